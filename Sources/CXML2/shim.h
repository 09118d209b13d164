#pragma once
#include <libxml/xmlversion.h>
// The library's headers would include the system's ICU, whose types clash with those of Foundation's own.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
