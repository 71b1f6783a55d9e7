import { expect, test } from "vitest";
import { renameIds } from "./rename-ids.ts";

test("ids become the newest ones in all fields that hold ids, not in texts", () => {
  const ids = new Map([
    ["made", "named"],
    ["named", "again"],
  ]);
  const args = {
    ...{ id: "made", routeId: "named", name: "made" },
    stops: [{ former: "made", id: "other" }],
  };
  expect(renameIds(args, ids)).toEqual({
    ...{ id: "again", routeId: "again", name: "made" },
    stops: [{ former: "again", id: "other" }],
  });
});
