import { toPlainText } from "../../markup/plain-text.ts";
import { addressOf } from "../../pages.ts";
import { minutesBeforeDay } from "../../reminders/reminder-times.ts";
import { dayOf } from "../../time/dates.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { asUri, type CalendarInput, joinLines } from "./calendar-input.ts";

/**
 * An all-day event for each day, with its stops in order. The name of the trip tells it apart among other events. An
 * alarm on the evening before is for owners who asked to be reminded.
 */
export const listDayEvents = ({ trip, words, site, reminders }: CalendarInput): CalendarEvent[] =>
  trip.routes.map((route) => ({
    uid: `day-${route.id}@castor`,
    when: { kind: "day", date: dayOf(route.date) },
    summary: words.day(trip.name, route.name),
    description: joinLines([
      ...route.points.map(({ name }, index) => `${index + 1}. ${name}`),
      toPlainText(route.description),
    ]),
    location: "",
    position: null,
    url: asUri(site + addressOf("map", { tripId: trip.id, routeId: route.id })),
    alarm: trip.canEdit && reminders.hasTripDays ? minutesBeforeDay(1) : null,
  }));
