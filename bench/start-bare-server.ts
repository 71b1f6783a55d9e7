import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inCheckout } from "../scripts/process/checkout.mjs";

/** Starts a bare server that sends the same bytes as an address does. `size` describes them. */
export async function startBareServer(
  address: string,
  headers: Record<string, string>,
  folder: string,
): Promise<{ url: string; size: string; stop: () => void }> {
  const { body, encoding } = await fetchRaw(address, headers);
  const file = join(folder, "bare-body");
  writeFileSync(file, body);
  const server = fork(inCheckout("bench/bare-server.ts"), [file, encoding]);
  const [port] = await once(server, "message");
  return {
    url: `http://127.0.0.1:${port}`,
    size: `${(body.length / 1000).toFixed(0)} kB ${encoding || "plain"}`,
    stop: () => server.disconnect(),
  };
}

/** Reads a raw body: `fetch` would decompress it, and the bare server must send the same bytes. */
async function fetchRaw(address: string, headers: Record<string, string>) {
  const request = get(address, { headers });
  const [answer] = await once(request, "response");
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  const encoding: string = answer.headers["content-encoding"] ?? "";
  return { body: await buffer(answer), encoding };
}
