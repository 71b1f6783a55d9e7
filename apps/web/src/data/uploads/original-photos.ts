import { useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../device/storage/user-storage.ts";

/** Whether the user wants photos to be sent as they are. */
export const sendsOriginals = (): boolean => readUserStorage("original_photos") === "yes";

const subscribe = (onChange: () => void) => watchUserStorage("original_photos", onChange);

/** The same for a switch, with what changes it. */
export function useOriginals(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, sendsOriginals);
  return [isOn, (on) => writeUserStorage("original_photos", on ? "yes" : null)];
}
