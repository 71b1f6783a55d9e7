import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { TripMap } from "../testing/trip-map.ts";

const description = `Pack:
- [ ] **Tent**
- [x] Stove
- [ ] Map from [the shop](https://shop.example/map)`;

const day = {
  name: "Mountains",
  date: "2027-07-03 09:00",
  points: [{ name: "Camp", lat: 42.66, lng: 44.62, description }],
};

const card = (page: Page) => page.getByRole("article");
const task = (page: Page, name: string) => card(page).getByRole("checkbox", { name });

/** Opens the card of the only point of a trip. */
async function openCard(page: Page, address: string, label: string | null, mode?: string) {
  await page.goto(address);
  await new TripMap(page).isDrawn(1);
  if (mode) await page.getByRole("radio", { name: mode }).check();
  await page.getByRole("button", { name: /Camp/ }).first().click();
  if (label) await page.getByRole("slider", { name: label }).press("End");
}

test("a checklist is ticked where it is read, and kept", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("List", [day]);
  const open = () =>
    openCard(page, `/map/${tripId}/${routeIds[0]}`, isPhone ? words("map.sheetLabel") : null);
  let saved = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/point") && answer.ok()) saved += 1;
  });
  await test.step("in view mode, several at once, by pressing words or box", async () => {
    await open();
    await expect(page.getByRole("button", { name: words("points.edit") })).toHaveCount(0);
    await card(page).getByText("Tent").click();
    await task(page, "Stove").press("Space");
    await expect(task(page, "Tent")).toBeChecked();
    await expect(task(page, "Stove")).not.toBeChecked();
  });

  await test.step("a link within a task leads on and ticks nothing", async () => {
    const link = card(page).getByRole("link", { name: "the shop" });
    await link.evaluate((element) =>
      element.addEventListener("click", (event) => event.preventDefault()),
    );
    await link.click();
    await expect(task(page, "Map from the shop")).not.toBeChecked();
  });

  await test.step("a reload shows them as they were left", async () => {
    await expect.poll(() => saved).toBe(2);
    await open();
    await expect(task(page, "Tent")).toBeChecked();
    await expect(task(page, "Stove")).not.toBeChecked();
    await expect(task(page, "Map from the shop")).not.toBeChecked();
  });

  await test.step("one that is opened again without a network stays so, and is sent later", async () => {
    await page.context().setOffline(true);
    await card(page).getByText("Tent").click();
    await expect(task(page, "Tent")).not.toBeChecked();
    await page.context().setOffline(false);
    await expect.poll(() => saved).toBe(3);
    await expect(task(page, "Tent")).not.toBeChecked();
  });
});

test("the toolbar marks what is selected, as the preview and the card show it", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Toolbar", [day]);
  const address = `/map/${tripId}/${routeIds[0]}`;
  await openCard(page, address, isPhone ? words("map.sheetLabel") : null, words("map.edit"));
  await card(page)
    .getByRole("button", { name: words("points.edit"), exact: true })
    .click();
  const form = page.getByRole("dialog");
  const field = form.getByLabel(words("points.description"), { exact: true });
  const press = async (tool: "bold" | "checklist") => {
    const button = form.getByRole("button", { name: words(`markup.tools.${tool}`), exact: true });
    if (isPhone) await button.tap();
    else await button.click();
  };
  const select = (what: string) =>
    field.evaluate((element, text) => {
      if (!(element instanceof HTMLTextAreaElement)) throw new Error("it is a field of lines");
      const from = element.value.indexOf(text);
      element.setSelectionRange(from, from + text.length);
    }, what);

  await test.step("a press marks, the browser's own undo takes it back", async () => {
    await field.fill("Bring warm clothes");
    await field.focus();
    await select("warm clothes");
    await press("bold");
    await expect(field).toHaveValue("Bring **warm clothes**");
    await page.keyboard.press("Control+z");
    await expect(field).toHaveValue("Bring warm clothes");
    await select("warm clothes");
    await page.keyboard.press("Control+b");
    await expect(field).toHaveValue("Bring **warm clothes**");
  });

  await test.step("Enter goes on with a checklist", async () => {
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await press("checklist");
    await page.keyboard.type("Rope");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Lamp");
    await expect(field).toHaveValue("Bring **warm clothes**\n- [ ] Rope\n- [ ] Lamp");
  });

  await test.step("buttons are large enough for a finger", async () => {
    if (!isPhone) return;
    for (const button of await form.getByRole("toolbar").getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
  });

  await test.step("the preview and the card show it", async () => {
    await form.getByRole("radio", { name: words("markupField.preview") }).check({ force: true });
    await expect(form.locator("strong")).toHaveText("warm clothes");
    await expect(form.getByText("Lamp", { exact: true })).toBeVisible();
    await expect(field).toBeHidden();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
    await expect(card(page).locator("strong")).toHaveText("warm clothes");
    await expect(task(page, "Lamp")).not.toBeChecked();
  });
});
