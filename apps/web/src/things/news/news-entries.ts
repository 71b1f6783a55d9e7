import type { RoomKey } from "@castor/i18n/words.ts";

type IdOf<Key> = Key extends `news.entries.${infer Id}` ? Id : never;

/** The lines that have words. */
export type NewsId = IdOf<RoomKey<"help">>;

export interface NewsEntry {
  id: NewsId;
  /** The day on which it came. */
  date: string;
  /** The address where it helps: a section or answer of the help, or a page. */
  href: string;
}

/** What's new, newest first (specification#whats-new). Its words are `news.entries` of the room `help`. */
export const newsEntries: readonly [NewsEntry, ...NewsEntry[]] = [
  { id: "confirmations", date: "2026-12-01", href: "/help#files-bookings" },
  { id: "bookings", date: "2026-12-01", href: "/help#points-fields" },
  { id: "zip", date: "2026-12-01", href: "/help#files-downloads" },
  { id: "cover", date: "2026-12-01", href: "/help#points-files" },
  { id: "pdfs", date: "2026-12-01", href: "/help#points-files" },
  { id: "files", date: "2026-11-30", href: "/help#points-files" },
  { id: "notices", date: "2026-11-30", href: "/help#sharing-together" },
  { id: "history", date: "2026-11-29", href: "/help#sharing-history" },
  { id: "together", date: "2026-11-29", href: "/help#sharing-together" },
  { id: "itinerary", date: "2026-11-29", href: "/help#map-several" },
  { id: "ideas", date: "2026-11-29", href: "/help#points-ideas" },
  { id: "paste", date: "2026-11-29", href: "/help#start-points" },
  { id: "pictures", date: "2026-11-29", href: "/help#points-pictures" },
  { id: "dates", date: "2026-11-29", href: "/help#points-dates" },
  { id: "card", date: "2026-11-29", href: "/help#points-fields" },
  { id: "demo", date: "2026-11-29", href: "/help#start-demo" },
  { id: "today", date: "2026-11-25", href: "/help#map-today" },
  { id: "bestDays", date: "2026-11-25", href: "/help#points-order" },
  { id: "order", date: "2026-11-25", href: "/help#points-order" },
  { id: "reminders", date: "2026-11-25", href: "/settings#reminders" },
  { id: "check", date: "2026-11-25", href: "/help#points-check" },
  { id: "login", date: "2026-11-25", href: "/settings#twoStep" },
  { id: "keys", date: "2026-11-25", href: "/help#keyboard" },
  { id: "settings", date: "2026-11-25", href: "/settings#map" },
  { id: "shareFromSettings", date: "2026-11-25", href: "/settings#trip" },
  { id: "commands", date: "2026-11-24", href: "/help#keyboard" },
  { id: "home", date: "2026-11-24", href: "/home" },
  { id: "tours", date: "2026-11-23", href: "/help#start" },
  { id: "help", date: "2026-11-23", href: "/help" },
  { id: "writing", date: "2026-11-23", href: "/help#offline-write" },
  { id: "maps", date: "2026-11-23", href: "/help#offline-map" },
  { id: "install", date: "2026-11-23", href: "/help#offline-install" },
  { id: "print", date: "2026-11-23", href: "/help#files-print" },
  { id: "import", date: "2026-11-23", href: "/help#files-import" },
  { id: "calendar", date: "2026-11-23", href: "/help#files-calendar" },
  { id: "downloads", date: "2026-11-23", href: "/help#files-downloads" },
  { id: "sharing", date: "2026-11-23", href: "/help#sharing-link" },
  { id: "catalog", date: "2026-11-23", href: "/catalog" },
  { id: "undo", date: "2026-11-22", href: "/help#points-undo" },
  { id: "money", date: "2026-11-22", href: "/help#money-table" },
];
