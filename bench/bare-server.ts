/** The baseline of this machine: a server that answers every request with the same bytes. It sends its port to its parent. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", encoding = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "application/json; charset=utf-8",
  "content-length": body.length,
  ...(encoding && { "content-encoding": encoding }),
};
const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("disconnect", () => process.exit());
