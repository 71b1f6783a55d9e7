import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PresentPerson } from "@castor/core/members/presence.ts";
import { type TripEvent, tripEvent } from "@castor/core/trips/trip-event.ts";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import type { Person } from "../servers/test-app.ts";

/** A window that follows a trip. */
export interface Follower {
  status: number;
  headers: Record<string, unknown>;
  /** What came so far, without who is here. */
  events: TripEvent[];
  /** Who is here, each time that it was said. */
  people: PresentPerson[][];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Follows a trip at one process until `leave`. A refusal has no events. */
export async function followTrip(
  app: FastifyInstance,
  tripId: string,
  as: Pick<Person, "accessToken"> | null,
  window?: string,
): Promise<Follower> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return followAt(port, tripId, as, window);
}

/** The same of a process of its own. */
export async function followAt(
  port: number,
  tripId: string,
  as: Pick<Person, "accessToken"> | null,
  window?: string,
): Promise<Follower> {
  const query = window === undefined ? "" : `?window=${window}`;
  const sent = get({
    ...{ port, host: "127.0.0.1", agent: false, path: `/api/trip/${tripId}/stream${query}` },
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  });
  const [stream] = (await once(sent, "response")) as [IncomingMessage];
  const events: TripEvent[] = [];
  const people: PresentPerson[][] = [];
  let text = "";
  // Whoever leaves breaks the connection off.
  stream.on("error", () => undefined);
  stream.on("data", (chunk: Buffer) => {
    text += String(chunk);
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const event = tripEvent.parse(JSON.parse(data));
      if (event.kind === "presence") people.push(event.people);
      else events.push(event);
    }
  });
  return {
    status: stream.statusCode ?? 0,
    headers: stream.headers,
    events,
    people,
    ended: new Promise((resolve) => stream.once("close", resolve)),
    leave: () => stream.destroy(),
  };
}

/** Waits for the newest event of a window to be as described. */
export const lastEvent = ({ events }: Follower, expected: object, timeout = 5_000) =>
  vi.waitFor(() => expect(events.at(-1)).toMatchObject(expected), { timeout, interval: 5 });

/** Waits until a window is told that these others are here, and nobody else. */
export const othersAre = ({ people }: Follower, expected: readonly object[], timeout = 5_000) =>
  vi.waitFor(
    () => {
      const others = (people.at(-1) ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
      expect(others).toEqual(expected.map((person) => expect.objectContaining(person)));
    },
    { timeout, interval: 5 },
  );
