import type { Translated } from "../catalogue.ts";
import type { Catalogue } from "../en/catalogue.ts";
import { account } from "./account.ts";
import { errors } from "./errors.ts";
import { validation } from "./validation.ts";

/** Все слова по-русски. */
export const catalogue = { account, errors, validation } as const satisfies Translated<Catalogue>;
