import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds by all of its rules, or by these. */
export async function findFaults(page: Page, rules?: string[]) {
  // Without this, each call opens a page for what frames of other origins say. No page has one.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules !== undefined) axe.withRules(rules);
  return (await axe.analyze()).violations;
}

export async function passesAxe(page: Page): Promise<void> {
  const violations = await findFaults(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export async function fitsScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "nothing is wider than the screen").toBeLessThanOrEqual(0);
}
