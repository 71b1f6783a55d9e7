import type { FastifyInstance } from "fastify";
import { addressKey } from "../limits/address-limits.ts";
import { UnreadAnswers, type UnreadLimits } from "./unread-answers.ts";

/** What a file that is made as it is read holds in memory: the trip that it is made of. */
const streamBytes = 1_048_576;

/** Bounds the answers that nobody reads. `looksMs` is how often stalled readers are looked for. */
export function boundUnreadAnswers(
  app: FastifyInstance,
  limits: UnreadLimits,
  looksMs: number,
): void {
  const unread = new UnreadAnswers(limits);
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = typeof payload === "string" || Buffer.isBuffer(payload);
    const bytes = isText
      ? Buffer.byteLength(payload)
      : Math.min(Number(reply.getHeader("content-length") ?? streamBytes), streamBytes);
    // Of a stream hardly anything waits, and hardly anything is read. It looks after its readers itself.
    if (payload && request.routeOptions.config.isStream !== true)
      unread.add(reply.raw, addressKey(request.ip), bytes);
  });
  const looks = setInterval(() => unread.look(), looksMs);
  looks.unref();
  app.addHook("onClose", async () => clearInterval(looks));
}
