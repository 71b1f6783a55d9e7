import * as z from "zod/mini";
import { currency } from "../basics/currencies.ts";
import { tripRole } from "../members/member.ts";
import { id } from "../schemas/ids.ts";
import { type DateText, date, instant } from "../time/dates.ts";
import { standingOf, type Trip } from "./trip.ts";
import { coverOf, noCover, tripCover } from "./trip-cover.ts";
import { datesOf } from "./trip-dates.ts";

/** The sections of the trips list in their order (specification#trip-sections). */
export const tripSections = ["current", "old", "public", "draft"] as const;
export const tripSection = z.enum(tripSections);
export type TripSection = z.infer<typeof tripSection>;

/** The options of the selector of the trips list: All / Current / Past / Drafts / Public (specification#trip-list). */
export const tripModes = ["all", "current", "old", "draft", "public"] as const;
export const tripMode = z.enum(tripModes);
export type TripMode = z.infer<typeof tripMode>;

/** A trip in the list (specification#trip-list). */
export const tripSummary = z.object({
  id,
  name: z.string(),
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  isDraft: z.boolean(),
  isPublic: z.boolean(),
  isInCatalog: z.boolean(),
  section: tripSection,
  routesCount: z.int(),
  pointsCount: z.int(),
  currency,
  updated: instant,
  /** Answers that were kept before there was one have none. */
  cover: z._default(tripCover, noCover),
  /** Of the reader. Answers that were kept before there were members are of the owner. */
  role: z._default(tripRole, "owner"),
  /** With the owner. */
  members: z._default(z.int(), 1),
  isShared: z._default(z.boolean(), false),
  /** The first of its people, the owner before the others; nobody of a trip that is not shared. */
  people: z._default(z.array(z.object({ userId: id, name: z.string() })), []),
  /** Its owner offers it to the reader. */
  isOffered: z._default(z.boolean(), false),
});
export type TripSummary = z.infer<typeof tripSummary>;

/** A whole trip as the list shows it, on this day. It does not say how many members it has. */
export function summarize(trip: Trip, today: DateText): TripSummary {
  const { id, name, isDraft, isPublic, isInCatalog, currency, updated, routes } = trip;
  const dates = datesOf(routes);
  return {
    ...{ id, name, isDraft, isPublic, isInCatalog, currency, updated, ...dates },
    section: sectionOf({ isDraft, isPublic, endDate: dates.endDate }, today),
    routesCount: routes.length,
    pointsCount: routes.reduce((sum, { points }) => sum + points.length, 0),
    cover: coverOf(trip),
    ...{
      role: standingOf(trip).role ?? "owner",
      members: 1,
      isShared: false,
      people: [],
      isOffered: false,
    },
  };
}

/**
 * The section of a trip (specification#trip-sections): draft, else public, else old if its last day is before today in the caller's
 * zone, else current.
 */
export function sectionOf(
  trip: Pick<TripSummary, "isDraft" | "isPublic" | "endDate">,
  today: DateText,
): TripSection {
  if (trip.isDraft) return "draft";
  if (trip.isPublic) return "public";
  return trip.endDate !== null && trip.endDate < today ? "old" : "current";
}
