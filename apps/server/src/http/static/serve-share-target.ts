import { addressOf } from "@castor/core/pages.ts";
import type { FastifyInstance } from "fastify";

/**
 * What another program shares is taken by the service worker of the installed app, and never sent. A browser that has lost its
 * worker sends it here: the text is not read, and the page says that nothing has arrived.
 */
export function serveShareTarget(app: FastifyInstance): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.post(addressOf("shareTarget"), (_request, reply) =>
      reply.redirect(addressOf("shareTarget"), 303),
    );
    done();
  });
}
