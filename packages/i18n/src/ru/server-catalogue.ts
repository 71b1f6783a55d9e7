import { answers } from "./answers.ts";
import { catalogue } from "./catalogue.ts";
import { mail } from "./mail.ts";

/** All words in Russian that the server says. */
export const serverCatalogue = { ...catalogue, answers, mail } as const;
