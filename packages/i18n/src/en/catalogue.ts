import { account } from "./account.ts";
import { errors } from "./errors.ts";
import { validation } from "./validation.ts";

/** All words in English, by noun. */
export const catalogue = { account, errors, validation } as const;

/** What every language has. */
export type Catalogue = typeof catalogue;
