import { addressOf, type PageName } from "@castor/core/pages.ts";

/** The section of the help that explains a page. */
const sections: Partial<Record<PageName, string>> = {
  trips: "start",
  map: "points",
  finance: "money",
  tasks: "notes",
  print: "files",
  catalog: "sharing",
  settings: "account",
};

/** The address of the help, at the section of the page that asks. */
export function helpAddress(page: PageName | null): string {
  const section = page && sections[page];
  return addressOf("help") + (section ? `#${section}` : "");
}
