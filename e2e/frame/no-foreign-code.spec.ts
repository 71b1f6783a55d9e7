import { expect, test } from "@playwright/test";

// Not the journeys' `test`: it fails at console errors, and each refusal is one.
test("a page makes no markup of text, and runs none as code", async ({ page }) => {
  const refusals: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error") refusals.push(line.text());
  });
  // A page without a frame (decision 068): the app runs, and with it its policy for styles.
  await page.goto("/forgot-password");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    // Code of the test may use eval until its first await.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const tries: Record<string, () => unknown> = {
      markup: () => Object.assign(document.createElement("div"), { innerHTML: "<img>" }),
      document: () => new DOMParser().parseFromString("<p>", "text/html"),
      // biome-ignore lint/security/noGlobalEval: the test checks that it is refused
      eval: () => window.eval("1"),
      function: () => new Function("return 1")(),
      script: () => Object.assign(document.createElement("script"), { src: "/config.json" }),
      "worker from elsewhere": () => new Worker("https://elsewhere.example/assets/a.js"),
      "worker from text": () => new Worker("data:text/javascript,1"),
      styles: () => Object.assign(document.createElement("style"), { innerHTML: "a > b {}" }),
    };
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: allowed`;
      } catch {
        return `${name}: refused`;
      }
    });
  });
  expect(outcomes).toEqual([
    "markup: refused",
    "document: refused",
    "eval: refused",
    "function: refused",
    "script: refused",
    "worker from elsewhere: refused",
    "worker from text: refused",
    "styles: allowed",
  ]);
  expect(refusals).toHaveLength(7);
});
