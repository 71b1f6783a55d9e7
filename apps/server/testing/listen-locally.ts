import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake's server at work on 127.0.0.1, at a free port unless one is named: where it is, and how it ends at once. */
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
