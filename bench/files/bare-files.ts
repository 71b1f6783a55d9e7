/** The baseline of this machine: a server that writes what comes to a file, and sends a file. It sends its port to its parent. */
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import Fastify from "fastify";

const [folder = ""] = process.argv.slice(2);
const sent = join(folder, "sent");
const app = Fastify({ bodyLimit: 1_000_000_000 });
app.addContentTypeParser("application/octet-stream", (_request, body, done) => done(null, body));
app.post("/", async (request) => {
  await pipeline(request.body as NodeJS.ReadableStream, createWriteStream(sent));
  return { success: true };
});
app.get("/", (_request, reply) =>
  reply
    .header("content-type", "application/octet-stream")
    .header("content-length", statSync(sent).size)
    .send(createReadStream(sent)),
);
process.send?.(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
process.on("disconnect", () => process.exit());
