import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** While calls are still taken, open connections are told to close, so that their owners go to another server. */
export function closeConnectionsWhen(isDraining: () => boolean, app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
}

/** A port under the heaviest load closes all the same. */
const mostRounds = 1_000;

/**
 * Closes the port and waits for open calls. The system resets connections that it holds until they are accepted, so the
 * port closes after a round of the event loop in which none was.
 */
export async function closePort({ server }: FastifyInstance): Promise<void> {
  let hasAccepted = true;
  server.on("connection", () => {
    hasAccepted = true;
  });
  for (let round = 0; hasAccepted && round < mostRounds; round += 1) {
    hasAccepted = false;
    await setImmediate();
  }
  await new Promise((resolve) => server.close(resolve));
}
