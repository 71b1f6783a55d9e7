import type * as z from "zod/mini";
import { Breaker } from "./breaker.ts";
import { HostQueue, type QueueFigures } from "./host-queue.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { readLimited } from "./read-limited.ts";

export interface ProviderLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
}

export interface HostParts extends QueueFigures {
  /** As the log calls it. */
  name: string;
  /** Its address, to which paths are added. */
  base: string;
  log: ProviderLog;
  now: () => number;
  /** The longest answer that is read. */
  mostBytes: number;
  /** As whom it is asked; "Castor" when absent. */
  userAgent?: string;
  /** Resolves when it may be asked once more, for hosts whose terms say how often. Throws a `ProviderFailure`. */
  takeTurn?: (signal: AbortSignal) => Promise<void>;
}

/** What is sent to where. */
export interface Posted {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Goes as JSON. */
  body: object;
}

/** Statuses that say that the question is wrong, and nothing of who answers. */
const refusals = [400, 422];

/** Statuses by which a service asks to be left alone, or a gateway says that nobody is behind it: as good as silence. */
const absences = [429, 502, 503, 504];

/** In what form answers are written. */
export interface AnswerForm {
  /** As the log calls it. */
  name: string;
  accept: string;
  /** What the schema judges; throws for what is not of this form. */
  parse(text: string): unknown;
}

const json: AnswerForm = {
  name: "JSON",
  accept: "application/json",
  parse: JSON.parse,
};

/** What answers look like that mean something; others are the provider's failure. */
export interface Expected<T> {
  schema: z.ZodMiniType<T>;
  /** JSON, unless said. */
  form?: AnswerForm;
  /** Statuses besides 200 whose answers are meant as such. */
  statuses?: readonly number[];
}

interface Answer {
  status: number;
  text: string;
}

/** When the first of all hosts was asked in somebody's time. */
const beginnings = new WeakMap<AbortSignal, number>();

const isLeftToUs = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && (error.kind === "busy" || error.kind === "resting");

/**
 * One service that this server asks over HTTP: a few calls at a time, a bounded queue, the time limit of who asks,
 * answers parsed at the door, and a rest after failures. That it fails is logged once, and once that it works again.
 */
export class ProviderHost {
  readonly #parts: HostParts;
  readonly #queue: HostQueue;
  readonly #breaker: Breaker;
  /** How many answers there were when it was first asked in somebody's time, and when that was. */
  readonly #askedFirst = new WeakMap<AbortSignal, { answers: number; at: number }>();
  #answers = 0;
  #isFailing = false;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#queue = new HostQueue(parts);
    this.#breaker = new Breaker(parts.now);
  }

  /** Asks by GET, until the signal ends. Throws a `ProviderFailure`. */
  get<T>(
    path: string,
    { schema, form = json, statuses = [] }: Expected<T>,
    signal: AbortSignal,
  ): Promise<T> {
    return this.#inTurn(async () => {
      const answer = await this.#ask(path, {}, form, signal);
      if (!statuses.includes(answer.status)) requireSuccess(answer);
      return read(answer, form, schema);
    }, signal);
  }

  /**
   * Asks by POST, until the signal ends; null where the question is refused as it stands (400, 422), for another way to
   * ask, unless such an answer is expected. Throws a `ProviderFailure`.
   */
  post<T>(
    { path, headers, body }: Posted,
    { schema, form = json, statuses = [] }: Expected<T>,
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

  async #inTurn<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const at = this.#parts.now();
    if (!beginnings.has(signal)) beginnings.set(signal, at);
    if (!this.#askedFirst.has(signal)) this.#askedFirst.set(signal, { answers: this.#answers, at });
    try {
      const answer = await this.#queue.run(async () => {
        if (this.#breaker.isResting) throw new ProviderFailure("resting", "it failed a moment ago");
        await this.#parts.takeTurn?.(signal);
        return ask();
      }, signal);
      this.#answers += 1;
      this.#breaker.noteAnswer();
      this.#note(null);
      return answer;
    } catch (error) {
      if (isLeftToUs(error)) throw error;
      const failure =
        error instanceof ProviderFailure
          ? error
          : new ProviderFailure("silent", nameOf(error), { cause: error });
      const isSilent = failure.kind !== "wrong" && !this.#hasUsedUp(signal);
      this.#breaker.noteFailure(isSilent ? "silent" : "wrong");
      this.#note(failure.message);
      throw failure;
    }
  }

  /**
   * True when the time went on waiting for other answers too, of this host or, for most of it, of those that were asked
   * before: that it is over makes nobody silent.
   */
  #hasUsedUp(signal: AbortSignal): boolean {
    const first = this.#askedFirst.get(signal);
    if (!signal.aborted || first === undefined) return false;
    if (this.#answers !== first.answers) return true;
    const waited = this.#parts.now() - first.at;
    return first.at - (beginnings.get(signal) ?? first.at) > waited;
  }

  async #ask(
    path: string,
    sent: RequestInit,
    { accept }: AnswerForm,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { base, userAgent = "Castor" } = this.#parts;
    const answer = await fetch(base + path, {
      ...sent,
      headers: { accept, "user-agent": userAgent, ...sent.headers },
      // What is asked there is not for elsewhere.
      redirect: "error",
      signal,
    });
    return { status: answer.status, text: await readLimited(answer, this.#parts.mostBytes) };
  }

  #note(reason: string | null): void {
    const isFailing = reason !== null;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    const { log, name } = this.#parts;
    if (isFailing) log.warn({ provider: name, reason }, "a provider fails");
    else log.info({ provider: name }, "a provider works again");
  }
}

function requireSuccess({ status }: Answer): void {
  if (status === 200) return;
  throw new ProviderFailure(absences.includes(status) ? "silent" : "wrong", `answers ${status}`);
}

function read<T>({ text }: Answer, form: AnswerForm, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(parse(text, form));
  if (!read.success) throw new ProviderFailure("wrong", "answers what is no answer");
  return read.data;
}

function parse(text: string, form: AnswerForm): unknown {
  try {
    return form.parse(text);
  } catch {
    throw new ProviderFailure("wrong", `answers no ${form.name}`);
  }
}

/** `fetch` itself says only that it failed; why is the cause's. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
