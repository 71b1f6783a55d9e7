import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { fold } from "../lines/fold.ts";

type WordKind = Exclude<BookingKind, "other">;

/** Words that tell what is booked. Whole words; "-" at the end takes any ending. */
const words: Record<WordKind, string> = {
  flight:
    "flight flights airline airlines airways airport boarding e-ticket baggage рейс рейса рейсы авиабилет- авиакомпани- аэропорт- вылет прилет перелет air авиа-",
  train:
    "train trains railway rail carriage platform поезд поезда поезде вагон вокзал жд ржд hbf электропоезд-",
  bus: "bus buses coach coaches автобус автобуса автобусный автовокзал автостанция автостанции driver busstation",
  ferry:
    "ferry ferries vessel ship port harbour cabin паром парома судно порт каюта deck теплоход теплохода причал причала катер",
  rental: "car rental rent pick-up drop-off driver автомобил- прокат- аренд- водитель",
  stay: "hotel hostel room rooms night nights guest guests check-in check-out apartment property stay stays guesthouse motel lodge resort inn отель гостиниц- номер ночь ночи ночей заезд выезд гость гости проживани- апартамент- хостел",
  table:
    "table restaurant party osteria bistro brasserie trattoria pizzeria taverna dining diners столик столика ресторан ресторана кафе",
  ticket:
    "event concert venue museum theatre theater tour exhibition entry admission tickets show doors row билет билеты мероприятие концерт концертный балет опера музей музее музея театр спектакль выставка экскурси- сеанса площадка партер ряд",
};

interface KindWords {
  whole: Set<string>;
  stems: string[];
}

const wordsOf = (text: string): KindWords => {
  const all = text.split(" ");
  return {
    whole: new Set(all.filter((word) => !word.endsWith("-"))),
    stems: all.filter((word) => word.endsWith("-")).map((word) => word.slice(0, -1)),
  };
};

const entries = Object.entries(words) as [WordKind, string][];
const kinds = entries.map(([kind, text]) => [kind, wordsOf(text)] as const);

export type KindCounts = Record<WordKind, number>;

/** How many words of a text speak for each kind. */
export function countKindWords(lines: readonly string[]): KindCounts {
  const counts = Object.fromEntries(entries.map(([kind]) => [kind, 0])) as KindCounts;
  for (const line of lines)
    for (const word of fold(line).match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [])
      for (const [kind, { whole, stems }] of kinds)
        if (whole.has(word) || stems.some((stem) => word.startsWith(stem))) counts[kind] += 1;
  return counts;
}

/** The one kind of some that most words speak for; null where none does, or two do equally. */
export function chooseKind(counts: KindCounts, among: readonly WordKind[]): WordKind | null {
  const [first, second] = [...among].sort((a, b) => counts[b] - counts[a]);
  if (first === undefined || counts[first] === 0) return null;
  return second !== undefined && counts[second] === counts[first] ? null : first;
}
