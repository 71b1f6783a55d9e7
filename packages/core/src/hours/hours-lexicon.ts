/** The meaning of a word in opening hours. */
export type HoursWord =
  | { kind: "days"; days: readonly number[] }
  | { kind: "holidays" }
  | { kind: "month"; month: number }
  | { kind: "clock"; minutes: number }
  | { kind: "half"; half: "am" | "pm" }
  | { kind: "closed" | "daysOff" | "always" | "break" | "except" | "to" | "and" | "filler" };

const every = [0, 1, 2, 3, 4, 5, 6];
const working = every.slice(0, 5);
const weekend = every.slice(5);

/** The forms of each meaning. A form matches the whole word. */
const table: readonly (readonly [forms: RegExp, meaning: HoursWord])[] = [
  ...[
    /^(?:mondays?|mon|mo|понедельник\p{L}{0,2}|пн|пон|пнд)$/u,
    /^(?:tuesdays?|tues?|tu|вторник\p{L}{0,2}|вт|втр)$/u,
    /^(?:wednesdays?|weds?|we|сред(?:а|у|ы|е|ам)|ср|срд)$/u,
    /^(?:thursdays?|thur?s?|th|четверг\p{L}{0,2}|чт|чтв)$/u,
    /^(?:fridays?|fri|fr|пятниц\p{L}{1,2}|пт|птн)$/u,
    /^(?:saturdays?|sat|sa|суббот\p{L}{1,2}|сб|сбт)$/u,
    /^(?:sundays?|sun|su|воскресень\p{L}{1,2}|вс|вск|вскр)$/u,
  ].map((forms, day) => [forms, { kind: "days", days: [day] }] as const),
  ...[
    /^(?:january|jan|январ[ьяею]|янв)$/,
    /^(?:february|feb|феврал[ьяею]|фев)$/,
    /^(?:march|mar|март[ауе]?|мар)$/,
    /^(?:april|apr|апрел[ьяею]|апр)$/,
    /^(?:may|ма[йяею])$/,
    /^(?:june|jun|июн[ьяею]|июн)$/,
    /^(?:july|jul|июл[ьяею]|июл)$/,
    /^(?:august|aug|август[ауе]?|авг)$/,
    /^(?:september|sept?|сентябр[ьяею]|сент?)$/,
    /^(?:october|oct|октябр[ьяею]|окт)$/,
    /^(?:november|nov|ноябр[ьяею]|нояб?)$/,
    /^(?:december|dec|декабр[ьяею]|дек)$/,
  ].map((forms, month) => [forms, { kind: "month", month }] as const),
  [/^(?:daily|everyday|ежедневно)$/, { kind: "days", days: every }],
  [/^(?:weekdays?|будни|будням|будние|рабочие|рабочим)$/, { kind: "days", days: working }],
  [/^weekends?$/, { kind: "days", days: weekend }],
  [/^(?:holidays?|праздник(?:и|ам)|праздничны[ем]|ph)$/, { kind: "holidays" }],
  [/^(?:noon|полд(?:ень|ня))$/, { kind: "clock", minutes: 720 }],
  [/^(?:midnight|полноч[ьи])$/, { kind: "clock", minutes: 0 }],
  [/^am$/, { kind: "half", half: "am" }],
  [/^pm$/, { kind: "half", half: "pm" }],
  [/^(?:closed|off|закрыт[оа]?|выходной|нерабочий)$/, { kind: "closed" }],
  [/^(?:выходные|выходным)$/, { kind: "daysOff" }],
  [/^(?:always|круглосуточно)$/, { kind: "always" }],
  [/^(?:break|перерыв|обед)$/, { kind: "break" }],
  [/^(?:except|кроме)$/, { kind: "except" }],
  [/^(?:to|till?|until|through|thru|до|по)$/, { kind: "to" }],
  [/^(?:and|&|и)$/, { kind: "and" }],
  [
    /^(?:from|on|open|с|со|в|во|открыт[оа]?|работа(?:ет|ем)|день|дни|дням|ч|час|час(?:а|ов)|hrs?|часы)$/,
    { kind: "filler" },
  ],
];

/** The meaning of a word in lower case. Null for a word that does not belong to opening hours. */
export function hoursWordOf(word: string): HoursWord | null {
  return table.find(([forms]) => forms.test(word))?.[1] ?? null;
}
