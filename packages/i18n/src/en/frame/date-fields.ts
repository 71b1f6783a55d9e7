/** Fields for dates and times. */
export const dateFields = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  hours: "Hours",
  minutes: "Minutes",
  example: "Such as 5 Dec, tomorrow or {{date}}",
  notUnderstood: "Not a date. Try 5 Dec, tomorrow or {{date}}.",
  time: "Time",
  amPm: "AM or PM",
  clear: "Clear the date",
} as const;
