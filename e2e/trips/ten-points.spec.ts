import { expect, type Locator } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { countPresses } from "../testing/press-counter.ts";
import { TripMap } from "../testing/trip-map.ts";

const towns = {
  en: "Tbilisi Rustavi Gori Kutaisi Batumi Poti Zugdidi Telavi Borjomi Kobuleti",
  ru: "Тбилиси Рустави Гори Кутаиси Батуми Поти Зугдиди Телави Боржоми Кобулети",
};
/** Of a suggestion; the row that searches everywhere has none. */
const country = /Georgia|Грузия/;
/** How many points each day gets. */
const perDay = [4, 3, 3];

/** The presses of each way, from the list of trips on. A flow that needs more has become worse. */
const most = { pointer: 30, keyboard: 60 };

for (const hand of ["pointer", "keyboard"] as const)
  test(`a new trip of three days gets ten points with few presses, by ${hand} alone`, async ({
    page,
    words,
    language,
    isPhone,
    planTrip,
  }, info) => {
    const hasKeys = hand === "keyboard";
    // A trip that is there already, so that the list has a single button for a new one.
    await planTrip("Old trip", []);
    const presses = await countPresses(page);
    const dialog = page.getByRole("dialog");
    const card = new PlaceCard(page, words);
    const box = page.getByRole("combobox", { name: words("services.search") });
    const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
    const { keyboard } = page;
    const names = towns[language].split(" ");
    const [first = ""] = names;

    const press = (target: Locator) => (isPhone ? target.tap() : target.click());
    const tabTo = async (target: Locator) => {
      for (let tabs = 0; tabs < 40; tabs++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      await expect(target).toBeFocused();
    };
    const use = async (target: Locator) => {
      if (!hasKeys) return press(target);
      await tabTo(target);
      await keyboard.press("Enter");
    };
    const write = async (field: Locator, text: string) => {
      await (hasKeys ? tabTo(field) : press(field));
      await expect(field).toBeFocused();
      await keyboard.type(text);
    };
    /** Takes the suggestion of that name. */
    const take = async (name: string) => {
      const option = page.getByRole("option", { name }).filter({ hasText: country }).first();
      await expect(option).toBeVisible();
      // The list of a shorter text may still be there: its rows move, and a press on them would miss.
      await expect(page.getByRole("option").first()).toContainText(name);
      if (!hasKeys) return press(option);
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
    };

    /** Finds the place everywhere, and opens the card of the first result. */
    const takeByCard = async (name: string) => {
      const options = page.getByRole("option");
      const everywhere = options.filter({ hasText: words("services.everywhere", { text: name }) });
      await expect(options.first()).toContainText(name);
      if (hasKeys) {
        await keyboard.press("ArrowUp");
        await keyboard.press("Enter");
      } else await press(everywhere);
      await expect(everywhere).toHaveCount(0);
      await expect(options.first()).toContainText(name);
      if (hasKeys) await keyboard.press("Enter");
      else await press(options.first());
    };

    await test.step("makes the trip with where and when", async () => {
      await page.goto("/trips");
      await expect(page.getByRole("heading", { name: "Old trip" })).toBeVisible();
      presses.take();
      await use(page.getByRole("button", { name: words("trips.newTrip") }).first());
      await expect(
        dialog.getByLabel(words("tripDialogs.where"), { exact: true }).first(),
      ).toBeFocused();
      await keyboard.type(first);
      await take(first);
      await write(dialog.getByLabel(words("days.firstDate")), "05.03.2027");
      await write(dialog.getByLabel(words("days.lastDate")), "07.03.2027");
      await keyboard.press("Enter");
      await expect(page).toHaveURL(/\/map\/[\w-]+\/show$/);
      await new TripMap(page).isDrawn(0);
    });

    await test.step("adds ten places to its days", async () => {
      if (hasKeys) await keyboard.press("/");
      else await use(box);
      for (const [order, count] of perDay.entries()) {
        const day = words("days.nameOfDay", { number: order + 1 });
        for (const [index, name] of names.splice(0, count).entries()) {
          await expect(box).toBeFocused();
          await expect(box).toHaveValue("");
          await keyboard.type(name);
          // A suggestion that is taken is on the day of the last one at once.
          if (order === 0 || index > 0) {
            await take(name);
            continue;
          }
          await takeByCard(name);
          await use(card.button("found.otherDay"));
          const item = page.getByRole("menuitem", { name: new RegExp(`${day}$`) });
          await expect(item).toBeVisible();
          if (hasKeys) {
            // Keys that come before the focus are lost.
            await expect(page.getByRole("menuitem").first()).toBeFocused();
            for (let down = 0; down < order; down++) await keyboard.press("ArrowDown");
            await expect(item).toBeFocused();
            await keyboard.press("Enter");
          } else await use(item);
          const add = card.card.getByRole("button", { name: words("found.addTo", { day }) });
          await expect(add).toBeFocused();
          // Enter would open the form.
          if (hasKeys) await keyboard.press("Space");
          else await use(add);
          await expect(card.card).toBeHidden();
        }
      }
    });

    const count = presses.take();
    const text = `new trip to ten points, ${hand}, ${info.project.name}: ${count} presses`;
    info.annotations.push({ type: "presses", description: text });
    process.stdout.write(`  ${text}\n`);
    expect(count).toBeLessThanOrEqual(most[hand]);

    await test.step("all of them are there after a reload", async () => {
      await page.reload();
      await expect(points).toHaveCount(perDay[0] ?? 0);
      await page.getByRole("link", { name: words("routes.allDays") }).click();
      await new TripMap(page).isDrawn();
      await expect(page.locator("[data-markers='10']")).toBeAttached();
    });
  });
