import { AppError } from "@castor/core/errors.ts";
import { isShortLink, mayLeadTo } from "@castor/core/geo/pasted/links/short-link.ts";
import { createByteCache } from "../../../caching/create-byte-cache.ts";
import { Semaphore } from "../../../concurrency/semaphore.ts";
import { reportProviderCall } from "../../../metrics/telemetry.ts";
import type { Log } from "../../../process/log.ts";

/** Services lead over one or two addresses; more is no link to a map. */
const redirectsMax = 5;
const addressMax = 4_000;
const concurrency = 4;
const maxWaiting = 20;
const memoryBytes = 1_048_576;
/** A short link leads to the same place for ever. */
const keptMs = 30 * 86_400_000;
const userAgent = "Castor";
const redirects = new Set([301, 302, 303, 307, 308]);

export interface LinkFollowerOptions {
  /** Whether public services may be asked at all. */
  isAllowed: boolean;
  timeoutMs: number;
  now: () => number;
  log: Log;
  /** `fetch`; tests replace it. */
  ask?: typeof fetch;
}

/**
 * Asks the services of short links where these lead. Only their named hosts are asked, by https, and only their redirects
 * are read: no body, no cookie, nothing of the reader.
 */
export class LinkFollower {
  readonly #options: LinkFollowerOptions;
  readonly #known = createByteCache<{ address: string; until: number }>(
    memoryBytes,
    ({ address }) => address.length,
  );
  readonly #semaphore = new Semaphore({ concurrency, maxWaiting });

  constructor(options: LinkFollowerOptions) {
    this.#options = options;
  }

  /** The address that a short link leads to. `isEnough` ends the way at an address that tells a place. Throws an `AppError`. */
  async follow(link: string, isEnough: (address: string) => boolean): Promise<string> {
    const { isAllowed, now } = this.#options;
    if (!isAllowed) throw new AppError("NOT_FOUND", { words: "linksNotFollowed" });
    const start = link.replace(/^http:/i, "https:");
    if (!isShortLink(start)) throw new AppError("NOT_FOUND", { words: "linkLeadsNowhere" });
    const known = this.#known.get(start);
    if (known && known.until > now()) return known.address;
    const address = await this.#semaphore.run(() => this.#walk(start, isEnough));
    this.#known.set(start, { address, until: now() + keptMs });
    return address;
  }

  async #walk(start: string, isEnough: (address: string) => boolean): Promise<string> {
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    let address = start;
    for (let index = 0; index < redirectsMax; index++) {
      const next = readConsent(address) ?? (await this.#askNext(address, signal));
      if (next === null) break;
      if (next.length > addressMax || !mayLeadTo(next)) break;
      if (isEnough(next)) return next;
      address = next;
    }
    throw new AppError("NOT_FOUND", { words: "linkLeadsNowhere" });
  }

  /** Where an address redirects; null when it does not. */
  async #askNext(address: string, signal: AbortSignal): Promise<string | null> {
    const { ask = fetch, log } = this.#options;
    const name = `links of ${new URL(address).hostname}`;
    try {
      const answer = await ask(address, {
        redirect: "manual",
        headers: { "user-agent": userAgent },
        signal,
      });
      await answer.body?.cancel();
      reportProviderCall("links", "answered");
      const to = answer.headers.get("location");
      if (!redirects.has(answer.status) || to === null || !URL.canParse(to, address)) return null;
      return new URL(to, address).href;
    } catch (error) {
      reportProviderCall("links", "failed");
      const reason = error instanceof Error ? error.name : "no answer";
      log.warn({ provider: name, reason }, "a short link cannot be followed");
      throw new AppError("UPSTREAM_UNAVAILABLE", { words: "linkNotFollowed", cause: error });
    }
  }
}

/** In some countries Google asks for consent first, in an address that names the next one. */
function readConsent(address: string): string | null {
  const url = new URL(address);
  const next = url.hostname.startsWith("consent.") ? url.searchParams.get("continue") : null;
  return next !== null && URL.canParse(next) ? new URL(next).href : null;
}
