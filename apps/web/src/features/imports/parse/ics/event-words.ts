import { guessType } from "../trip/guess-type.ts";

const word = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const flights = word("flights?|рейс|перел[её]т");
const rides = word("train|bus|coach|ferry|nightjet|flixbus|eurostar|поезд|автобус|паром");

/** A journey tells where it goes, or its number: a train museum and a restaurant of that name do not. */
const route = String.raw`(?:\d|${word("from|to|из|до")}|\s[-–—]\s|[-=]>|→)`;
const isFlight = new RegExp(flights, "iu");
const isRide = new RegExp(rides, "iu");
const hasRoute = new RegExp(`(?:${flights}|${rides}).*?${route}`, "iu");
const beginsAsRide = new RegExp(
  String.raw`^[^\p{L}\d]*(?:(?:your|the|night|evening|morning)\s+)*${rides}`,
  "iu",
);

/** The two signs of an airline and a number: "LH 400". Classes of trains look alike, but are none. */
const flightNumber = String.raw`(?<![\p{L}\d])(?!(?:IC|EC|EN|IR|NJ|RB|RE|RJ)\s?\d)(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?![\p{L}\d])`;
const between = String.raw`\s*(?:[-–—→/]|[-=]>|\bto\b)\s*`;
const numberAndCodes = new RegExp(
  String.raw`${flightNumber}.{0,20}?(?<!\p{L})[A-Z]{3}${between}[A-Z]{3}(?![\p{L}\d])`,
  "u",
);
const numberAndTowns = new RegExp(
  String.raw`^[^\p{L}\d]*${flightNumber}:?\s+(\p{Lu}.{1,80}?)\s+(?:[-–—→]|[-=]>|to)\s+\p{Lu}`,
  "u",
);

const beginsAsStay =
  /^[^\p{L}\d]*(?:(?:stay(?:ing)? at|check[ -]?in|check[ -]?out)(?!\p{L})|(?:заезд|выезд)\s*:)/iu;

const lengthMax = 300;

/** The town that a flight of a number departs from: "U2 5012 Berlin to Nice". Empty for other words. */
export const findFlightTown = (summary: string): string =>
  numberAndTowns.exec(summary.slice(0, lengthMax))?.[1]?.trim() ?? "";

/**
 * The kind of an event by the words of its name, which mail programs and people write in calendars. In files of places such words
 * are names: a bar "Night Train", a street "Flight Lane".
 */
export function readEventKind(summary: string): "airport" | "hotel" | "transport" | "" {
  const text = summary.slice(0, lengthMax);
  if (text.includes("✈") || numberAndCodes.test(text) || numberAndTowns.test(text))
    return "airport";
  const named = guessType([], text);
  const isJourney = hasRoute.test(text);
  if (isFlight.test(text) && (isJourney || named === "Other" || named === "Airport"))
    return "airport";
  if (beginsAsStay.test(text)) return "hotel";
  if (isRide.test(text) && (isJourney || (beginsAsRide.test(text) && named === "Other")))
    return "transport";
  return /(?<!\p{L})airbnb(?!\p{L})/iu.test(text) ? "hotel" : "";
}
