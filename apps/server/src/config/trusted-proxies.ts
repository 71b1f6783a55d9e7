import { isIP } from "node:net";
import { list } from "./variable.ts";

const isAddressOrNet = (text: string) => {
  const [address = "", bits, more] = text.split("/");
  const kind = isIP(address);
  const maxBits = kind === 4 ? 32 : 128;
  return (
    kind !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
};

/** Off, the number of proxies, or their addresses and nets. */
export function readTrustedProxies(text: string): boolean | number | string[] | undefined {
  if (text === "off") return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = list(text);
  return addresses.length > 0 && addresses.every(isAddressOrNet) ? addresses : undefined;
}
