import type { Language } from "@castor/core/basics/language.ts";
import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { CalendarInput } from "@castor/core/exports/calendar/calendar-input.ts";
import type { CalendarWords } from "@castor/core/exports/calendar/calendar-words.ts";
import { writeCalendar } from "@castor/core/exports/calendar/write-calendar.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { noReminders } from "@castor/core/reminders/reminders.ts";
import { saveEvent } from "../../account/activity/account-event-store.ts";
import { loadUser } from "../../account/user-store.ts";
import { textInTurns } from "../../concurrency/in-turns.ts";
import { hashToken, newSecretKey } from "../../db/secret-tokens.ts";
import { requireFound, requireTrip, viewFor } from "../../http/access/require-context.ts";
import type { TripContext } from "../../http/calls/context.ts";
import { translations } from "../../http/calls/read-caller.ts";
import type { PathRouter } from "../../outside/routing/path-router.ts";
import { loadReminders } from "../../reminders/reminder-settings-store.ts";
import { loadTrip } from "../../trips/trip-store.ts";
import { findDayPaths } from "../day-paths.ts";
import { loadFeed, removeKey, saveKey } from "./calendar-key-store.ts";

export interface CalendarOptions {
  paths: Pick<PathRouter, "find">;
  publicUrl: string;
  /** The origin that serves `/api`. */
  apiOrigin: string;
}

type ExportHandlers = Handlers<(typeof endpoints)["exports"], TripContext>;
type CalendarHandlers = Pick<ExportHandlers, "calendar" | "feed" | "renewFeed" | "endFeed">;

/** A trip as a calendar, and its secret link (specification#calendar-feed). Only the owner manages the link. */
export const createCalendars = ({
  paths,
  publicUrl,
  apiOrigin,
}: CalendarOptions): CalendarHandlers => ({
  calendar: async ({ tripId, key }, context) => {
    const found = requireFound(await loadTrip(context.queries, tripId));
    const { ownerId, standing, version } = requireTrip(context);
    const isMember = standing.role !== null;
    const trip = viewFor(context).trip(found);
    const language = key === undefined ? context.language : await languageOfOwner(context);
    const words = calendarWords(language);
    // Whoever follows the secret link reads its owner's calendar.
    const userId = key === undefined ? context.viewer?.userId : ownerId;
    const reminders =
      isMember && userId !== undefined ? await loadReminders(context.queries, userId) : noReminders;
    const write = async function* () {
      // Visitors get no times, so no path is looked for.
      const found = await findDayPaths(paths, isMember ? trip.routes : []);
      const legsOf: CalendarInput["legsOf"] = ({ id }) => found.get(id)?.legs ?? {};
      const input: CalendarInput = {
        trip,
        version,
        legsOf,
        zoneAt,
        words,
        reminders,
        site: publicUrl,
      };
      yield* textInTurns(writeCalendar(input), context.countPiece);
    };
    return { fileName: nameAfterTitle(trip.name, "ics"), chunks: write() };
  },

  feed: ({ tripId }, { queries }) => loadFeed(queries, tripId),

  renewFeed: async ({ tripId }, context) => {
    const { queries, now } = context;
    const key = newSecretKey();
    await saveKey(queries, { tripId, hash: hashToken(key) }, now);
    await saveEvent(
      queries,
      { userId: requireTrip(context).ownerId, kind: "calendarKeyMade" },
      context,
    );
    return { url: `${apiOrigin}/api/calendar/${tripId}?key=${key}` };
  },

  endFeed: async ({ tripId }, { queries }) => {
    await removeKey(queries, tripId);
    return { success: true };
  },
});

/** A calendar service asks in no language. A feed of an account that is being removed is gone. */
async function languageOfOwner(context: TripContext): Promise<Language> {
  const owner = await loadUser(context.queries, requireTrip(context).ownerId);
  return requireFound(owner).lang;
}

/** The words of a calendar in one language. */
function calendarWords(language: Language): CalendarWords {
  const translate = translations[language];
  const { money, duration } = createFormats(language);
  return {
    day: (trip, day) => translate("calendar.day", { trip, day }),
    checkIn: (hotel) => translate("calendar.checkIn", { hotel }),
    checkOut: (hotel) => translate("calendar.checkOut", { hotel }),
    pay: (what, amount, currency) =>
      translate("calendar.pay", { what, amount: money(amount, currency) }),
    cancel: (what, amount, currency) =>
      translate("calendar.cancel", { what, amount: money(amount, currency) }),
    checkInOpens: (flight) => translate("mail.checkInSubject", { flight }),
    cancelled: (what) => translate("calendar.cancelled", { what }),
    about: translate("calendar.about"),
    comeBefore: (minutes) => translate("calendar.comeBefore", { time: duration(minutes * 60) }),
    coach: (coach) => translate("calendar.coach", { coach }),
    seat: (seat) => translate("calendar.seat", { seat }),
    terminal: (terminal) => translate("calendar.terminal", { terminal }),
    gate: (gate) => translate("calendar.gate", { gate }),
    code: (code) => translate("calendar.code", { code }),
    arrival: (time) => translate("calendar.arrival", { time }),
  };
}
