import { answers } from "./answers.ts";
import { catalogue } from "./catalogue.ts";
import { drafts } from "./drafts.ts";
import { mail } from "./mail.ts";
import { refusals } from "./refusals.ts";

/** All words in English that the server says: the web app's, and those that never reach it as keys. */
export const serverCatalogue = {
  ...catalogue,
  errors: { ...catalogue.errors, ...refusals },
  answers,
  drafts,
  mail,
} as const;

/** What every language has on the server. */
export type ServerCatalogue = typeof serverCatalogue;
