import { actions } from "./frame/actions.ts";
import { errors } from "./frame/errors.ts";
import { footer } from "./frame/footer.ts";
import { header } from "./frame/header.ts";
import { routerError } from "./frame/router-error.ts";
import { titles } from "./frame/titles.ts";

/**
 * The English texts of the first paint: the first page, the frame around every page, and requests to the server. Their
 * size counts.
 */
export const initialCatalogue = {
  actions,
  errors,
  footer,
  header,
  routerError,
  titles,
} as const;
