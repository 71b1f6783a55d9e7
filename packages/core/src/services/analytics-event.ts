import * as z from "zod/mini";
import { language } from "../basics/language.ts";
import { limits } from "../limits.ts";
import { type PageName, pages } from "../pages.ts";
import { id } from "../schemas/ids.ts";

const pageName = z.enum(Object.keys(pages) as [PageName, ...PageName[]]);

/** The main steps of a user (specification#analytics). */
const userStep = z.enum([
  ...(["registered", "trip made", "first point"] as const),
  ...(["published", "copied", "exported"] as const),
]);
export type UserStep = z.infer<typeof userStep>;

/**
 * All that the browser may send about a visit (specification#analytics). `distinctId` is the user's id or a random one. A page
 * is sent by its name, never by its address, which contains ids and tokens. Only an opened share link names its trip.
 */
export const analyticsEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("identify"),
    distinctId: id,
    /** The random id before the login. The user's id replaces it. */
    anonymousId: z.optional(id),
  }),
  z.object({ event: z.literal("page"), distinctId: id, page: pageName }),
  z.object({ event: z.literal("step"), distinctId: id, step: userStep }),
  /** A share link was opened (specification#share-link). */
  z.object({
    event: z.literal("open shared trip"),
    distinctId: id,
    lang: language,
    tripName: z.string().check(z.maxLength(limits.name)),
    tripId: id,
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
