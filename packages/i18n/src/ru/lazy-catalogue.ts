import type { lazyCatalogue as english } from "../en/lazy-catalogue.ts";
import type { Translated } from "../translated.ts";
import { check } from "./check/check.ts";
import { costs } from "./finance/costs.ts";
import { offline } from "./frame/offline.ts";
import { unsent } from "./frame/unsent.ts";
import { imports } from "./imports/imports.ts";
import { map } from "./map/map.ts";
import { mapSettings } from "./map/map-settings.ts";
import { mapTools } from "./map/map-tools.ts";
import { tiles } from "./map/tiles.ts";
import { markup } from "./notes/markup.ts";
import { notes } from "./notes/notes.ts";
import { card } from "./points/card.ts";
import { hours } from "./points/hours.ts";
import { picker } from "./points/picker.ts";
import { points } from "./points/points.ts";
import { services } from "./points/services.ts";
import { sharing } from "./sharing/sharing.ts";
import { days } from "./trips/days.ts";
import { history } from "./trips/history.ts";
import { routes } from "./trips/routes.ts";
import { schedule } from "./trips/schedule.ts";
import { today } from "./trips/today.ts";
import { trips } from "./trips/trips.ts";
import { validation } from "./validation.ts";

/** The Russian texts that several other pages say. */
export const lazyCatalogue = {
  days,
  card,
  check,
  costs,
  history,
  hours,
  imports,
  map,
  mapSettings,
  mapTools,
  markup,
  offline,
  unsent,
  notes,
  picker,
  points,
  routes,
  schedule,
  services,
  sharing,
  tiles,
  today,
  trips,
  validation,
} as const satisfies Translated<typeof english>;
