import { expect, test } from "vitest";
import { addressKey } from "./address-limits.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:50123", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]:50123", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("%s, as sockets and proxies write it, counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
