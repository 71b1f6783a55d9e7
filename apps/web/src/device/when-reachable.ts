/** A server that comes back makes no event, unlike a network. */
const longestMs = 20_000;

/** Settles when the network is back, or after a while, for another try at what did not come. */
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
