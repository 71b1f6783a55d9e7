import type { footer as en } from "../../en/frame/footer.ts";
import type { Translated } from "../../translated.ts";

export const footer = {
  copyright: "© {{year}} Castor. Планируйте с умом, гуляйте вволю.",
  copyrightShort: "© {{year}} Castor",
  support: "Написать нам в мессенджер",
  supportShort: "Поддержка",
} as const satisfies Translated<typeof en>;
