import type { Translated } from "../catalogue.ts";
import type { Catalogue } from "../en/catalogue.ts";
import { account } from "./account.ts";
import { errors } from "./errors.ts";
import { map } from "./map.ts";
import { points } from "./points.ts";
import { routes } from "./routes.ts";
import { services } from "./services.ts";
import { validation } from "./validation.ts";

/** Все слова по-русски. */
export const catalogue = {
  account,
  errors,
  map,
  points,
  routes,
  services,
  validation,
} as const satisfies Translated<Catalogue>;
