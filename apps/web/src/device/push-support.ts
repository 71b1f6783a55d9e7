import { readPlatform } from "./platform.ts";

/**
 * Whether this browser gets push messages: never, only as an app on the home screen (iPhones and iPads), not as long as its user
 * blocks them, or whenever its user allows it.
 */
export type PushSupport = "none" | "homeScreen" | "blocked" | "here";

export function readPushSupport(): PushSupport {
  const hasAll = ["serviceWorker" in navigator, "PushManager" in window, "Notification" in window];
  if (hasAll.includes(false)) return readPlatform() === "ios" ? "homeScreen" : "none";
  return Notification.permission === "denied" ? "blocked" : "here";
}
