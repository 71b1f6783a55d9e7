import { catalogue } from "./catalogue.ts";
import { answers } from "./server/answers.ts";
import { calendar } from "./server/calendar.ts";
import { drafts } from "./server/drafts.ts";
import { mail } from "./server/mail.ts";
import { pages } from "./server/pages.ts";
import { refusals } from "./server/refusals.ts";

/** All Russian texts of the server. */
export const serverCatalogue = {
  ...catalogue,
  errors: { ...catalogue.errors, ...refusals },
  answers,
  calendar,
  drafts,
  mail,
  pages,
} as const;
