/** Products of railways, as boards show them before the number. */
const products =
  "TGV INOUI|ICE|IC|EC|ECE|EN|NJ|RJX|RJ|RE|RB|IRE|IR|TGV|OUIGO|INOUI|TER|AVE|ALVIA|FR|FA|FB|EUROSTAR|ES|THALYS|EIP|EIC|TLK|SC|WB|WESTBAHN|IRN|FLX|SNCB|SJ|X2000";
const trainProduct = new RegExp(
  String.raw`(?:^|[\s(,])(${products}) ?-?(\d{1,6})(?![\p{L}\d])`,
  "u",
);
const russianTrain = /^№? ?(\d{1,4} ?[А-ЯЁA-Z]{0,2})(?![\p{L}\d])/u;
const flightToken =
  /(?:^|[\s(,/])([A-Z]{2}|[A-Z]\d|\d[A-Z]|[А-ЯЁ]{2}|[А-ЯЁ]\d|\d[А-ЯЁ]) ?-?(\d{1,4})(?![\p{L}\d.:])/u;

/** Two signs before a number that name no airline. */
const noAirline = new Set(["NO", "ID", "AM", "PM", "TO", "KG", "ST", "UL", "ДО", "НА", "ОТ", "ПО"]);

/** "A321" is an aircraft, though an airline is called A3. */
const aircraft = /(?:^|[\s(,/])[A-Z]\d{3}(?![\p{L}\d.:])/u;

/** The flight number behind its label, which may have three letters: "EZY 8355". */
export const readLabelledFlight = (value: string): string | null =>
  readFlightNumber(value) ??
  value
    .match(/^([A-Z]{3}) ?(\d{1,4})(?![\p{L}\d.:])/u)
    ?.slice(1)
    .join(" ") ??
  null;

/** The flight number of a text, as on boards: "LH 123". */
export function readFlightNumber(value: string): string | null {
  const found = flightToken.exec(value);
  const [, airline = "", digits = ""] = found ?? [];
  if (!found || noAirline.has(airline) || aircraft.test(found[0])) return null;
  return Number(digits) > 0 ? `${airline} ${Number(digits)}` : null;
}

/** True where a text is a flight number and nothing else. */
export const isFlightNumber = (value: string): boolean =>
  /^\(?[A-ZА-ЯЁ\d]{2} ?-?\d{1,4}\)?$/u.test(value) && readFlightNumber(value) !== null;

/** The number of a train that its product tells: "ICE 593". */
export function readProductNumber(value: string): string | null {
  const found = trainProduct.exec(value);
  return found ? `${found[1]} ${found[2]}` : null;
}

/** The number of a train behind its label: "012А", "ICE 593". */
export const readTrainNumber = (value: string): string | null =>
  readProductNumber(value) ??
  /^\p{Lu}\p{Ll}{3,20} \d{2,5}$/u.exec(value)?.[0] ??
  russianTrain.exec(value)?.[1]?.replace(" ", "") ??
  null;

/** The number of a line of buses behind its label. */
export const readLineNumber = (value: string): string | null =>
  /^№? ?([\p{Lu}]{0,3} ?-?\d{1,5}[\p{Lu}]?)(?![\p{L}\d])/u.exec(value)?.[1] ?? null;
