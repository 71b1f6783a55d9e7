/** True where the browser has a share sheet. */
export const canShareLinks = (): boolean => typeof navigator.share === "function";

/** Opens the device's share sheet with a link. */
export async function shareLink(title: string, url: string): Promise<void> {
  // Rejected when it is closed without choosing, or already open: both need no word.
  await navigator.share({ title, url }).catch(() => {});
}
