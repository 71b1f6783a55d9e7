import { limits } from "@castor/core/limits.ts";
import type { AnalyticsEvent } from "@castor/core/services/analytics-event.ts";
import type { Analytics } from "./analytics.ts";

export interface PostHogLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
}

const mostWaiting = 500;
const mostAtOnce = 4;

/** An event as PostHog takes it. Its own guess of a place by the sender's address would be this server's: it makes none. */
function toWire(key: string, event: AnalyticsEvent, now: Date) {
  const own = { $ip: null, $geoip_disable: true };
  const told =
    event.event === "identify"
      ? { event: "$identify", properties: { ...own, $anon_distinct_id: event.anonymousId } }
      : { event: "page", properties: { ...own, page: event.page } };
  return { api_key: key, distinct_id: event.distinctId, timestamp: now.toISOString(), ...told };
}

/**
 * Hands events to PostHog, a few at a time, from a queue of bounded length. Nothing of the visitor's request goes along:
 * no address, cookie or token. What does not get through is dropped.
 */
export class PostHog implements Analytics {
  readonly isConfigured = true;
  readonly #key: string;
  readonly #address: string;
  readonly #log: PostHogLog;
  readonly #timeoutMs: number;
  readonly #closing = new AbortController();
  #waiting: string[] = [];
  #senders = 0;
  #isFailing = false;

  constructor(
    key: string,
    url: string,
    log: PostHogLog,
    timeoutMs: number = limits.providerTimeoutMs,
  ) {
    this.#key = key;
    this.#address = `${url.replace(/\/+$/, "")}/i/v0/e/`;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  record(event: AnalyticsEvent): void {
    if (this.#waiting.length >= mostWaiting || this.#closing.signal.aborted) return;
    this.#waiting.push(JSON.stringify(toWire(this.#key, event, new Date())));
    if (this.#senders < mostAtOnce) void this.#sendWaiting();
  }

  close(): void {
    this.#waiting = [];
    this.#closing.abort();
  }

  async #sendWaiting(): Promise<void> {
    this.#senders++;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      await this.#send(next);
    this.#senders--;
  }

  async #send(body: string): Promise<void> {
    try {
      const answer = await fetch(this.#address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        // What was allowed to go there was not allowed to go elsewhere.
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(this.#timeoutMs), this.#closing.signal]),
      });
      await answer.body?.cancel();
      const isJson = answer.headers.get("content-type")?.includes("json") === true;
      this.#note(
        answer.ok && isJson ? null : `answers ${answer.status}${isJson ? "" : ", no JSON"}`,
      );
    } catch (error) {
      if (!this.#closing.signal.aborted)
        this.#note(error instanceof Error ? error.name : "no answer");
    }
  }

  /** Says once that it fails, and once that it works again, however many events are lost meanwhile. */
  #note(reason: string | null): void {
    const isFailing = reason !== null;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (isFailing) this.#log.warn({ reason }, "analytics fails, its events are dropped");
    else this.#log.info({}, "analytics works again");
  }
}
