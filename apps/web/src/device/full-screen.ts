import { useSyncExternalStore } from "react";

export interface FullScreen {
  /** False where the browser has none for pages (an iPhone): then nothing offers it. */
  isSupported: boolean;
  isOn: boolean;
  /** Rejects when the browser does not allow it. */
  toggle: () => Promise<void>;
}

/** Leaves it if it is on. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** The whole document and not a part of it: dialogs and messages lie beside the map and stay in sight. */
async function toggle(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

/** Whether the page has the whole screen, and how to change that. Escape leaves it too. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle };
}
