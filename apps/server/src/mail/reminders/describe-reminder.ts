import { type CheckIn, nameFlight } from "@castor/core/bookings/check-ins.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import type { Deadline } from "@castor/core/finance/table/list-deadlines.ts";
import { createFormats, type Formats } from "@castor/core/formats/create-formats.ts";
import { limits } from "@castor/core/limits.ts";
import type { OpenTask } from "@castor/core/notes/list-open-tasks.ts";
import { addressOf } from "@castor/core/pages.ts";
import { type DateText, dayOf, daysBetween, timeOf } from "@castor/core/time/dates.ts";
import { type Severity, severities } from "@castor/core/trips/silenced/finding-kinds.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createFindingDescriber } from "@castor/i18n/describe-finding.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { MailBlock } from "../mail-html.ts";
import type { Reader } from "../mail-texts.ts";
import type { DescribedDay, DescribedRoute } from "./describe-day.ts";

interface ReminderText {
  subject: string;
  blocks: MailBlock[];
}

interface Speaker {
  translate: Translate<ServerWordsKey>;
  reader: Reader;
  publicUrl: string;
}

/** The costs and tasks of a trip that are due soon. */
export interface TripDeadlines {
  trip: Pick<Trip, "id" | "name">;
  today: DateText;
  deadlines: readonly Deadline[];
  tasks: readonly OpenTask[];
}

/** Says which payments, free cancellations and tasks are due soon, trip by trip. */
export function describeDeadlines(
  trips: readonly TripDeadlines[],
  { translate, reader, publicUrl }: Speaker,
): ReminderText {
  const formats = createFormats(reader.lang);
  const count = trips.reduce(
    (sum, { deadlines, tasks }) => sum + deadlines.length + tasks.length,
    0,
  );
  const describeTask = ({ due, text }: OpenTask, today: DateText) =>
    translate("mail.deadlineTask", {
      date: formats.dateInWords(due ?? today),
      left: formats.daysFromToday(daysBetween(today, due ?? today)),
      what: text,
    });
  return {
    subject: translate("mail.deadlinesSubject", { count }),
    blocks: [
      { paragraph: translate("mail.deadlinesText") },
      ...trips.flatMap(({ trip, today, deadlines, tasks }): MailBlock[] => [
        ...listLines(
          [
            ...deadlines.map((deadline) => describeDeadline(deadline, translate, formats)),
            ...tasks.map((task) => describeTask(task, today)),
          ],
          translate,
        ),
        deadlines.length > 0
          ? {
              button: translate("mail.deadlinesButton", { trip: trip.name }),
              link: `${publicUrl}${addressOf("finance", { tripId: trip.id })}?view=deadlines`,
            }
          : {
              button: translate("mail.tasksButton", { trip: trip.name }),
              link: `${publicUrl}${addressOf("tasks", { tripId: trip.id })}`,
            },
      ]),
    ],
  };
}

function describeDeadline(
  { kind, date, daysLeft, row, amount }: Deadline,
  translate: Translate<ServerWordsKey>,
  formats: Formats,
): string {
  return translate(kind === "payment" ? "mail.deadlinePay" : "mail.deadlineCancel", {
    date: formats.dateInWords(date),
    left: formats.daysFromToday(daysLeft),
    amount: formats.money(amount, row.currency),
    what: row.title,
  });
}

/** Says where a date of a trip begins, and what stands against its plan. */
export function describeComingDay(
  trip: Trip,
  date: DateText,
  { routes, findings, isChecked }: DescribedDay,
  { translate, reader, publicUrl }: Speaker,
): ReminderText {
  const formats = createFormats(reader.lang);
  const describeFinding = createFindingDescriber(translate, formats);
  const isBegin = trip.startDate === date;
  const words = { trip: trip.name, date: formats.dateInWords(date) };
  const linesOf = (severity: Severity): MailBlock[] => {
    const some = findings.filter((finding) => finding.severity === severity);
    if (some.length === 0 || severity === "hint") return [];
    return [
      { paragraph: translate(severity === "tight" ? "mail.dayTight" : "mail.dayImpossible") },
      ...listLines(
        some.map((finding) => `${namesOf(trip, finding)}: ${describeFinding(finding)}`),
        translate,
      ),
    ];
  };
  return {
    subject: translate(isBegin ? "mail.tripBeginsSubject" : "mail.tripDaySubject", words),
    blocks: [
      { paragraph: translate(isBegin ? "mail.tripBeginsText" : "mail.tripDayText", words) },
      ...listLines(
        routes.map((route) => describeBegin(route, translate, formats)),
        translate,
      ),
      ...severities.flatMap(linesOf),
      ...(isChecked && findings.length === 0 ? [{ paragraph: translate("mail.dayFine") }] : []),
      {
        button: translate("mail.dayButton"),
        link: `${publicUrl}${addressOf("map", { tripId: trip.id, routeId: routes[0]?.route.id ?? "" })}`,
      },
    ],
  };
}

/** Says that check-in for a flight is open. Codes, seats and names stay in the trip. */
export function describeCheckIn(
  trip: Pick<Trip, "id" | "name">,
  { journey, departsAt }: CheckIn,
  { translate, reader, publicUrl }: Speaker,
): ReminderText {
  const formats = createFormats(reader.lang);
  const flight = nameFlight(journey);
  const day = addressOf("map", { tripId: trip.id, routeId: journey.fromRouteId });
  return {
    subject: translate("mail.checkInSubject", { flight }),
    blocks: [
      {
        paragraph: translate("mail.checkInText", {
          ...{ flight, trip: trip.name, date: formats.dateInWords(dayOf(departsAt)) },
          time: formats.time(timeOf(departsAt)),
        }),
      },
      {
        button: translate("mail.checkInButton"),
        link: `${publicUrl}${day}?point=${encodeURIComponent(journey.from.id)}`,
      },
    ],
  };
}

function describeBegin(
  { route, first }: DescribedRoute,
  translate: Translate<ServerWordsKey>,
  formats: Formats,
): string {
  const day = route.name;
  if (first === null) return translate("mail.dayWithoutStops", { day });
  const { name: stop, time } = first;
  if (time === null) return translate("mail.dayWithoutTime", { day, stop });
  return translate("mail.dayFirstStop", { day, stop, time: formats.time(time) });
}

/** The places of a finding; its day where it concerns none. */
function namesOf({ routes }: Pick<Trip, "routes">, { stopIds, routeIds }: Finding): string {
  const stops = routes.flatMap(({ points }) => points).filter(({ id }) => stopIds.includes(id));
  const names = [...new Set(stops.map(({ name }) => name))];
  if (names.length > 0) return names.join(", ");
  return routes.find(({ id }) => id === routeIds[0])?.name ?? "";
}

/** Lines of a list. A mail ends somewhere. */
function listLines(lines: readonly string[], translate: Translate<ServerWordsKey>): MailBlock[] {
  const shown = lines.slice(0, limits.linesPerReminder);
  const more = lines.length - shown.length;
  return [
    ...shown.map((line) => ({ paragraph: `• ${line}` })),
    ...(more > 0 ? [{ paragraph: translate("mail.moreLines", { count: more }) }] : []),
  ];
}
