import type { Person } from "../servers/test-app.ts";

/** The session id in the access token. */
export function sessionOf(as: Person | null): string {
  const [, payload = ""] = as?.accessToken.split(".") ?? [];
  if (payload === "") return "unknown";
  return (JSON.parse(Buffer.from(payload, "base64url").toString()) as { sid: string }).sid;
}
