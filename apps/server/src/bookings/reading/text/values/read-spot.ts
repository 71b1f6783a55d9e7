const seat =
  /^(?:№ ?)?(\d{1,3}(?: ?-? ?\p{Lu})?(?![\p{L}\d]|[ -]?(?:кг|kg)))(?:\s*(?:,|;|и|and|&)\s*(?:\d{1,3}\p{Lu}?(?![\p{L}\d])))*/u;
const coach = /^(?:№ ?)?(\d{1,4}|\p{Lu})(?![\p{L}\d])/u;
const terminal =
  /^(?:№ ?)?(\d{1,2}\p{Lu}?|\p{Lu}\d?|International|Domestic|North|South)(?![\p{L}\d-])/u;
const gate = /^(?:№ ?)?(\p{Lu}?\d{1,3}\p{Lu}?)(?![\p{L}\d])/u;

/** The seat or seats that a value begins with, as they are written. */
export const readSeat = (value: string): string | null => {
  const found = seat
    .exec(value.replace(/^seats? /i, ""))?.[0]
    .replace(/^№ ?/, "")
    .trim();
  return found ?? null;
};
export const readCoach = (value: string): string | null => coach.exec(value)?.[1] ?? null;
export const readTerminal = (value: string): string | null => terminal.exec(value)?.[1] ?? null;
export const readGate = (value: string): string | null => gate.exec(value)?.[1] ?? null;
