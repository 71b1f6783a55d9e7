import * as z from "zod/mini";
import { type DateText, date, instant } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { currency } from "../finance/currencies.ts";

/** The sections of the trips list in their order (section 2). */
export const tripSections = ["current", "old", "public", "draft"] as const;
export const tripSection = z.enum(tripSections);
export type TripSection = z.infer<typeof tripSection>;

/** What the selector of the trips list offers: All / Current / Past / Drafts / Public (section 2). */
export const tripModes = ["all", "current", "old", "draft", "public"] as const;
export const tripMode = z.enum(tripModes);
export type TripMode = z.infer<typeof tripMode>;

/** A trip as the list shows it (decisions 4). */
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
});
export type TripSummary = z.infer<typeof tripSummary>;

/** Draft, else public, else old when its last day is before the caller's today, else current (decisions 4). */
export function sectionOf(
  trip: Pick<TripSummary, "isDraft" | "isPublic" | "endDate">,
  today: DateText,
): TripSection {
  if (trip.isDraft) return "draft";
  if (trip.isPublic) return "public";
  return trip.endDate !== null && trip.endDate < today ? "old" : "current";
}
