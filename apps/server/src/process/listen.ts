import { StartFailure, systemCode } from "./start-failure.ts";

interface Listener {
  listen(where: { port: number; host: string }): Promise<unknown>;
}

/** IPv6 first, which usually covers IPv4 too. Systems without IPv6 refuse it, and IPv4 is tried next. */
const allInterfaces = ["::", "0.0.0.0"];
const withoutIpv6 = new Set(["EAFNOSUPPORT", "EADDRNOTAVAIL"]);

/** Opens the port. Throws a one-line error when it cannot. */
export async function listen(
  app: Listener,
  { port, host }: { port: number; host: string | undefined },
): Promise<void> {
  const hosts = host === undefined ? allInterfaces : [host];
  for (const [at, candidate] of hosts.entries()) {
    try {
      await app.listen({ port, host: candidate });
      return;
    } catch (error) {
      const code = systemCode(error);
      const mayTryNext = at < hosts.length - 1 && withoutIpv6.has(code);
      if (!mayTryNext) throw new StartFailure(explain(code, port, candidate, error));
    }
  }
}

function explain(code: string, port: number, host: string, error: unknown): string {
  if (code === "EADDRINUSE")
    return `PORT: port ${port} is taken by another program; stop it, or choose another with PORT.`;
  if (code === "EACCES")
    return `PORT: this account may not open port ${port}; choose one from 1024.`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EAFNOSUPPORT"].includes(code))
    return `HOST: ${host} is no address of this machine.`;
  return `PORT: port ${port} cannot be opened (${error instanceof Error ? error.message : code}).`;
}
