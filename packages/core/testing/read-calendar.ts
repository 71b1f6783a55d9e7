/** An event as a strict reader of RFC 5545 understands it. */
export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  geo: string;
  sequence: number;
  isDay: boolean;
  /** Milliseconds since 1970; of a day, its midnight in UTC. */
  start: number;
  end: number | null;
  zone: string | null;
  /** Triggers of its alarms. */
  alarms: string[];
}

interface Line {
  name: string;
  params: Record<string, string>;
  value: string;
}

interface Component {
  name: string;
  lines: Line[];
  parts: Component[];
}

const fail = (what: string): never => {
  throw new Error(`not a calendar: ${what}`);
};

/** Reads a file byte by byte as RFC 5545 has it. Throws for whatever it does not allow. */
export function readCalendar(text: string): { name: string; events: ReadEvent[]; zones: string[] } {
  const calendar = readComponent(unfold(text));
  if (calendar.name !== "VCALENDAR") fail("no VCALENDAR");
  if (valueIn(calendar, "VERSION") !== "2.0" || valueIn(calendar, "PRODID") === "")
    fail("no version or product");
  if (calendar.parts.length === 0) fail("no component");
  const zones = new Map(
    calendar.parts
      .filter(({ name }) => name === "VTIMEZONE")
      .map((zone) => [valueIn(zone, "TZID"), zone]),
  );
  const events = calendar.parts
    .filter(({ name }) => name === "VEVENT")
    .map((part) => readEvent(part, zones));
  const uids = new Set(events.map(({ uid }) => uid));
  if (uids.size !== events.length) fail("a UID twice");
  return { name: readText(valueIn(calendar, "X-WR-CALNAME")), events, zones: [...zones.keys()] };
}

/** The lines without their folds. Each folded line is UTF-8 of its own, of at most 75 octets. */
function unfold(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const lines: string[] = [];
  let from = 0;
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] === 10) fail("LF without CR");
    if (bytes[index] !== 13) continue;
    if (bytes[index + 1] !== 10) fail("CR without LF");
    if (index - from > 75) fail(`a line of ${index - from} octets`);
    const line = decoder.decode(bytes.subarray(from, index));
    if (line === "") fail("an empty line");
    if (/(?!\t)\p{Cc}/u.test(line)) fail("a control character");
    if (line.startsWith(" "))
      lines.push((lines.pop() ?? fail("a fold at the start")) + line.slice(1));
    else lines.push(line);
    index++;
    from = index + 1;
  }
  if (from !== bytes.length) fail("no CRLF at the end");
  return lines;
}

function readComponent(lines: readonly string[]): Component {
  const root: Component = { name: "", lines: [], parts: [] };
  const open = [root];
  for (const text of lines) {
    const line = readLine(text);
    const current = open.at(-1) ?? fail("too many ENDs");
    if (line.name === "BEGIN") {
      const part = { name: line.value, lines: [], parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (line.name === "END") {
      if (open.pop()?.name !== line.value) fail(`END of another component: ${line.value}`);
    } else current.lines.push(line);
  }
  const [calendar] = root.parts;
  if (open.length !== 1 || calendar === undefined || root.parts.length + root.lines.length !== 1)
    return fail("not one component");
  return calendar;
}

function readLine(line: string): Line {
  const [, name, params = "", value = ""] =
    /^([A-Z-]+)((?:;[A-Z-]+=[^:;,"]+)*):(.*)$/su.exec(line) ?? fail(line);
  const given = params.split(";").slice(1);
  return {
    name: name ?? "",
    params: Object.fromEntries(given.map((param) => param.split("=") as [string, string])),
    value,
  };
}

function lineOf({ lines }: Component, name: string): Line | null {
  const found = lines.filter((line) => line.name === name);
  if (found.length > 1) fail(`${name} twice`);
  return found[0] ?? null;
}

const valueIn = (part: Component, name: string) => lineOf(part, name)?.value ?? "";

function readText(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,n])*$/su.test(value)) fail(`not escaped: ${value}`);
  return value.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
}

function readEvent(part: Component, zones: ReadonlyMap<string, Component>): ReadEvent {
  const start = lineOf(part, "DTSTART") ?? fail("no DTSTART");
  const endLine = lineOf(part, "DTEND");
  const [from, end] = [readMoment(start, zones), endLine && readMoment(endLine, zones)];
  if (end !== null && end <= from) fail("an end that is not after the start");
  if (endLine && endLine.params.VALUE !== start.params.VALUE) fail("ends of two kinds");
  for (const name of ["DTSTAMP", "LAST-MODIFIED"])
    if (!/^\d{8}T\d{6}Z$/.test(valueIn(part, name))) fail(`${name} is no instant in UTC`);
  const uid = valueIn(part, "UID");
  if (!/^[\w@-]+$/.test(uid)) fail("no UID");
  const url = valueIn(part, "URL");
  if (url !== "" && !/^https?:\/\/[!-~]+$/.test(url)) fail(`not a URI: ${url}`);
  const geo = valueIn(part, "GEO");
  if (geo !== "" && !/^-?\d+\.\d+;-?\d+\.\d+$/.test(geo)) fail(`not a position: ${geo}`);
  return {
    ...{ uid, url, geo, start: from, end },
    summary: readText(valueIn(part, "SUMMARY")),
    description: readText(valueIn(part, "DESCRIPTION")),
    location: readText(valueIn(part, "LOCATION")),
    sequence: Number(valueIn(part, "SEQUENCE")),
    isDay: start.params.VALUE === "DATE",
    zone: start.params.TZID ?? null,
    alarms: part.parts.map(readAlarm),
  };
}

function readAlarm(alarm: Component): string {
  if (alarm.name !== "VALARM" || valueIn(alarm, "ACTION") !== "DISPLAY") fail("not an alarm");
  if (readText(valueIn(alarm, "DESCRIPTION")) === "") fail("an alarm without words");
  const trigger = valueIn(alarm, "TRIGGER");
  return /^-PT\d+M$/.test(trigger) ? trigger : fail(`not a trigger: ${trigger}`);
}

function readMoment({ params, value }: Line, zones: ReadonlyMap<string, Component>): number {
  const [, year, month, day, time = "T000000", utc] =
    /^(\d{4})(\d\d)(\d\d)(T\d{6})?(Z)?$/.exec(value) ?? fail(`not a time: ${value}`);
  const clock = time.slice(1).replace(/(..)(?=.)/g, "$1:");
  const wall = Date.parse(`${year}-${month}-${day}T${clock}Z`);
  if (Number.isNaN(wall)) fail(`not a time: ${value}`);
  if (params.VALUE === "DATE" || utc === "Z") return wall;
  return wall - offsetAt(zones.get(params.TZID ?? "") ?? fail(`no zone: ${params.TZID}`), wall);
}

/** The offset of a local time: that of the last change before it (RFC 5545, 3.6.5). */
function offsetAt(zone: Component, wall: number): number {
  let offset: number | null = null;
  let last = -Infinity;
  for (const change of zone.parts) {
    const [before, after] = [readOffset(change, "FROM"), readOffset(change, "TO")];
    // A time that occurs twice is at the first, one that is skipped by the offset before the gap.
    const start = Date.parse(isoOf(valueIn(change, "DTSTART"))) + Math.max(0, after - before);
    if (start <= last) fail("changes of a zone out of order");
    if (start <= wall) offset = after;
    last = start;
  }
  return offset ?? fail("a time before the first change of its zone");
}

const isoOf = (value: string) =>
  value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");

function readOffset(change: Component, side: "FROM" | "TO"): number {
  const [, sign, hours, minutes, seconds = "0"] =
    /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(valueIn(change, `TZOFFSET${side}`)) ?? fail("no offset");
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === "-" ? -size : size) * 1_000;
}
