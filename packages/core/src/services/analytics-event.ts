import * as z from "zod/mini";
import { id } from "../basics/ids.ts";
import { type PageName, pages } from "../pages.ts";

const pageName = z.enum(Object.keys(pages) as [PageName, ...PageName[]]);

/**
 * What the browser may tell of a visit (sections 1 and 4), and nothing beside it: `distinctId` is whose visit it is, the
 * user's id or a random one; a page is told by its name, never by its address, which carries ids and tokens.
 */
export const analyticsEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("identify"),
    distinctId: id,
    /** The random id of the visit before the login, which the user's own replaces. */
    anonymousId: z.optional(id),
  }),
  z.object({ event: z.literal("page"), distinctId: id, page: pageName }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
