import type { Translated } from "../catalogue.ts";
import type { Catalogue } from "../en/catalogue.ts";
import { account } from "./account.ts";
import { actions } from "./actions.ts";
import { errors } from "./errors.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { later } from "./later.ts";
import { map } from "./map.ts";
import { notFound } from "./not-found.ts";
import { points } from "./points.ts";
import { routerError } from "./router-error.ts";
import { routes } from "./routes.ts";
import { services } from "./services.ts";
import { titles } from "./titles.ts";
import { trips } from "./trips.ts";
import { validation } from "./validation.ts";

/** Все слова по-русски. */
export const catalogue = {
  account,
  actions,
  errors,
  footer,
  header,
  home,
  landing,
  later,
  map,
  notFound,
  points,
  routerError,
  routes,
  services,
  titles,
  trips,
  validation,
} as const satisfies Translated<Catalogue>;
