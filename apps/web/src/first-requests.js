// Sends what a page asks first while its code loads (docs/decisions/068). The build inlines it before start-frame.js, which
// calls it; data/http/ takes the answers.
window.firstRequests = {
  config: null,
  sent: null,

  /** Where the API is, for which every call waits (data/http/api-host.ts). Null without an answer. */
  readConfig() {
    this.config ??= fetch("/config.json", { signal: AbortSignal.timeout(3_000) })
      .then((answer) => answer.json())
      .catch(() => null);
    return this.config;
  },

  /**
   * What a page asks for a user first: `{id}` is the trip of the address, `{mode}` the chosen trips. The headers are those of
   * data/http/request.ts; data/http/take-first-request.ts takes the answer.
   */
  send(asks, language, token) {
    if (!asks || !token) return;
    const [, , tripId] = location.pathname.split("/");
    const mode = new URLSearchParams(location.search).get("mode") ?? "all";
    const path = asks
      .replace("{id}", () => tripId)
      .replace("{mode}", () => encodeURIComponent(mode));
    const controller = new AbortController();
    const headers = {
      Accept: "application/json",
      "X-Language": language,
      Authorization: `Bearer ${token}`,
      "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    };
    const ask = async () => {
      const config = await this.readConfig();
      // Where the API has another host, the token is not for this one.
      if (config?.apiHosts?.[location.host]) return null;
      // After Back the browser would answer from its cache without asking.
      const cache = "no-cache";
      return fetch(path, { headers, cache, credentials: "include", signal: controller.signal });
    };
    const answer = ask().catch(() => null);
    this.sent = { path, headers, at: Date.now(), answer, abort: () => controller.abort() };
  },
};
