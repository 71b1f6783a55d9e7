import { limits } from "@castor/core/limits.ts";
import type { AnalyticsEvent } from "@castor/core/services/analytics-event.ts";
import { Semaphore } from "../../concurrency/semaphore.ts";
import type { Log } from "../../process/log.ts";
import type { Analytics } from "./analytics.ts";

const maxWaiting = 500;
const concurrency = 4;

/**
 * An event in PostHog's format. PostHog would locate this server instead of the visitor, so locating is switched off.
 */
function toWire(key: string, event: AnalyticsEvent, now: Date) {
  const own = { $ip: null, $geoip_disable: true };
  const { event: name, distinctId, ...properties } = event;
  const fields =
    event.event === "identify"
      ? { event: "$identify", properties: { ...own, $anon_distinct_id: event.anonymousId } }
      : { event: name, properties: { ...own, ...properties } };
  return { api_key: key, distinct_id: distinctId, timestamp: now.toISOString(), ...fields };
}

/**
 * Sends events to PostHog, a few at a time, from a bounded queue. Address, cookies and tokens of the visitor are
 * never sent. Failed events are dropped.
 */
export class PostHog implements Analytics {
  readonly isConfigured = true;
  readonly #key: string;
  readonly #address: string;
  readonly #log: Log;
  readonly #timeoutMs: number;
  readonly #closing = new AbortController();
  readonly #semaphore = new Semaphore({ concurrency, maxWaiting });
  #isFailing = false;

  constructor(key: string, url: string, log: Log, timeoutMs: number = limits.providerTimeoutMs) {
    this.#key = key;
    this.#address = `${url.replace(/\/+$/, "")}/i/v0/e/`;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  record(event: AnalyticsEvent): void {
    const body = JSON.stringify(toWire(this.#key, event, new Date()));
    const { signal } = this.#closing;
    // An event that finds the queue full, or is still in it at the end, is dropped.
    this.#semaphore.run(() => this.#send(body), { signal }).catch(() => undefined);
  }

  close(): void {
    this.#closing.abort();
  }

  async #send(body: string): Promise<void> {
    try {
      const answer = await fetch(this.#address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        // Consent covers the configured host only.
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

  /** Logs the first failure and the recovery, not each lost event. */
  #note(reason: string | null): void {
    const isFailing = reason !== null;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (isFailing) this.#log.warn({ reason }, "analytics fails, its events are dropped");
    else this.#log.info({}, "analytics works again");
  }
}
