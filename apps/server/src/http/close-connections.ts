import type { FastifyInstance } from "fastify";

/** While calls are still taken, open connections are told to close, so that their owners go to another server. */
export function closeConnectionsWhen(isDraining: () => boolean, app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
}
