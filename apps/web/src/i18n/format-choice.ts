import { useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../device/storage/user-storage.ts";

/** How dates, times and weeks are written: as specification#date-formats says, or as on the device. */
export const dateFormatChoices = ["castor", "device"] as const;
export type DateFormatChoice = (typeof dateFormatChoices)[number];

/** The units of distances. `device` follows the region of the device. */
export const unitChoices = ["metric", "imperial", "device"] as const;
export type UnitChoice = (typeof unitChoices)[number];

const choiceOf =
  <Choice extends string>(
    key: "date_formats" | "units",
    choices: readonly [Choice, ...Choice[]],
  ): (() => Choice) =>
  () => {
    const stored = readUserStorage(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  };

const readDateFormatChoice = choiceOf("date_formats", dateFormatChoices);
const readUnitChoice = choiceOf("units", unitChoices);

const watchDateFormats = (onChange: () => void) => watchUserStorage("date_formats", onChange);
const watchUnits = (onChange: () => void) => watchUserStorage("units", onChange);

/** The user's choice in this browser. */
export const useDateFormatChoice = (): DateFormatChoice =>
  useSyncExternalStore(watchDateFormats, readDateFormatChoice);
export const useUnitChoice = (): UnitChoice => useSyncExternalStore(watchUnits, readUnitChoice);

export const chooseDateFormats = (choice: DateFormatChoice): void =>
  writeUserStorage("date_formats", choice);
export const chooseUnits = (choice: UnitChoice): void => writeUserStorage("units", choice);
