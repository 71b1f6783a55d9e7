import type { Translated } from "../catalogue.ts";
import type { tiles as en } from "../en/tiles.ts";

/** Words of what the map is drawn from. */
export const tiles = {
  silent: "Карта улиц не отвечает, поэтому показана карта попроще.",
  because: "недоступна: {{reason}}",
  reasons: {
    "needs-key": "у этого сервера нет ключа к ней",
    "needs-address": "на этом сервере она не настроена",
    "not-licensed": "на этом сервере она выключена",
  },
  missing: "Карта «{{name}}» недоступна: {{reason}}. Показана обычная карта.",
} as const satisfies Translated<typeof en>;
