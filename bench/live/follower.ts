import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { BenchUser } from "../bench-user.ts";
import { KeepAliveConnection } from "../keep-alive-connection.ts";

/** A window that follows a trip, and reads it when the stream says so. */
export class Follower {
  /** Called when it has read the trip after an event. */
  onRead: (at: number) => void = () => undefined;
  /** Called when it is told of a change. */
  onEvent: (at: number) => void = () => undefined;
  readonly #sent: ClientRequest;
  readonly #reading: KeepAliveConnection | null;

  private constructor(sent: ClientRequest, reading: KeepAliveConnection | null) {
    this.#sent = sent;
    this.#reading = reading;
  }

  /** Opens the stream, and waits for its first event. `isReading`: it reads the trip after each further one. */
  static async open(
    url: string,
    tripId: string,
    { headers }: Pick<BenchUser, "headers">,
    isReading: boolean,
  ): Promise<Follower> {
    const sent = get(`${url}/api/trip/${tripId}/stream`, { agent: false, headers });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`stream: ${answer.statusCode}`);
    answer.on("error", () => undefined);
    const reading = isReading ? await KeepAliveConnection.open(url) : null;
    const follower = new Follower(sent, reading);
    await once(answer, "data");
    answer.on("data", (chunk: Buffer) => {
      if (!chunk.includes("event: trip")) return;
      follower.onEvent(performance.now());
      void reading
        ?.send({ method: "GET", path: `/api/trip/${tripId}`, headers: { ...headers } })
        .then(() => follower.onRead(performance.now()));
    });
    return follower;
  }

  close(): void {
    this.#sent.destroy();
    this.#reading?.close();
  }
}
