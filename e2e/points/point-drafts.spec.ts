import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Protocol, test } from "../testing/drafting-journey.ts";
import { test as withoutModel } from "../testing/journey.ts";
import { PointForm } from "../testing/point-form.ts";
import { TripMap } from "../testing/trip-map.ts";

const fortress = { name: "Fortress", lat: 41.6879, lng: 44.8086 };
const days = (description: string) => [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { ...fortress, description },
      { name: "Тбилиси", lat: 41.69411, lng: 44.83368 },
    ],
  },
];
const names: Record<Protocol, string> = { openai: "fable-mini", anthropic: "fable-large" };

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog] section").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const protocol of ["openai", "anthropic"] as const)
  test.describe(`a model that speaks ${protocol}`, () => {
    test.use({ protocol });

    test("drafts a point, which its owner reviews, corrects and saves", async ({
      page,
      words,
      language,
      isPhone,
      models,
      planTrip,
    }) => {
      const draft = models.drafts[language];
      const tips = [words("pointHelp.tips"), ...draft.tips.map((tip) => `• ${tip}`)].join("\n");
      const { tripId, routeIds, server } = await planTrip("Drafts", days("Mine."));
      const form = new PointForm(page, words);
      await models.setMode("fine");
      await page.goto(`/map/${tripId}/${routeIds[0]}`);
      await new TripMap(page).isDrawn(2);
      await form.open("Fortress", isPhone);

      await test.step("the draft is shown beside what is there, and nothing is replaced", async () => {
        await form.button("pointHelp.describe").click();
        await expect(form.review).toContainText(words("pointHelp.draftTitle"));
        await expect(form.review).toContainText(words("pointHelp.checkFirst"));
        await expect(form.review).toContainText(names[protocol]);
        for (const text of [draft.description, draft.address, "10:00–18:00", ...draft.tips])
          await expect(form.review).toContainText(text);
        await expect(form.field("points.description")).toHaveValue("Mine.");
        await expect(form.field("points.address")).toHaveValue("");
        await isAccessible(page);
        await form.review.scrollIntoViewIfNeeded();
      });

      await test.step("each field is taken, left or gone on with", async () => {
        await form.choose("points.description", "pointHelp.add");
        await form.choose("points.workingHours", "pointHelp.leaveEmpty");
        await form.button("pointHelp.apply").click();
        await expect(form.dialog).toContainText(words("pointHelp.applied"));
        await form.save();
        const saved = async () => (await server.pointsOn(routeIds[0] ?? ""))[0];
        await expect.poll(async () => (await saved())?.address).toBe(draft.address);
        expect(await saved()).toMatchObject({
          description: `Mine.\n\n${draft.description}\n\n${tips}\n\n*${words("pointHelp.mark")}*`,
          workingHours: "",
        });
      });

      await test.step("a model that gives orders has them shown as words", async () => {
        await models.setMode("bossy");
        await form.open("Fortress", isPhone);
        await form.button("pointHelp.describe").click();
        await expect(form.review).toContainText("<img src=x onerror=alert(1)>");
        await expect(form.review.locator("img, a")).toHaveCount(0);
        await form.button("actions.save").click();
        await expect(form.review).toContainText(words("pointHelp.notDecided"));
        await expect(form.review.getByRole("heading")).toBeFocused();
        await form.button("pointHelp.discard").click();
        await expect(form.review).toBeHidden();
        await expect(form.button("pointHelp.describe")).toBeFocused();
      });

      await test.step("one that fails costs nothing that was typed", async () => {
        await form.field("points.address").fill("By the bridge");
        for (const mode of ["failing", "halfDraft"] as const) {
          await models.setMode(mode);
          await form.button("pointHelp.describe").click();
          await expect(form.dialog.getByRole("alert")).toContainText(words("errors.INTERNAL"));
          await expect(form.field("points.address")).toHaveValue("By the bridge");
          await expect(form.button("pointHelp.describe")).toBeFocused();
        }
      });

      await test.step("one that keeps silent may be left by the keyboard", async () => {
        await models.setMode("silent");
        await form.button("pointHelp.describe").press("Enter");
        await expect(form.dialog).toContainText(words("pointHelp.writing"));
        await form.button("pointHelp.stop").press("Enter");
        await expect(form.button("pointHelp.describe")).toBeFocused();
        await expect(form.dialog).not.toContainText(words("pointHelp.writing"));
      });
    });
  });

withoutModel(
  "without a model known facts fill a point in, and the search looks one up",
  async ({ page, words, language, isPhone, context, planTrip }) => {
    const { tripId, routeIds, server } = await planTrip("Facts", days(""));
    const form = new PointForm(page, words);
    const town = { en: "Tbilisi", ru: "Тбилиси" }[language];
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await form.open("Fortress", isPhone);

    await withoutModel.step("facts are no draft by AI, and what is empty takes them", async () => {
      await expect(form.button("pointHelp.describe")).toHaveCount(0);
      await form.button("pointHelp.facts").click();
      await expect(form.review).toContainText(
        words("drafts.coordinates", { lat: 41.6879, lng: 44.8086 }),
      );
      await expect(form.review).not.toContainText(words("pointHelp.checkFirst"));
      await form.button("pointHelp.apply").click();
      await expect(form.field("points.address")).toHaveValue(new RegExp(town));
      await expect(form.field("points.description")).toHaveValue(new RegExp(town));
      await expect(form.field("points.workingHours")).toHaveValue("");
    });

    await withoutModel.step(
      "a place of another name elsewhere fills nothing by itself",
      async () => {
        await form.field("points.address").fill("");
        await form.button("points.lookUp").click();
        await expect(form.review).toContainText(words("pointHelp.foundTitle", { name: town }));
        await expect(form.button("pointHelp.apply")).toBeDisabled();
        await isAccessible(page);
        await form.choose("points.address", "pointHelp.take");
        await form.button("pointHelp.apply").click();
        await expect(form.field("points.address")).not.toHaveValue("");
        await form.save();
        const saved = async () => (await server.pointsOn(routeIds[0] ?? ""))[0];
        await expect.poll(async () => (await saved())?.address).not.toBe("");
        expect((await saved())?.name).toBe("Fortress");
      },
    );

    await withoutModel.step("without a network the buttons wait, and say so", async () => {
      await form.open("Fortress", isPhone);
      await context.setOffline(true);
      await expect(form.dialog).toContainText(words("pointHelp.needsNetwork"));
      await expect(form.button("pointHelp.facts")).toBeDisabled();
      await context.setOffline(false);
      await expect(form.button("pointHelp.facts")).toBeEnabled();
    });
  },
);
