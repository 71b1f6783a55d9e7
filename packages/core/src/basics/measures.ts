const metresOfKm = 1_000;

/** From here on tenths of a kilometre say nothing. */
const wholeKmFrom = 20;

const unit = (language: string, name: "meter" | "kilometer" | "hour" | "minute", digits = 0) =>
  new Intl.NumberFormat(language, {
    style: "unit",
    unit: name,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  });

/** A distance in metres for people: "350 m", "12.4 km", "310 km"; tens of metres, as nobody walks 347 of them. */
export function formatDistance(metres: number, language: string): string {
  const tens = metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10;
  if (tens < metresOfKm) return unit(language, "meter").format(tens);
  const km = metres / metresOfKm;
  return unit(language, "kilometer", km < wholeKmFrom ? 1 : 0).format(km);
}

/** Whole minutes for people: "25 min", "1 hr 20 min", "2 hr". */
export function formatMinutes(minutes: number, language: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [unit(language, "hour").format(hours)] : []),
    ...(rest > 0 || hours === 0 ? [unit(language, "minute").format(rest)] : []),
  ];
  return parts.join(" ");
}

/** A duration in seconds for people, rounded to minutes; what takes any time at all takes a minute. */
export function formatDuration(seconds: number, language: string): string {
  return formatMinutes(seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0, language);
}
