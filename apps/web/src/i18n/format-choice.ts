import {
  type DateFormatChoice,
  dateFormatChoices,
  type UnitChoice,
  unitChoices,
} from "@castor/core/formats/create-formats.ts";
import { useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../device/storage/user-storage.ts";

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
  useSyncExternalStore(watchDateFormats, readDateFormatChoice, readDateFormatChoice);
export const useUnitChoice = (): UnitChoice =>
  useSyncExternalStore(watchUnits, readUnitChoice, readUnitChoice);

export const chooseDateFormats = (choice: DateFormatChoice): void =>
  writeUserStorage("date_formats", choice);
export const chooseUnits = (choice: UnitChoice): void => writeUserStorage("units", choice);
