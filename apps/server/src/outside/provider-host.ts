import type * as z from "zod/mini";
import { Semaphore, type SemaphoreRefusal } from "../concurrency/semaphore.ts";
import { reportProviderCall } from "../metrics/telemetry.ts";
import type { Log } from "../process/log.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { readLimited, readLimitedBytes } from "./limit-bytes.ts";
import { ProviderFailure } from "./provider-failure.ts";

export interface HostOptions {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that wait for a slot; the next one is refused (specification#public-services). */
  maxWaiting: number;
  /** The name in the log. */
  name: string;
  /** The base address, to which paths are added. */
  base: string;
  log: Log;
  now: () => number;
  /** The longest answer that is read. */
  maxBytes: number;
  /** The user agent; "Castor" when absent. */
  userAgent?: string;
  /** Resolves when the rate limit allows another call. Throws a `ProviderFailure`. */
  waitForSlot?: (signal: AbortSignal) => Promise<void>;
}

/** A POST request. */
export interface PostRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body: object;
}

/** Statuses that refuse the request and tell nothing about the service. */
const refusals = [400, 422];

/** Statuses of a service that asks to be left alone or of a gateway without one. They count as silence. */
const absences = [429, 502, 503, 504];

/** The format of answers. */
export interface ResponseFormat {
  /** The name in the log. */
  name: string;
  accept: string;
  /** The parsed text, for the schema. Throws for another format. */
  parse(text: string): unknown;
}

const json: ResponseFormat = {
  name: "JSON",
  accept: "application/json",
  parse: JSON.parse,
};

/** Which answers are valid. Others are failures of the provider. */
export interface ResponseOptions<T> {
  schema: z.ZodMiniType<T>;
  /** JSON when absent. */
  form?: ResponseFormat;
  /** Statuses besides 200 with valid answers. */
  statuses?: readonly number[];
}

interface HostResponse {
  status: number;
  text: string;
}

/** When the first host was called within a signal's time. */
const startTimes = new WeakMap<AbortSignal, number>();

const refuseAsBusy = (reason: SemaphoreRefusal) =>
  new ProviderFailure("busy", reason === "full" ? "too many calls wait" : "no time is left");

const wasNotAsked = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && (error.kind === "busy" || error.kind === "circuitOpen");

/**
 * A service called over HTTP, with a semaphore, the caller's time limit, validated answers and a circuit breaker. A
 * failure is logged once, and so is the recovery.
 */
export class ProviderHost {
  readonly #options: HostOptions;
  readonly #semaphore: Semaphore;
  readonly #breaker: CircuitBreaker;
  /** The number of answers and the time when this host was first called within a signal's time. */
  readonly #askedFirst = new WeakMap<AbortSignal, { answers: number; at: number }>();
  #answers = 0;
  #isFailing = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#semaphore = new Semaphore({
      concurrency: options.concurrency,
      maxWaiting: options.maxWaiting,
      refuse: refuseAsBusy,
    });
    this.#breaker = new CircuitBreaker(options.now);
  }

  /** Calls with GET until the signal aborts. Throws a `ProviderFailure`. */
  get<T>(
    path: string,
    { schema, form = json, statuses = [] }: ResponseOptions<T>,
    signal: AbortSignal,
  ): Promise<T> {
    return this.#inTurn(async () => {
      const answer = await this.#ask(path, {}, form, signal);
      if (!statuses.includes(answer.status)) requireSuccess(answer);
      return read(answer, form, schema);
    }, signal);
  }

  /**
   * Calls with POST until the signal aborts. Null when the request is refused (400, 422) and such an answer is not
   * expected, so that the caller can try another form. Throws a `ProviderFailure`.
   */
  post<T>(
    { path, headers, body }: PostRequest,
    { schema, form = json, statuses = [] }: ResponseOptions<T>,
    signal: AbortSignal,
  ): Promise<T | null> {
    const sent: RequestInit = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    return this.#inTurn(async () => {
      const answer = await this.#ask(path, sent, form, signal);
      if (!statuses.includes(answer.status)) {
        if (refusals.includes(answer.status)) return null;
        requireSuccess(answer);
      }
      return read(answer, form, schema);
    }, signal);
  }

  /** Calls with GET and answers the bytes. Throws a `ProviderFailure`, also for more bytes than are read. */
  getBytes(path: string, accept: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.#inTurn(async () => {
      const answer = await this.#fetch(path, {}, accept, signal);
      requireSuccess(answer);
      return readLimitedBytes(answer, this.#options.maxBytes);
    }, signal);
  }

  async #inTurn<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const at = this.#options.now();
    if (!startTimes.has(signal)) startTimes.set(signal, at);
    if (!this.#askedFirst.has(signal)) this.#askedFirst.set(signal, { answers: this.#answers, at });
    try {
      const answer = await this.#semaphore.run(
        async () => {
          if (this.#breaker.isCircuitOpen)
            throw new ProviderFailure("circuitOpen", "it failed a moment ago");
          await this.#options.waitForSlot?.(signal);
          return ask();
        },
        { signal },
      );
      this.#answers += 1;
      this.#breaker.recordSuccess();
      reportProviderCall(this.#options.name, "answered");
      this.#note(null);
      return answer;
    } catch (error) {
      reportProviderCall(this.#options.name, wasNotAsked(error) ? "refused" : "failed");
      if (wasNotAsked(error)) throw error;
      const failure =
        error instanceof ProviderFailure
          ? error
          : new ProviderFailure("silent", nameOf(error), { cause: error });
      const isSilent = failure.kind !== "wrong" && !this.#hasUsedUp(signal);
      this.#breaker.recordFailure(isSilent ? "silent" : "wrong");
      this.#note(failure.message);
      throw failure;
    }
  }

  /**
   * True when most of the time went to other answers, of this host or of hosts called before. A timeout then does not
   * mean that this host is silent.
   */
  #hasUsedUp(signal: AbortSignal): boolean {
    const first = this.#askedFirst.get(signal);
    if (!signal.aborted || first === undefined) return false;
    if (this.#answers !== first.answers) return true;
    const waited = this.#options.now() - first.at;
    return first.at - (startTimes.get(signal) ?? first.at) > waited;
  }

  async #ask(
    path: string,
    sent: RequestInit,
    { accept }: ResponseFormat,
    signal: AbortSignal,
  ): Promise<HostResponse> {
    const answer = await this.#fetch(path, sent, accept, signal);
    return { status: answer.status, text: await readLimited(answer, this.#options.maxBytes) };
  }

  #fetch(path: string, sent: RequestInit, accept: string, signal: AbortSignal): Promise<Response> {
    const { base, userAgent = "Castor" } = this.#options;
    return fetch(base + path, {
      ...sent,
      headers: { accept, "user-agent": userAgent, ...sent.headers },
      // Requests may contain data and keys that are for this host only.
      redirect: "error",
      signal,
    });
  }

  #note(reason: string | null): void {
    const isFailing = reason !== null;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    const { log, name } = this.#options;
    if (isFailing) log.warn({ provider: name, reason }, "a provider fails");
    else log.info({ provider: name }, "a provider works again");
  }
}

function requireSuccess({ status }: Pick<HostResponse, "status">): void {
  if (status === 200) return;
  throw new ProviderFailure(absences.includes(status) ? "silent" : "wrong", `answers ${status}`);
}

function read<T>({ text }: HostResponse, form: ResponseFormat, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(parse(text, form));
  if (!read.success) throw new ProviderFailure("wrong", "answers what is no answer");
  return read.data;
}

function parse(text: string, form: ResponseFormat): unknown {
  try {
    return form.parse(text);
  } catch {
    throw new ProviderFailure("wrong", `answers no ${form.name}`);
  }
}

/** `fetch` errors only say that it failed; the cause has the code. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
