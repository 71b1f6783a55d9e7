import { expect, test } from "vitest";
import { parseWrittenHours } from "./parse-written-hours.ts";
import { readHours } from "./read-hours.ts";

const nbsp = "\u00a0";
const thin = "\u202f";

test.each([
  // Google Maps
  [
    `Monday\t9${thin}AM–5${thin}PM\nTuesday\t9${thin}AM–5${thin}PM\nWednesday\tClosed\nThursday\tOpen 24 hours\nFriday\t9${thin}AM–12${thin}PM, 1–5${thin}PM\nSaturday\t10${thin}AM–2${thin}AM\nSunday\tClosed`,
    "Mo-Tu 09:00-17:00; Th 00:00-24:00; Fr 09:00-12:00,13:00-17:00; Sa 10:00-02:00; We,Su off",
  ],
  [
    "Open ⋅ Closes 6 PM\nSunday\n10 AM–6 PM\nMonday\nClosed\nTuesday\n10 AM–6 PM\nSuggest new hours",
    "Tu,Su 10:00-18:00; Mo off",
  ],
  [
    "Открыто ⋅ Закроется в 18:00\nпонедельник\t09:00–18:00\nвторник\tЗакрыто\nсреда\tКруглосуточно",
    "Mo 09:00-18:00; We 00:00-24:00; Tu off",
  ],
  ["Закрыто ⋅ Откроется в 10:00 (вт)\nвторник\t10:00–18:00", "Tu 10:00-18:00"],
  ["Monday 9 AM–5 PM Tuesday 9 AM–5 PM Wednesday Closed", "Mo-Tu 09:00-17:00; We off"],
  // Yandex Maps, 2GIS
  ["ежедневно, 10:00–22:00", "10:00-22:00"],
  ["Ежедневно с 09:00 до 21:00", "09:00-21:00"],
  ["Открыто до 22:00\nежедневно, 10:00–22:00", "10:00-22:00"],
  [
    "пн-пт 09:00–18:00, перерыв 13:00–14:00; сб,вс 10:00–17:00",
    "Mo-Fr 09:00-13:00,14:00-18:00; Sa-Su 10:00-17:00",
  ],
  ["круглосуточно", "24/7"],
  ["Ежедневно круглосуточно", "24/7"],
  ["ежедневно круглосуточно, праздники — выходной", "00:00-24:00; PH off"],
  // Tripadvisor
  ["Sun\t9:00 AM - 6:00 PM\nMon\t9:00 AM - 6:00 PM", "Mo,Su 09:00-18:00"],
  // Museums and shops
  ["Пн-Пт: 09:00–18:00, Сб, Вс — выходной", "Mo-Fr 09:00-18:00; Sa-Su off"],
  [
    "Пн.–Пт. 9.00–18.00. Сб. 10.00–15.00. Вс. выходной.",
    "Mo-Fr 09:00-18:00; Sa 10:00-15:00; Su off",
  ],
  ["ежедневно с 10 до 19", "10:00-19:00"],
  [`с${nbsp}9:00 до${nbsp}18:00 без перерыва и выходных`, "09:00-18:00"],
  [
    "с понедельника по пятницу с 9-00 до 18-00, выходные дни: суббота, воскресенье",
    "Mo-Fr 09:00-18:00; Sa-Su off",
  ],
  ["по будням с 9 до 18, по выходным с 10 до 16", "Mo-Fr 09:00-18:00; Sa-Su 10:00-16:00"],
  ["Выходные: 10:00-16:00, будни 9-18", "Mo-Fr 09:00-18:00; Sa-Su 10:00-16:00"],
  ["вт–вс 11:00–20:00, пн выходной", "Tu-Su 11:00-20:00; Mo off"],
  ["Вт-Вс - 10:00-18:00, понедельник и праздничные дни - закрыто", "Tu-Su 10:00-18:00; Mo,PH off"],
  ["Ежедневно, кроме понедельника, 10:00–18:00", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00–18:00, кроме пн", "Tu-Su 10:00-18:00; Mo off"],
  ["с 1 мая по 30 сентября ежедневно 10:00-20:00", "May 01-Sep 30 10:00-20:00"],
  [
    "апрель–октябрь: 9:00–18:00, ноябрь–март: 10:00–17:00",
    "Apr-Oct 09:00-18:00; Nov-Mar 10:00-17:00",
  ],
  ["с мая по 15 октября 10:00-20:00", "May 01-Oct 15 10:00-20:00"],
  ["май–сентябрь 10:00-20:00, октябрь–апрель закрыто", "May-Sep 10:00-20:00; Oct-Apr off"],
  [
    "Режим работы: пн–чт 18:00–02:00, пт–сб 18:00–04:00, вс выходной",
    "Mo-Th 18:00-02:00; Fr-Sa 18:00-04:00; Su off",
  ],
  ["с 10.00 до 19.00, выходной — понедельник", "Tu-Su 10:00-19:00; Mo off"],
  ["10:00–18:00, понедельник — выходной", "Tu-Su 10:00-18:00; Mo off"],
  ["10.00-18.00, пн - выходной", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00–18:00 ежедневно, понедельник — выходной", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00–18:00; сб, вс — выходные.", "Mo-Fr 10:00-18:00; Sa-Su off"],
  ["10:00–18:00, праздники — выходной", "10:00-18:00; PH off"],
  ["выходной - понедельник, 10:00-18:00", "Tu-Su 10:00-18:00; Mo off"],
  ["понедельник — выходной\n10:00–18:00", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00-18:00 (closed Monday)", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00-18:00 (пн — выходной)", "Tu-Su 10:00-18:00; Mo off"],
  ["10:00-18:00 (daily)", "10:00-18:00"],
  ["9–18 (Mon–Fri), 10–15 (Sat)", "Mo-Fr 09:00-18:00; Sa 10:00-15:00"],
  ["пн–пт 9–18 (обед 13–14), вс (выходной)", "Mo-Fr 09:00-13:00,14:00-18:00; Su off"],
  ["пн-пт с 9.15 по 18.15", "Mo-Fr 09:15-18:15"],
  ["с 10.05 по 20.00", "10:05-20:00"],
  ["Часы работы: Пн–Пт с 9:00 до 18:00, обед с 13:00 до 14:00", "Mo-Fr 09:00-13:00,14:00-18:00"],
  ["ПН-ПТ 09:00-18:00 СБ 10:00-16:00 ВС ВЫХОДНОЙ", "Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off"],
  ["среда–понедельник 10:00–18:00, вторник — выходной", "Mo,We-Su 10:00-18:00; Tu off"],
  ["Daily 10am-6pm", "10:00-18:00"],
  ["10 AM–6 PM, closed on Mondays", "Tu-Su 10:00-18:00; Mo off"],
  [
    "Mon-Thu 11:30 AM-10 PM | Fri-Sat 11:30 AM-11 PM | Sun 12-9 PM",
    "Mo-Th 11:30-22:00; Fr-Sa 11:30-23:00; Su 12:00-21:00",
  ],
  ["Daily 10-18, Thu 10-21", "Mo-We,Fr-Su 10:00-18:00; Th 10:00-21:00"],
  ["Daily except Monday 10 a.m. to 6 p.m.", "Tu-Su 10:00-18:00; Mo off"],
  [
    "Tuesday to Sunday, 10 a.m. to 6 p.m.; closed on Mondays and public holidays",
    "Tu-Su 10:00-18:00; Mo,PH off",
  ],
  ["Closed Mondays. Tue–Sun 9–17", "Tu-Su 09:00-17:00; Mo off"],
  ["10 AM–6 PM Monday to Friday, 11 AM–4 PM weekends", "Mo-Fr 10:00-18:00; Sa-Su 11:00-16:00"],
  ["Mon-Fri 11–2pm, 5–10pm", "Mo-Fr 11:00-14:00,17:00-22:00"],
  [
    "Monday to Friday: 8:30 - 17:30\nSaturday: 9:00 - 13:00\nSunday: closed",
    "Mo-Fr 08:30-17:30; Sa 09:00-13:00; Su off",
  ],
  [
    "Apr–Oct:\nMon–Fri 9–18\nSat 10–16\nNov–Mar:\nMon–Fri 10–17",
    "Apr-Oct Mo-Fr 09:00-18:00; Apr-Oct Sa 10:00-16:00; Nov-Mar Mo-Fr 10:00-17:00",
  ],
  ["10:00 to midnight", "10:00-24:00"],
  ["12 PM–12 AM", "12:00-24:00"],
  ["Open 24/7", "24/7"],
  ["Mo-Fr 9-18", "Mo-Fr 09:00-18:00"],
])("the usual forms are understood: %j", (text, osm) => {
  expect(readHours(text)?.osm).toBe(osm);
});

test.each([
  // Some part is not understood.
  "вт–вс 11:00–20:00, пн выходной, касса до 19:00",
  "Музей открыт с 10 до 18",
  "Сегодня с 10 до 20",
  "Летом 9–18",
  "Mon-Fri 9-18, last entry 17:30",
  "Thu until 21:00",
  "Daily 10-18, Thu until 21",
  "Пн–Сб 10–20, вс 10–18, праздники — по согласованию",
  "Monday (Victory Day) 9 AM–5 PM",
  // It could mean two things.
  "9-5",
  "Mon-Fri 10-2",
  "Closed Mon, Tue 9-17",
  "May 9-18",
  "5 May to October 10:00-18:00",
  "Jan to 5 pm October 24/7",
  "9–18, сб 10–15",
  "Apr–Oct: Mon–Fri 9–18; Sat 10–16",
  "01.05-10.10 9-18",
  "Открыто с 01.05 по 15.10",
  "с 10.06 по 20.08 ежедневно",
  "ежедневно 01.05–15.10",
  "10:00–18:00, пн-пт, сб — выходной",
  "10:00–18:00 пн, вт — выходной",
  "Closed Mon, Tue, 9-17",
  "Monday (closed) 9-17",
  "Monday (holidays) 9-17",
  "Mon-Fri 9-12 (13-18)",
  "10:00-20:00 daily (May-September)",
  "10:00-20:00 daily, May-September",
  "Apr-Oct; May: 9:00-18:00",
  "Apr–Oct (1 May) 10:00-20:00",
  "Mon 9-12, Mon 14-18",
  "пн-пт 9-18, сб 10-15, вс 10-14; перерыв 13:00-14:00",
  // No hours at all, or only the state at the moment of copying.
  "Open ⋅ Closes 6 PM",
  "Открыто до 22:00",
  "закрыто",
  "понедельник — выходной",
  "Mon-Fri",
  // No such times.
  "Mon-Fri 18:00 PM - 19:00 PM",
  "Mon-Fri 9:75-18:00",
  "ежедневно с 10 до 25",
  "Mon-Fri 9-18, break 8-10",
])("a text that is not fully understood, or could mean two things, stays a text: %j", (text) => {
  expect(parseWrittenHours(text)).toBeNull();
  expect(readHours(text)).toBeNull();
});
