import type { initialCatalogue as english } from "../en/initial-catalogue.ts";
import type { Translated } from "../translated.ts";
import { actions } from "./frame/actions.ts";
import { errors } from "./frame/errors.ts";
import { footer } from "./frame/footer.ts";
import { header } from "./frame/header.ts";
import { routerError } from "./frame/router-error.ts";
import { titles } from "./frame/titles.ts";

/** The Russian texts of the first paint. */
export const initialCatalogue = {
  actions,
  errors,
  footer,
  header,
  routerError,
  titles,
} as const satisfies Translated<typeof english>;
