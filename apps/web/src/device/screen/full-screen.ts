import { useSyncExternalStore } from "react";

export interface FullScreen {
  /** False where the browser has no full screen for pages (iPhone). Nothing offers it then. */
  isSupported: boolean;
  isOn: boolean;
  /** Rejects when the browser does not allow it. */
  toggle: () => Promise<void>;
}

/** Leaves full screen if it is on. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** Uses the whole document, not the map alone: dialogs and toasts are outside the map's element. */
async function toggle(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

const readIsOn = () => Boolean(document.fullscreenElement);
const readIsSupported = () => document.fullscreenEnabled === true;
const onServer = () => false;

/** Whether the page is in full screen, and a toggle. Escape leaves it too. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, readIsOn, onServer);
  const isSupported = useSyncExternalStore(subscribe, readIsSupported, onServer);
  return { isSupported, isOn, toggle };
}
