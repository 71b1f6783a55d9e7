import { answers } from "./answers.ts";
import { catalogue } from "./catalogue.ts";
import { drafts } from "./drafts.ts";
import { mail } from "./mail.ts";
import { refusals } from "./refusals.ts";

/** All words in Russian that the server says. */
export const serverCatalogue = {
  ...catalogue,
  errors: { ...catalogue.errors, ...refusals },
  answers,
  drafts,
  mail,
} as const;
