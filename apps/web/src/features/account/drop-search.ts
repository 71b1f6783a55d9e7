/** Takes a token or code out of the address bar, the history and what a later request would name as its referrer. */
export function dropSearch(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}
