import type { FirstRequests } from "../data/http/take-first-request.ts";
import { browserTimeZone } from "../device/time-zone.ts";

/** Sends what a page asks first while its code loads (docs/decisions/068). `data/http/` takes the answers. */
export function createFirstRequests() {
  let config: Promise<{ apiHosts?: Record<string, string> } | null> | undefined;
  const readConfig = () => {
    config ??= fetch("/config.json", { signal: AbortSignal.timeout(3_000) })
      .then((answer) => answer.json())
      .catch(() => null);
    return config;
  };
  const send = (asks: string | undefined, language: string, token: string | null) => {
    if (!asks || !token) return;
    const path = pathOf(asks);
    const headers = {
      Accept: "application/json",
      "X-Language": language,
      Authorization: `Bearer ${token}`,
      "X-Time-Zone": browserTimeZone(),
    };
    const controller = new AbortController();
    const ask = async () => {
      const answered = await readConfig();
      // Where the API has another host, the token is not for this one.
      if (answered?.apiHosts?.[location.host]) return null;
      // After Back the browser would answer from its cache without asking.
      const cache = "no-cache";
      return fetch(path, { headers, cache, credentials: "include", signal: controller.signal });
    };
    const answer = ask().catch(() => null);
    requests.sent = { path, headers, at: Date.now(), answer, abort: () => controller.abort() };
  };
  const requests: FirstRequests = { readConfig, sent: null };
  return { requests, send };
}

/** What a page asks for a user: `{id}` is the trip of the address, `{mode}` the chosen trips. */
function pathOf(asks: string): string {
  const [, , tripId = ""] = location.pathname.split("/");
  const mode = new URLSearchParams(location.search).get("mode") ?? "all";
  return asks.replace("{id}", () => tripId).replace("{mode}", () => encodeURIComponent(mode));
}
