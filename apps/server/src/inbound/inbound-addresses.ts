/** The part before the "@", and after it. */
function split(address: string): [local: string, host: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, at), address.slice(at + 1)];
}

/** `plans@host` with a secret: `plans+secret@host`. */
export function addressWith(base: string, secret: string): string {
  const [local, host] = split(base);
  return `${local}+${secret}@${host}`;
}

/**
 * The secret in an address; null for one that is not of this server. Mail programs change the case. What looks like no secret is
 * answered as it stands: whoever looks for it does the same work.
 */
export function secretIn(base: string, address: string): string | null {
  const [local, host] = split(base.toLowerCase());
  const [given, givenHost] = split(address.toLowerCase());
  if (givenHost !== host || !given.startsWith(`${local}+`)) return null;
  return given.slice(local.length + 1);
}
