import type { Reader } from "../calls/context.ts";
import { addressKey } from "./address-limits.ts";

/** The keys that a caller is counted under: the address, and the account if there is one. */
export const callerKeys = ({ viewer, address }: Pick<Reader, "viewer" | "address">): string[] => [
  addressKey(address),
  ...(viewer === null ? [] : [viewer.userId]),
];
