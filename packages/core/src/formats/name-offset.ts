/** An offset from UTC in minutes: "UTC+4", "UTC-3:30", "UTC". */
export function nameOffset(minutes: number): string {
  const size = Math.abs(Math.round(minutes));
  if (size === 0) return "UTC";
  const rest = size % 60;
  const [sign, hours] = [minutes < 0 ? "-" : "+", Math.floor(size / 60)];
  return `UTC${sign}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
