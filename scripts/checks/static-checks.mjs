import { globSync } from "node:fs";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { runNode, runProgram } from "../process/run-program.mjs";
import { checkAudit } from "./audit/check-audit.mjs";
import { checkDocuments } from "./documents/check-documents.mjs";

const program = (/** @type {string} */ name) => inCheckout("node_modules/.bin", name);
const places = ["packages", "apps", "tools", "scripts", "bench", "e2e"];

/**
 * The checks that run no code of ours, in the order of `npm test`.
 * @type {{ name: string, run: () => Promise<{ code: number, output: string, says?: string }> }[]}
 */
export const staticChecks = [
  { name: "types", run: checkTypes },
  {
    name: "lint and format",
    run: () =>
      runProgram(program("biome"), ["check", "--error-on-warnings", "."], { collect: true }),
  },
  {
    name: "import rules",
    run: () =>
      runProgram(program("depcruise"), ["--config", ".dependency-cruiser.mjs", ...places], {
        collect: true,
      }),
  },
  {
    name: "unused code",
    run: () => runProgram(program("knip"), ["--no-config-hints"], { collect: true }),
  },
  { name: "documents", run: checkDocuments },
  { name: "audit", run: checkAudit },
];

/** Checks every workspace by its own tsconfig; the root's covers the files outside them. */
async function checkTypes() {
  const projects = globSync(
    ["tsconfig.json", "e2e/tsconfig.json", "{packages,apps,tools}/*/tsconfig.json"],
    { cwd: checkout },
  );
  let failed = 0;
  let output = "";
  for (const project of projects.sort()) {
    const outcome = await runNode(
      [inCheckout("node_modules/typescript7/bin/tsc"), "--noEmit", "-p", project],
      { collect: true },
    );
    if (outcome.code !== 0) failed = outcome.code;
    output += outcome.output;
  }
  return { code: failed, output };
}
