import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a fake's server on 127.0.0.1, on a free port by default. `close` also ends open connections. */
export async function listenLocally(
  server: Server,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
