import type { check as en } from "../../en/check/check.ts";
import type { Translated } from "../../translated.ts";

export const check = {
  open: "Проверка",
  badge_one: "{{count}} замечание",
  badge_few: "{{count}} замечания",
  badge_many: "{{count}} замечаний",
  badge_other: "{{count}} замечания",
  ofDay_one: "{{count}} замечание к этому дню",
  ofDay_few: "{{count}} замечания к этому дню",
  ofDay_many: "{{count}} замечаний к этому дню",
  ofDay_other: "{{count}} замечания к этому дню",
} as const satisfies Translated<typeof en>;
