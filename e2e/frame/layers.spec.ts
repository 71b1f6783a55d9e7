import { expect } from "@playwright/test";
import { logInDemo } from "../testing/demo-account.ts";
import { test, withMotion } from "../testing/journey.ts";

test.use(withMotion);

test("Back and Escape close the topmost layer alone, and leave no entry behind", async ({
  page,
  words,
}) => {
  const [trip] = await logInDemo(page);
  const address = `/finance/${trip?.id}`;
  await page.goto("/home");
  await page.goto(address);
  const dialog = page.getByRole("dialog");
  const options = page.getByRole("option");
  const openForm = async () => {
    await page
      .getByRole("button", { name: words("costs.add"), exact: true })
      .first()
      .click();
    await expect(dialog).toBeVisible();
  };
  const openList = async () => {
    await dialog.getByRole("combobox").first().click();
    await expect(options.first()).toBeVisible();
  };

  await test.step("right after a load, Back closes the form and the page stays", async () => {
    await openForm();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(address));
  });

  await test.step("Back closes the list in the form, then the form", async () => {
    await openForm();
    await openList();
    await page.goBack();
    await expect(options.first()).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step("two fast Backs close both", async () => {
    await openForm();
    await openList();
    await page.evaluate(() => {
      window.history.back();
      setTimeout(() => window.history.back(), 20);
    });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(address));
  });

  await test.step("Escape closes the list and not the form, then the form", async () => {
    await openForm();
    await openList();
    await page.keyboard.press("Escape");
    await expect(options.first()).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a reload with an open form leaves nothing that Back has to step over", async () => {
    await openForm();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.history.state?.layerDepth)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step("Forward finds the page and no layer", async () => {
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(address));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
