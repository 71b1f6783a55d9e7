/** "LH 123" of "LH0123", and of "0123" and the airline's code; what is no number of a flight stays as it is. */
export function writeFlightNumber(written: string, airline: string | null): string {
  const number = written.trim();
  const own = /^([A-Z][A-Z\d]|\d[A-Z])\s?0{0,3}([1-9]\d{0,3}[A-Z]?)$/i.exec(number);
  if (own) return `${own[1]} ${own[2]}`.toUpperCase();
  const [, digits] = /^0{0,4}([1-9]\d{0,3}[A-Z]?)$/i.exec(number) ?? [];
  const isCode = airline !== null && /^(?:[A-Z][A-Z\d]|\d[A-Z])$/i.test(airline);
  return digits !== undefined && isCode ? `${airline} ${digits}`.toUpperCase() : number;
}
