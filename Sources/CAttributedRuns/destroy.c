#include "CAttributedRuns.h"

#include <stdatomic.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

typedef SWIFT_CALL void destroyer(SWIFT_SELF void *object);

// Of the Swift runtime, whose ABI is stable for both.
extern void swift_release(void *object);
extern size_t swift_retainCount(void *object);

/// A class and what destroys its instances: the word two before the address of its metadata.
typedef struct {
    _Atomic(destroyer *) *slot;
    destroyer *former;
} string_class;

static string_class immutable, mutable;
static placard_string_layout layout;
static atomic_bool gives_back;
static _Thread_local placard_gone_string last;

static void *word(void *object, size_t offset) { return *(void **)((char *)object + offset); }

static SWIFT_CALL void destroy_immutable(SWIFT_SELF void *object) {
    void *runs = word(object, layout.runs);
    immutable.former(object);
    if (atomic_load_explicit(&gives_back, memory_order_relaxed)) swift_release(runs);
}

// `NSAttributedString(attributedString:)` fills a mutable string and takes its characters and its runs, whose count does
// not tell of it. That of the characters does: they belong to nobody else but then, or while `mutableString` is in use.
static SWIFT_CALL void destroy_mutable(SWIFT_SELF void *object) {
    void *runs = word(object, layout.runs);
    bool own = swift_retainCount(word(object, layout.characters)) == 1;
    mutable.former(object);
    if (!atomic_load_explicit(&gives_back, memory_order_relaxed)) {
        last = (placard_gone_string){runs, own};
    } else if (own) {
        swift_release(runs);
    }
}

static void take(string_class *class, void *metadata, destroyer *replacement) {
    class->slot = (_Atomic(destroyer *) *)metadata - 2;
    class->former = atomic_load(class->slot);
    atomic_store(class->slot, replacement);
}

void placard_watch_strings(void *immutable_class, void *mutable_class, placard_string_layout found) {
    layout = found;
    take(&immutable, immutable_class, destroy_immutable);
    take(&mutable, mutable_class, destroy_mutable);
}

placard_gone_string placard_last_gone_string(void) {
    placard_gone_string answer = last;
    last = (placard_gone_string){0};
    return answer;
}

void placard_give_runs_back(void) { atomic_store(&gives_back, true); }

void placard_leave_strings(void) {
    atomic_store(immutable.slot, immutable.former);
    atomic_store(mutable.slot, mutable.former);
}
