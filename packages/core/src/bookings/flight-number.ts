const typed = /^([a-z]{2}|[a-z]\d|\d[a-z]|[a-z]{3})[\s-]*0*([1-9]\d{0,3})([a-z]?)$/i;

/** The number of a flight as boards write it: "lh0123" is "LH 123". Everything else stays, without the spaces around it. */
export function tidyFlightNumber(text: string): string {
  const trimmed = text.trim();
  const [, airline, number, suffix] = typed.exec(trimmed) ?? [];
  return airline ? `${airline} ${number}${suffix}`.toUpperCase() : trimmed;
}
