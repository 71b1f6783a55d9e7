import { useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../../device/storage/user-storage.ts";

/** `local_cache`: stored answers are shown first. `clear_on_logout`: a logout removes them. Both are off by default. */
export type CacheSetting = "local_cache" | "clear_on_logout";

export const isCacheSetting = (setting: CacheSetting): boolean => readUserStorage(setting) === "on";

export const chooseCacheSetting = (setting: CacheSetting, isOn: boolean): void =>
  writeUserStorage(setting, isOn ? "on" : null);

export const useCacheSetting = (setting: CacheSetting): boolean =>
  useSyncExternalStore(
    (onChange) => watchUserStorage(setting, onChange),
    () => isCacheSetting(setting),
  );
