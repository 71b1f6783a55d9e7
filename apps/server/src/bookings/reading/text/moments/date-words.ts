/** The words of dates in confirmations, in English and Russian, in the forms and the short forms that senders write. */
const monthForms = [
  "jan january янв января январь",
  "feb february фев февр февраля февраль",
  "mar march мар марта март",
  "apr april апр апреля апрель",
  "may мая май",
  "jun june июн июня июнь",
  "jul july июл июля июль",
  "aug august авг августа август",
  "sep sept september сен сент сентября сентябрь",
  "oct october окт октября октябрь",
  "nov november ноя нояб ноября ноябрь",
  "dec december дек декабря декабрь",
];

/** Sunday first, as `Date` counts. */
const weekdayForms = [
  "sun sunday вс воскресенье воскресенья",
  "mon monday пн понедельник понедельника",
  "tue tues tuesday вт вторник вторника",
  "wed weds wednesday ср среда среду среды",
  "thu thur thurs thursday чт четверг четверга",
  "fri friday пт пятница пятницу пятницы",
  "sat saturday сб суббота субботу субботы",
];

const indexForms = (forms: readonly string[]) =>
  new Map(forms.flatMap((words, index) => words.split(" ").map((word) => [word, index] as const)));

/** January is 0. */
export const months = indexForms(monthForms);
/** Sunday is 0. */
export const weekdays = indexForms(weekdayForms);

const longestFirst = (words: Iterable<string>) =>
  [...words].sort((a, b) => b.length - a.length).join("|");
export const monthPattern = longestFirst(months.keys());
export const weekdayPattern = longestFirst(weekdays.keys());
