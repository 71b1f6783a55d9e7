import { createHash } from "node:crypto";
import type { PushMessage, PushSubscriptionOf } from "@castor/core/notices/push.ts";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { loadOrCreateSetting, loadSetting } from "../../db/settings-store.ts";
import { reportProviderCall } from "../../metrics/telemetry.ts";
import type { Log } from "../../process/log.ts";
import { CircuitBreaker } from "../circuit-breaker.ts";
import { findPushService, type PushServices } from "./find-push-service.ts";

/** The time limit of one attempt. */
const sendMs = 10_000;
const setting = "push_keys";
/** What push services take as a name of what replaces what (RFC 8030). */
const topicLength = 32;

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Services of which failures are remembered. Endpoints come from browsers, and some vendors have many hosts. */
const mostBreakers = 200;

/**
 * What became of an attempt: the service has it; the browser is not there any more; the service does not take this message; it
 * does not take any of this server, or may not be called by it; it gave no answer that says one of these; or it was not called, as
 * it has just failed.
 */
export type PushOutcome = "sent" | "gone" | "refused" | "denied" | "unanswered" | "paused";

export interface PushSenderOptions extends PushServices {
  database: Database;
  log: Log;
  publicUrl: string;
  /** `Name <address>` or the address alone. */
  mailFrom: string;
  now: () => number;
}

/**
 * Sends messages to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291), and says who sends (VAPID, RFC
 * 8292). No endpoint gets into the log: whoever knows it can send to the browser.
 */
export class PushSender {
  readonly #options: PushSenderOptions;
  readonly #breakers = new Map<string, CircuitBreaker>();
  #keys: Promise<z.infer<typeof keyPair>> | undefined;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** The key that browsers subscribe with, in base64 for addresses; null where no push service may be called. */
  async publicKey(): Promise<string | null> {
    const { hasPublicServices, pushServices } = this.#options;
    if (!hasPublicServices && pushServices.length === 0) return null;
    return (await this.#loadKeys()).publicKey;
  }

  /** Whether an endpoint is that of a push service that may be called. */
  mayCall = (endpoint: string): boolean => findPushService(endpoint, this.#options) !== null;

  /** Sends a message, which the service keeps for so many seconds. Never throws. */
  async send(
    subscription: PushSubscriptionOf,
    message: PushMessage,
    seconds: number,
    signal: AbortSignal,
  ): Promise<PushOutcome> {
    const service = findPushService(subscription.endpoint, this.#options);
    // The operator has changed the configuration, and may change it back.
    if (service === null) return "denied";
    const breaker = this.#breakerOf(new URL(subscription.endpoint).origin);
    if (breaker.isCircuitOpen) return "paused";
    const { outcome, status, reason } = await this.#post(subscription, message, seconds, signal);
    reportProviderCall("push", outcome === "unanswered" ? "failed" : "answered");
    if (outcome !== "unanswered") breaker.recordSuccess();
    // What one browser is answered may be its own fault: several in a row are the service's.
    else if (!signal.aborted) breaker.recordFailure(status === null ? "silent" : "wrong");
    if (outcome === "denied" || (outcome === "unanswered" && !signal.aborted))
      this.#options.log.warn({ provider: `push service ${service}`, reason }, "a provider fails");
    return outcome;
  }

  /** By the origin: one host of a vendor that does not answer, or that nobody has, says nothing of the others. */
  #breakerOf(origin: string): CircuitBreaker {
    const breaker = this.#breakers.get(origin) ?? new CircuitBreaker(this.#options.now);
    // Those that were used last stay.
    this.#breakers.delete(origin);
    this.#breakers.set(origin, breaker);
    if (this.#breakers.size > mostBreakers)
      this.#breakers.delete(this.#breakers.keys().next().value ?? origin);
    return breaker;
  }

  async #post(
    subscription: PushSubscriptionOf,
    message: PushMessage,
    seconds: number,
    signal: AbortSignal,
  ): Promise<{ outcome: PushOutcome; status: number | null; reason: string }> {
    const request = await this.#encrypt(subscription, message, seconds);
    // Keys that are no point of the curve.
    if (request === null) return { outcome: "gone", status: null, reason: "keys of no browser" };
    try {
      const answer = await fetch(subscription.endpoint, {
        ...request,
        method: "POST",
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendMs)]),
      });
      await answer.body?.cancel();
      const { status } = answer;
      return { outcome: outcomeOf(status), status, reason: `answers ${status}` };
    } catch (error) {
      const reason = error instanceof Error ? error.name : "no answer";
      return { outcome: "unanswered", status: null, reason };
    }
  }

  async #encrypt(subscription: PushSubscriptionOf, message: PushMessage, seconds: number) {
    const [webPush, keys] = [await loadLibrary(), await this.#loadKeys()];
    const topic = createHash("sha256").update(message.tag).digest("base64url");
    try {
      const { headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        {
          vapidDetails: { subject: subjectOf(this.#options), ...keys },
          TTL: seconds,
          topic: topic.slice(0, topicLength),
        },
      );
      // `fetch` counts the bytes itself.
      const { "Content-Length": _, ...others } = headers;
      return { headers: others as Record<string, string>, body: new Uint8Array(body ?? []) };
    } catch {
      return null;
    }
  }

  /** The pair of this installation, made once: browsers take messages of the one that they have subscribed with alone. */
  #loadKeys(): Promise<z.infer<typeof keyPair>> {
    this.#keys ??= loadOrMakeKeys(this.#options.database).catch((error: unknown) => {
      // The next caller tries again.
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }
}

async function loadOrMakeKeys(database: Database): Promise<z.infer<typeof keyPair>> {
  let stored = await database.glance((queries) => loadSetting(queries, setting));
  if (stored === undefined) {
    const made = JSON.stringify((await loadLibrary()).generateVAPIDKeys());
    stored = await database.write((queries) => loadOrCreateSetting(queries, setting, made));
  }
  return keyPair.parse(JSON.parse(stored));
}

/** Loaded by whoever sends: most processes never do. */
const loadLibrary = async () => (await import("web-push")).default;

/** Whom a push service can turn to: the page, else the sender of mails. */
function subjectOf({ publicUrl, mailFrom }: Pick<PushSenderOptions, "publicUrl" | "mailFrom">) {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  // The signature of this server, its key or its clock: no fault of the browser.
  if (status === 401 || status === 403) return "denied";
  return status === 429 || status >= 500 ? "unanswered" : "refused";
}
