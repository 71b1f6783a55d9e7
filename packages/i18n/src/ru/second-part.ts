import type { Translated } from "../catalogue.ts";
import type { secondPart as english } from "../en/second-part.ts";
import { account } from "./account.ts";
import { analytics } from "./analytics.ts";
import { home } from "./home.ts";
import { later } from "./later.ts";
import { map } from "./map.ts";
import { notFound } from "./not-found.ts";
import { points } from "./points.ts";
import { routes } from "./routes.ts";
import { services } from "./services.ts";
import { settings } from "./settings.ts";
import { trips } from "./trips.ts";
import { validation } from "./validation.ts";

/** Слова всех остальных страниц. */
export const secondPart = {
  account,
  analytics,
  home,
  later,
  map,
  notFound,
  points,
  routes,
  services,
  settings,
  trips,
  validation,
} as const satisfies Translated<typeof english>;
