import type { lazyCatalogue as english } from "../en/lazy-catalogue.ts";
import type { Translated } from "../translated.ts";
import { check } from "./check/check.ts";
import { costs } from "./finance/costs.ts";
import { finance } from "./finance/finance.ts";
import { analytics } from "./frame/analytics.ts";
import { conflicts } from "./frame/conflicts.ts";
import { notFound } from "./frame/not-found.ts";
import { offline, tooltips } from "./frame/offline.ts";
import { unsent } from "./frame/unsent.ts";
import { importDialog } from "./imports/dialog.ts";
import { importProblems } from "./imports/problems.ts";
import { map } from "./map/map.ts";
import { mapSettings } from "./map/map-settings.ts";
import { mapTools } from "./map/map-tools.ts";
import { tiles } from "./map/tiles.ts";
import { markup } from "./notes/markup.ts";
import { notes } from "./notes/notes.ts";
import { card } from "./points/card.ts";
import { found } from "./points/found.ts";
import { hours } from "./points/hours.ts";
import { picker } from "./points/picker.ts";
import { pointHelp } from "./points/point-help.ts";
import { points } from "./points/points.ts";
import { services } from "./points/services.ts";
import { sharing } from "./sharing/sharing.ts";
import { days } from "./trips/days.ts";
import { history } from "./trips/history.ts";
import { home } from "./trips/home.ts";
import { print } from "./trips/print.ts";
import { routes } from "./trips/routes.ts";
import { schedule } from "./trips/schedule.ts";
import { today } from "./trips/today.ts";
import { trips } from "./trips/trips.ts";
import { validation } from "./validation.ts";

/** The Russian texts of all other pages. */
export const lazyCatalogue = {
  analytics,
  days,
  card,
  check,
  conflicts,
  costs,
  finance,
  found,
  history,
  home,
  hours,
  importDialog,
  importProblems,
  map,
  mapSettings,
  mapTools,
  markup,
  notFound,
  offline,
  tooltips,
  unsent,
  notes,
  picker,
  pointHelp,
  points,
  print,
  routes,
  schedule,
  services,
  sharing,
  tiles,
  today,
  trips,
  validation,
} as const satisfies Translated<typeof english>;
