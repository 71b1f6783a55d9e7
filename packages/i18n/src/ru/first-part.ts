import type { Translated } from "../catalogue.ts";
import type { firstPart as english } from "../en/first-part.ts";
import { actions } from "./actions.ts";
import { errors } from "./errors.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { landing } from "./landing.ts";
import { routerError } from "./router-error.ts";
import { titles } from "./titles.ts";

/** Слова первой страницы, рамки вокруг всех страниц и вызовов сервера. */
export const firstPart = {
  actions,
  errors,
  footer,
  header,
  landing,
  routerError,
  titles,
} as const satisfies Translated<typeof english>;
