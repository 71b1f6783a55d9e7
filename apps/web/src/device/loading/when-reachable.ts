/** No event tells when a server comes back, unlike a network. */
const longestMs = 20_000;

/** Resolves when the network is back, at the latest after 20 s. Wait for it before a retry. */
export function whenReachable(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener("online", end);
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener("online", end);
    const timer = setTimeout(end, longestMs);
  });
}
