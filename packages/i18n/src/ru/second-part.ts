import type { Translated } from "../catalogue.ts";
import type { secondPart as english } from "../en/second-part.ts";
import { account } from "./account.ts";
import { analytics } from "./analytics.ts";
import { card } from "./card.ts";
import { costs } from "./costs.ts";
import { days } from "./days.ts";
import { finance } from "./finance.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { later } from "./later.ts";
import { map } from "./map.ts";
import { mapSettings } from "./map-settings.ts";
import { mapTools } from "./map-tools.ts";
import { markup } from "./markup.ts";
import { notFound } from "./not-found.ts";
import { notes } from "./notes.ts";
import { picker } from "./picker.ts";
import { pointHelp } from "./point-help.ts";
import { points } from "./points.ts";
import { routes } from "./routes.ts";
import { schedule } from "./schedule.ts";
import { services } from "./services.ts";
import { settings } from "./settings.ts";
import { tiles } from "./tiles.ts";
import { trips } from "./trips.ts";
import { validation } from "./validation.ts";

/** Слова всех остальных страниц. */
export const secondPart = {
  account,
  analytics,
  days,
  card,
  costs,
  finance,
  history,
  home,
  hours,
  later,
  map,
  mapSettings,
  mapTools,
  markup,
  notFound,
  notes,
  picker,
  pointHelp,
  points,
  routes,
  schedule,
  services,
  settings,
  tiles,
  trips,
  validation,
} as const satisfies Translated<typeof english>;
