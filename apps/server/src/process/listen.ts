import { StartFailure, systemCode } from "./start-failure.ts";

interface Listener {
  listen(where: { port: number; host: string }): Promise<unknown>;
}

/** IPv6 first, which usually covers IPv4 too. Systems without IPv6 refuse it, and IPv4 is tried next. */
const allInterfaces = ["::", "0.0.0.0"];
const withoutIpv6 = new Set(["EAFNOSUPPORT", "EADDRNOTAVAIL"]);

/** Opens the port that `variable` names. Throws a one-line error when it cannot. */
export async function listen(
  app: Listener,
  { port, host }: { port: number; host: string | undefined },
  variable = "PORT",
): Promise<void> {
  const hosts = host === undefined ? allInterfaces : [host];
  for (const [index, candidate] of hosts.entries()) {
    try {
      await app.listen({ port, host: candidate });
      return;
    } catch (error) {
      // Of something else that starts with it.
      if (error instanceof StartFailure) throw error;
      const code = systemCode(error);
      const mayTryNext = index < hosts.length - 1 && withoutIpv6.has(code);
      if (!mayTryNext)
        throw new StartFailure(explain(code, { variable, port, host: candidate, error }));
    }
  }
}

interface Refused {
  variable: string;
  port: number;
  host: string;
  error: unknown;
}

function explain(code: string, { variable, port, host, error }: Refused): string {
  if (code === "EADDRINUSE")
    return `${variable}: port ${port} is taken by another program; stop it, or choose another with ${variable}.`;
  if (code === "EACCES")
    return `${variable}: this account may not open port ${port}; choose one from 1024.`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EAFNOSUPPORT"].includes(code))
    return `HOST: ${host} is no address of this machine.`;
  return `${variable}: port ${port} cannot be opened (${error instanceof Error ? error.message : code}).`;
}
