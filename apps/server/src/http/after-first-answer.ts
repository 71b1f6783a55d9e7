import type { FastifyInstance } from "fastify";

/** Runs once, when the first answer is sent: the start waits for nothing that can wait. */
export function afterFirstAnswer(app: FastifyInstance, run: () => void): void {
  let isFirst = true;
  app.addHook("onResponse", async () => {
    if (!isFirst) return;
    isFirst = false;
    run();
  });
}
