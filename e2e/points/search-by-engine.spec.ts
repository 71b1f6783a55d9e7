import { expect } from "@playwright/test";
import { journeyWithFakeEngine } from "../testing/fake-engine-journey.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { PointForm } from "../testing/point-form.ts";
import { searchEverywhere } from "../testing/search-everywhere.ts";
import { TripMap } from "../testing/trip-map.ts";

const test = journeyWithFakeEngine<"fine" | "failing">("run-fake-places.ts");

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Narikala", lat: 41.6879, lng: 44.8086 }],
  },
];

test("an engine finds cafés and sights with their hours, and when it fails towns are found all the same", async ({
  page,
  words,
  language,
  isPhone,
  engine,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Engine", days);
  const form = new PointForm(page, words);
  const { card } = new PlaceCard(page, words);
  const box = page.getByRole("combobox", { name: words("services.search") });
  const options = page.getByRole("option");
  const credit = page.getByRole("search").getByRole("link", { name: /OpenStreetMap/ });
  const find = (text: string) => searchEverywhere(page, words, text);
  await engine.setMode("fine");
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await new TripMap(page).isDrawn(1);

  await test.step("the nearer café comes first, and who made the data is named", async () => {
    await find("Stamba");
    await expect(options).toHaveCount(2);
    await expect(options.first()).toContainText("Castle Street");
    await expect(credit).toBeVisible();
    await box.press("Enter");
    await expect(card).toContainText("22:00");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  });

  await test.step("a point that is looked up gets its hours and its site", async () => {
    await form.open("Narikala", isPhone);
    await form.button("points.lookUp").click();
    await expect(form.review).toContainText("https://narikala.example/");
    await expect(form.review).toContainText("OpenStreetMap");
    await form.button("pointHelp.apply").click();
    await form.save();
    const saved = async () => (await server.pointsOn(routeIds[0] ?? ""))[0];
    await expect.poll(async () => (await saved())?.workingHours).toBe("Mo-Su 09:00-20:00");
    expect(await saved()).toMatchObject({
      ...{ name: "Narikala", typeId: "Other", url: "https://narikala.example/" },
    });
  });

  await test.step("while it fails, what is built in answers", async () => {
    await engine.setMode("failing");
    await find(language === "ru" ? "Вена" : "Vienna");
    await expect(options.first()).toContainText(/Vienna|Вена/);
    await expect(credit).toHaveCount(0);
  });
});
