import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { test } from "../testing/journey.ts";
import { listSmallTargets } from "../testing/touch-targets.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1} of what to know.`).join("\n");
const stop = (name: string, index: number) => ({
  ...{ name, lat: 41.69 + index / 500, lng: 44.8 + index / 700 },
  description: lines(8),
  finance: { price: 10 + index, currency: "GEL" as const },
});
const names = ["Baths", "Fortress", "Bridge", "Museum", "Café 🍷", "خانه", "Opera", "Market"];
const days = [
  { name: "Old town", date: "2027-05-03 09:00", points: names.map(stop) },
  { name: "Mountains", date: "2027-05-04 10:30", points: [stop("Church on the hill", 40)] },
];

test("a trip is printed from its map: what is chosen, one day or all, and nothing else", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", days);
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  if (isPhone) {
    await page.getByRole("button", { name: words("header.more") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: words("header.print") })
      .click();
  } else {
    const navigation = page.getByRole("navigation", { name: words("header.navigation") });
    await navigation.getByRole("link", { name: words("header.print") }).click();
  }
  await expect(page).toHaveURL(`/print/${tripId}`);
  const booklet = page.getByRole("article", { name: "Georgia" });
  const tools = page.getByRole("region", { name: words("print.settings") });
  const open = async () => {
    if (isPhone) await tools.getByRole("button", { name: words("print.settings") }).click();
  };
  await open();
  if (isPhone) await expect.poll(() => listSmallTargets(page)).toEqual([]);
  const points = booklet.locator("[data-point]");
  await expect(points).toHaveCount(names.length + 1);
  for (const [index, name] of names.entries()) await expect(points.nth(index)).toContainText(name);
  await expect(points.nth(1)).toContainText(words("card.price"));

  await tools.getByRole("checkbox", { name: words("print.switches.prices") }).uncheck();
  await expect(booklet).not.toContainText(words("card.price"));
  await tools.getByRole("radio", { name: words("print.papers.a5") }).check();
  await tools.getByRole("radio", { name: words("print.someDays") }).check();
  await expect(page).toHaveURL(`/print/${tripId}?routeIds=${routeIds[0]}&paper=a5&prices=0`);
  await expect(points).toHaveCount(names.length);
  await page.reload();
  await expect(points).toHaveCount(names.length);
  await expect(booklet.locator("img")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(tools).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(booklet).toBeVisible();
  const pages = await readPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  const last = lines(8).split("\n").at(-1) ?? "";
  // Each page has as many names of points as it has ends of points: none is split.
  for (const text of pages) expect(text.split(last).length).toBe(text.split("Line 1 of").length);
  const whole = pages.join(" ");
  for (const name of names.slice(0, 4)) expect(whole).toContain(name);
  expect(whole).not.toContain("Church on the hill");
});

/** The text of each page. */
async function readPages(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text;
}
