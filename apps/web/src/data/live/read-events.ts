import type { CallOf } from "@castor/core/endpoint.ts";
import { liveEndpoints } from "@castor/core/endpoints/live.ts";
import type { TripEvent } from "@castor/core/trips/trip-event.ts";
import { createParser } from "eventsource-parser";
import { apiOrigin } from "../http/api-host.ts";
import { askAsUser } from "../http/ask-as-user.ts";
import { buildRequest } from "../http/request.ts";

/** The server says something every 45 seconds. A silent stream is broken, or held back by a proxy. */
const silentMs = 75_000;
/** So long the first event may take: after it a proxy is taken to hold the stream back. */
const firstEventMs = 10_000;

/**
 * Reads the stream of a trip until it ends. Throws when there is none, when it breaks, when it is silent, and when `signal`
 * is aborted.
 */
export async function readEvents(
  stream: CallOf<typeof liveEndpoints.follow>,
  onEvent: (event: TripEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), ms);
  };
  expectWithin(firstEventMs);
  try {
    const row = liveEndpoints.follow;
    const answer = await askAsUser(row, {
      build: () => buildRequest(row, stream, undefined),
      send: async ({ path, method, headers }) =>
        fetch((await apiOrigin()) + path, {
          ...{ method, credentials: "include", signal: controller.signal, cache: "no-store" },
          headers: { ...headers, Accept: "text/event-stream" },
        }),
    });
    if (!answer.ok || answer.body === null) throw new Error(`No stream: ${answer.status}.`);
    const parser = createParser({
      onEvent: ({ data }) => {
        const read = row.answer.safeParse(JSON.parse(data));
        // A newer server may say more than this page knows.
        if (read.success) onEvent(read.data);
      },
    });
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      expectWithin(silentMs);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    // A stream whose events cannot be read is not left open.
    controller.abort();
  }
}
