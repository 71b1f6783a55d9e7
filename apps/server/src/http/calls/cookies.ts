import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallCookies } from "./context.ts";

/**
 * Reads and sets cookies: HttpOnly, SameSite=Lax, for the whole site. On https the name begins with `__Host-`, which
 * no other site can set.
 */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): CallCookies {
  const prefix = isSecure ? "__Host-" : "";
  const fullName = (name: string) => prefix + name;
  const write = (name: string, value: string, maxAge: number) =>
    reply.header(
      "set-cookie",
      stringifySetCookie({
        name: fullName(name),
        value,
        maxAge,
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: isSecure,
      }),
    );
  return {
    read: (name) => parseCookie(request.headers.cookie ?? "")[fullName(name)],
    names: () =>
      Object.keys(parseCookie(request.headers.cookie ?? ""))
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
    set: (name, value, seconds) => void write(name, value, seconds),
    clear: (name) => void write(name, "", 0),
  };
}
