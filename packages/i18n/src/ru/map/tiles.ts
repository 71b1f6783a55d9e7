import type { tiles as en } from "../../en/map/tiles.ts";
import type { Translated } from "../../translated.ts";

/** The map sources. */
export const tiles = {
  silent: "Карта улиц не отвечает, поэтому показана карта попроще.",
  stored: "Эта карта не отвечает. Показана сохранённая карта улиц.",
  notHere: "нет на этом сервере",
  missing: "На этом сервере нет карты «{{name}}». Показана обычная карта.",
} as const satisfies Translated<typeof en>;
