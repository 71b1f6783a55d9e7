import { expect, test } from "vitest";
import { variables } from "./config-variables.ts";
import { describeVariables } from "./describe-variables.ts";

const text = describeVariables();

test("Every declared variable has one row", () => {
  for (const name of Object.keys(variables.shape))
    expect(text.split(`\n| \`${name}\` |`), name).toHaveLength(2);
});

test("A row has the default of the declaration, as it is written in the environment", () => {
  expect(text).toContain("| `PORT` | `3000` |");
  expect(text).toContain("| `RATE_LIMIT` | `on` |");
  expect(text).toContain("| `TRUST_PROXY` | `off` |");
});

test("Where the declaration has none, the row says what holds without the variable", () => {
  expect(text).toContain("| `HOST` | all interfaces |");
  expect(text).toContain("| `AI_KEY` | – |");
});

test("The variables of the tools have rows too", () => {
  expect(text).toContain("| `ROUTING_PORT` | `8002` |");
});
