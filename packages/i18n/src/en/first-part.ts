import { actions } from "./actions.ts";
import { errors } from "./errors.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { landing } from "./landing.ts";
import { routerError } from "./router-error.ts";
import { titles } from "./titles.ts";

/** The words in English that the first page, the frame around every page, and calls to the server need: its JS is rationed. */
export const firstPart = {
  actions,
  errors,
  footer,
  header,
  landing,
  routerError,
  titles,
} as const;
