import { ExternalCalendar } from "../../../features/exports/external-calendar.tsx";
import type { SectionProps } from "./section-props.ts";

/** The trip in calendar programs, by its secret link. */
export function CalendarSection({ trip }: SectionProps) {
  return <ExternalCalendar trip={trip} />;
}
