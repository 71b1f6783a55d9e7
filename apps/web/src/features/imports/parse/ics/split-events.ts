import ICAL from "ical.js";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";

/** A property as jCal has it (RFC 7265): name, parameters, type, values. */
type Property = readonly [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];

/** A property of an event or calendar. */
export interface IcsValue {
  text: string;
  /** `date`, `date-time` and so on. */
  type: string;
  parameters: Readonly<Record<string, string | string[]>>;
  /** A structured value, such as the two numbers of GEO. */
  value: unknown;
}
export type IcsProperties = ReadonlyMap<string, IcsValue>;

/** A line that begins no property belongs to the one before: some programs do not fold what they write. */
const joinLines = (text: string): string =>
  text.replace(/\r?\n(?=[^ \t\r\n])(?![a-z][a-z0-9-]*[;:])/gi, "\\n");

function parseComponent(text: string): IcsProperties {
  const [, properties] = ICAL.parse(joinLines(text)) as [string, Property[]];
  return new Map(
    properties.map(([name, parameters, type, value]) => [
      name,
      { parameters, type, value, text: typeof value === "string" ? value : "" },
    ]),
  );
}

/** The properties of a component, null when it is not readable. */
function tryParse(text: string): IcsProperties | null {
  try {
    return parseComponent(text);
  } catch {
    return null;
  }
}

const begin = "BEGIN:VEVENT";
const end = /^END:VEVENT[ \t]*$/gim;

/** The calendar's own properties: everything before its first component. */
export function readCalendar(text: string): IcsProperties {
  const body = text.slice(text.search(/^BEGIN:VCALENDAR/im));
  const first = body.slice(1).search(/^(?:BEGIN|END):/im);
  const own = first < 0 ? body : body.slice(0, first + 1);
  return tryParse(`${own.trimEnd()}\r\nEND:VCALENDAR\r\n`) ?? new Map();
}

/**
 * The events of a calendar, one after another, so that one broken event spoils no other and memory holds one at a time. Refuses a
 * file that ends within an event.
 */
export function* readEvents(text: string): Generator<IcsProperties> {
  // Letters keep their places, unlike those of other languages in toUpperCase.
  const starts = text.matchAll(/^BEGIN:VEVENT[ \t]*$/gim);
  let events = 0;
  for (const { index } of starts) {
    end.lastIndex = index + begin.length;
    const found = end.exec(text);
    if (!found) refuse({ code: "broken", format: "ics", line: 0 });
    if (++events > importLimits.events || end.lastIndex - index > importLimits.record)
      refuse({ code: "tooComplex" });
    // Alarms within an event are none of its properties.
    const event = tryParse(text.slice(index, end.lastIndex));
    if (event) yield event;
  }
}
