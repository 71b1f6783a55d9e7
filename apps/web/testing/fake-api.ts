import type { AnswerOf, Endpoint, InputOf } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { type ErrorCode, errorStatus } from "@castor/core/errors.ts";
import { vi } from "vitest";

/** A received call. */
export interface SeenCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (seen: SeenCall) => Response | Promise<Response>;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });

/** An error as the server sends it (specification#errors). */
export function refuse(
  code: ErrorCode,
  message: string = code,
  fields?: Record<string, string>,
): Response {
  return json(errorStatus[code], { success: false, message, error: { code, message, fields } });
}

/** A fake server by core's endpoint rows, in place of `fetch`. */
export class FakeApi {
  readonly calls: SeenCall[] = [];
  /** What `/version.json` holds; null when it is not there. */
  version: unknown = null;
  readonly #answers: { method: string; path: RegExp; endpoint: Endpoint; answer: Answer }[] = [];

  constructor() {
    vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => this.#fetch(url, init));
    // Without a layout the frame of the app would show none.
    this.on(endpoints.tours.list, () => []);
  }

  /** Sets the answer of a row; the newest wins. It is validated by the row's schema like a real response. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (
      input: InputOf<E>,
      seen: SeenCall,
    ) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>,
  ): this {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const path = new RegExp(`^/api/${endpoint.path.replace(/\{\w+\}/g, "([^/]+)")}$`);
    this.#answers.unshift({
      method: endpoint.method,
      path,
      endpoint,
      answer: async (seen) => {
        const url = new URL(seen.path, "http://fake");
        const params = path.exec(url.pathname)?.slice(1) ?? [];
        const body = endpoint.body?.safeParse(seen.body);
        if (body?.success === false) return refuse("VALIDATION_FAILED");
        const input = {
          ...Object.fromEntries(url.searchParams),
          ...Object.fromEntries(names.map((name, index) => [name, params[index]])),
          ...(body ? { body: body.data } : {}),
        };
        const given = await answer(input as InputOf<E>, seen);
        return given instanceof Response ? given : json(200, endpoint.answer.parse(given));
      },
    });
    return this;
  }

  /** The calls of a row, in order. */
  callsOf(endpoint: Endpoint): SeenCall[] {
    const row = this.#answers.find((candidate) => candidate.endpoint === endpoint);
    return this.calls.filter(
      ({ method, path }) =>
        method === endpoint.method && row?.path.test(new URL(path, "http://fake").pathname),
    );
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url, "http://fake");
    if (pathname === "/version.json" && this.version !== null) return json(200, this.version);
    if (pathname === "/version.json") return refuse("NOT_FOUND");
    const seen: SeenCall = {
      method: init.method ?? "GET",
      path: pathname + search,
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
    };
    this.calls.push(seen);
    const row = this.#answers.find(
      ({ method, path }) => method === seen.method && path.test(pathname),
    );
    if (row === undefined) return refuse("NOT_FOUND", `nothing answers ${seen.path}`);
    const answer = await row.answer(seen);
    const isStream = answer.headers.get("Content-Type") === "text/event-stream";
    return isStream ? endWith(answer, init.signal) : answer;
  }
}

/** The body of an answer breaks off with its request. The signal is that of jsdom, which streams of Node do not take. */
function endWith({ body, headers }: Response, signal: AbortSignal | null | undefined): Response {
  const reader = body?.getReader();
  const passed = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const breakOff = () => {
        controller.error(signal?.reason);
        void reader?.cancel();
      };
      signal?.addEventListener("abort", breakOff);
    },
    pull: async (controller) => {
      const read = await reader?.read();
      if (signal?.aborted) return;
      if (read?.value === undefined) controller.close();
      else controller.enqueue(read.value);
    },
  });
  return new Response(passed, { headers });
}

/** A promise that the test resolves, for an answer that arrives on demand. */
export function holdBack(): { released: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { released: promise, release: resolve };
}
