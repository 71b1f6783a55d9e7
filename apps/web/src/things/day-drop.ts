/** The place of the days in the drag library: a point held over the row of days goes to the day under the pointer. */
export const dayStripId = "day-strip";

/** What takes a point as an idea says so in place of a day. */
export const ideasDropId = "ideas";
