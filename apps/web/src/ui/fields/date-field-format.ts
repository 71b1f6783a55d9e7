/** The formats, bounds, parser and labels that all date and time fields share. */
export interface DateFieldFormat {
  locale: string;
  /** The first and the last selectable date, `YYYY-MM-DD`. */
  minDate: string;
  maxDate: string;
  /** 0 is Sunday. */
  firstDayOfWeek: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  isTwelveHours: boolean;
  /** Reads typed text as `YYYY-MM-DD`; null when it is not understood. `near` is a date that the field is about. */
  read: (typed: string, near: string | null) => string | null;
  /** A date as the field shows it. */
  show: (date: string) => string;
  /** A date in words, read back while it is typed. */
  spell: (date: string) => string;
  /** What can be typed. */
  example: string;
  notUnderstood: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  time: string;
  hours: string;
  minutes: string;
  amPm: string;
  clear: string;
}
