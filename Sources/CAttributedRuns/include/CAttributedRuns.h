#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Where an attributed string of Foundation keeps its characters and its runs, in bytes from its beginning.
typedef struct {
    size_t characters, runs;
} placard_string_layout;

/// What became of the runs of the mutable string that went last on this thread, while nothing is given back yet.
typedef struct {
    const void *runs;
    bool were_its_own;
} placard_gone_string;

/// Has `NSAttributedString` and `NSMutableAttributedString` come by here when one of them goes. Nothing is given back yet.
///
/// `immutable` and `mutable` are the addresses of the metadata of the two classes.
void placard_watch_strings(void *immutable, void *mutable, placard_string_layout layout);

/// What the last mutable string that went on this thread left; its runs are null if there was none since the last call.
placard_gone_string placard_last_gone_string(void);

/// From now on the runs of a string go with it.
void placard_give_runs_back(void);

/// The classes are as they were before `placard_watch_strings`.
void placard_leave_strings(void);
