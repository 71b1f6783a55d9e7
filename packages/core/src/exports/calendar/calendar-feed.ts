import * as z from "zod/mini";
import { instant } from "../../time/dates.ts";

/** Whether a trip has a secret link for calendar services, and since when (specification#calendar-feed). */
export const calendarFeed = z.object({ active: z.boolean(), created: z.nullable(instant) });
export type CalendarFeed = z.infer<typeof calendarFeed>;
