/** The place of the days in the drag library: a point held over the row of days goes to the day under the pointer. */
export const dayStripId = "day-strip";
