import { expect, test } from "vitest";
import { nameNote } from "./name-note.ts";

test.each([
  ["Buy tickets\nand more", "Buy tickets"],
  ["\n  \r\n- [x] **Both** ways, [here](https://example.org/x)", "Both ways, here"],
  ["https://www.airbnb.com/rooms/1", "airbnb.com/rooms/1"],
  ["- [ ] ", "…"],
  ["- [ ] \n[x]\n- [ ] Keys", "Keys"],
  ["ы".repeat(80), `${"ы".repeat(60)}…`],
])("%j is called %j", (text, name) => {
  expect(nameNote(text)).toBe(name);
});

test("a known site has its visible name", () => {
  const siteName = (site: string) => `the site ${site}`;
  const text = "- [ ] https://www.airbnb.com/rooms/1, https://example.org/x";
  expect(nameNote(text, siteName)).toBe("the site airbnb, example.org/x");
});
