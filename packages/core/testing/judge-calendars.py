"""Reads calendars (a JSON list of texts) as other programs do: vobject and libical. Answers what vobject understood."""

import ctypes
import ctypes.util
import datetime
import json
import sys

import vobject

libical = ctypes.CDLL(ctypes.util.find_library("ical") or "libical.so.3")
libical.icalparser_parse_string.restype = ctypes.c_void_p
libical.icalparser_parse_string.argtypes = [ctypes.c_char_p]
libical.icalcomponent_count_errors.argtypes = [ctypes.c_void_p]
libical.icalrestriction_check.argtypes = [ctypes.c_void_p]
libical.icalcomponent_as_ical_string.argtypes = [ctypes.c_void_p]
libical.icalcomponent_as_ical_string.restype = ctypes.c_char_p


def instant(value):
    if not isinstance(value, datetime.datetime):
        return value.isoformat()
    return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M")


def read(text):
    component = libical.icalparser_parse_string(text.encode())
    if not component:
        raise ValueError("libical reads nothing")
    valid = libical.icalrestriction_check(component)
    errors = libical.icalcomponent_count_errors(component)
    if errors or not valid:
        raise ValueError(libical.icalcomponent_as_ical_string(component).decode())
    calendar = vobject.readOne(text)
    calendar.validate(raiseException=True)
    return [
        {
            "uid": event.uid.value,
            "summary": event.summary.value,
            "start": instant(event.dtstart.value),
            "end": instant(event.dtend.value) if hasattr(event, "dtend") else None,
        }
        for event in getattr(calendar, "vevent_list", [])
    ]


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
