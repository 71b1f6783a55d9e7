import { business } from "./business.ts";
import { cities } from "./cities.ts";
import { clocks } from "./clocks.ts";
import { dates } from "./dates.ts";
import { doubts } from "./doubts.ts";
import { families } from "./families.ts";
import { familiesRussian } from "./families-russian.ts";
import { hikers } from "./hikers.ts";
import { publicHolidays } from "./holidays.ts";
import type { Itinerary } from "./itinerary.ts";
import { money } from "./money.ts";
import { nearMisses } from "./near-misses.ts";
import { nearMissesBaikal } from "./near-misses-baikal.ts";
import { nearMissesFar } from "./near-misses-far.ts";
import { nearMissesRussian } from "./near-misses-russian.ts";
import { nights } from "./nights.ts";
import { nightsGeorgia } from "./nights-georgia.ts";
import { stays } from "./stays.ts";
import { underWay } from "./under-way.ts";
import { waits } from "./waits.ts";

/** All itineraries with the right findings. */
export const allItineraries: readonly Itinerary[] = [
  ...families,
  ...familiesRussian,
  ...hikers,
  ...business,
  ...underWay,
  ...clocks,
  ...nights,
  ...nightsGeorgia,
  ...cities,
  ...waits,
  ...money,
  ...nearMisses,
  ...nearMissesFar,
  ...nearMissesRussian,
  ...nearMissesBaikal,
  ...stays,
  ...doubts,
  ...publicHolidays,
  ...dates,
];
