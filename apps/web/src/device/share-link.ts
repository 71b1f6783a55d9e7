/** True where the browser has a share sheet. */
export const canShareLinks = (): boolean => typeof navigator.share === "function";

/** Closed without choosing; still open from the press before. */
const harmless = ["AbortError", "InvalidStateError"];

/** Opens the device's share sheet with a link. False when the browser did not let it open. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && harmless.includes(thrown.name);
  }
}
