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

/** The words in English of all other pages; they come together with the page. */
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
} as const;
