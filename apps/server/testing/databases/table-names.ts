import type { Tables } from "../../src/db/schema.ts";

/** All tables of the database. */
export const tableNames = [
  "users",
  "registrations",
  "sessions",
  "link_tokens",
  "mails",
  "social_logins",
  "social_joins",
  "login_codes",
  "trips",
  "routes",
  "places",
  "stops",
  "finance_items",
  "notes",
  "trip_visits",
  "calendar_keys",
  "finished_tours",
  "two_step",
  "recovery_codes",
  "passkeys",
  "login_challenges",
  "account_events",
  "reminder_settings",
  "sent_reminders",
  "idempotency_keys",
  "settings",
  "path_legs",
  "catalog_reports",
  "catalog_entries",
  "catalog_words",
  "catalog_endings",
  "catalog_postings",
] as const satisfies readonly (keyof Tables)[];
/** A table missing above is a type error. */
const _all: Exclude<keyof Tables, (typeof tableNames)[number]> extends never ? true : never = true;
