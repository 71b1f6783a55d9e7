import { configDefaults, defineConfig } from "vitest/config";
import { testsWithoutPage } from "./apps/web/testing/tests-without-page.ts";

const node = { environment: "node" as const };
// Long, because two cores also run PostgreSQL and the servers that tests start.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    ...patience,
    setupFiles: ["vitest.setup.ts"],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: "core",
          include: ["packages/core/**/*.test.ts"],
          // Core has no state of its own: loading it anew for each file took half of the time.
          isolate: false,
        },
      },
      {
        test: { ...node, name: "i18n", include: ["packages/i18n/**/*.test.ts"] },
      },
      {
        test: { ...node, name: "geodata", include: ["tools/{geodata,zones}/**/*.test.ts"] },
      },
      {
        test: { ...node, name: "routing", include: ["tools/routing/**/*.test.ts"] },
      },
      {
        test: { ...node, name: "scripts", include: ["scripts/**/*.test.ts"] },
      },
      {
        test: {
          ...node,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          isolate: false,
          globalSetup: ["apps/server/testing/databases/global-setup.ts"],
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        test: {
          ...node,
          name: "web-logic",
          ...patience,
          include: testsWithoutPage,
          isolate: false,
          // The same as of the others: vitest refuses projects that differ in it.
          maxWorkers: 2,
          setupFiles: ["vitest.setup.ts", "apps/web/testing/fail-on-console-error.ts"],
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        test: {
          name: "web",
          maxWorkers: 2,
          // A context of its own for each file, in a process that stays: a process for each took over half of the time.
          pool: "vmForks",
          // What a context leaves behind is not all collected; a process beyond this is replaced.
          vmMemoryLimit: "1.5GB",
          environment: "jsdom",
          ...patience,
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...testsWithoutPage],
          setupFiles: [
            "vitest.setup.ts",
            // Before the others, which load React.
            "apps/web/testing/count-renders.ts",
            "apps/web/testing/browser-gaps.ts",
            "apps/web/testing/keep-unsent.ts",
            "apps/web/testing/fail-on-console-error.ts",
          ],
        },
      },
    ],
  },
});
