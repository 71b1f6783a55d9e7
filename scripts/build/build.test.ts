import { expect, test } from "vitest";
import { allBuilds } from "./build.mjs";

test.each(["web", "server"])("a changed text has the %s built anew", (name) => {
  const build = allBuilds.find((each) => each.name === name);
  expect(build?.inputs).toContain("packages/i18n/locales");
});
