import { expect, type Page } from "@playwright/test";
import { appIsStored, tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { listFilesOf } from "../testing/trip-files.ts";

const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [{ name: "Castle", lat: 41.6879, lng: 44.8086 }],
  },
];

/** Shares with the installed app as the system does: a form is sent to the address of the manifest. */
async function share(
  page: Page,
  fields: Record<string, string>,
  files: readonly { name: string; type: string; text: string }[] = [],
): Promise<void> {
  const shared = { values: fields, contents: files };
  await page.evaluate(({ values, contents }) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/share-target" });
    form.enctype = "multipart/form-data";
    for (const [name, value] of Object.entries(values)) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.append(input);
    }
    const chooser = document.createElement("input");
    Object.assign(chooser, { type: "file", name: "files", multiple: true });
    const list = new DataTransfer();
    for (const { name, type, text } of contents) list.items.add(new File([text], name, { type }));
    chooser.files = list.files;
    form.append(chooser);
    document.body.append(form);
    form.submit();
  }, shared);
}

const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("what another program shares becomes a note or a point, while the server is dead too", async ({
  device,
  server,
  language,
  words,
}, info) => {
  const { page } = device;
  const person = await register(page, "Nora", language, info);
  const { tripId } = await makePlannedTrip(page, person, "Georgia", days);
  await page.goto(`/map/${tripId}`);
  await expect(page.locator("[data-point]")).toHaveText([/Castle/]);
  await isKept(page);
  await tripIsStored(page, tripId);
  await page.goto("/trips");
  await expect(page.getByRole("heading", { name: "Georgia" })).toBeVisible();

  const shared = "Try the khachapuri at Retro";
  await share(page, { title: "Batumi", text: shared });
  await expect(page).toHaveURL(/\/share-target$/);
  await expect(page.getByRole("main")).toContainText(shared);
  await expect(page.getByRole("radio", { name: words("shareTarget.kinds.note") })).toBeChecked();
  await page.getByRole("button", { name: words("shareTarget.go") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox").first()).toHaveValue(`Batumi\n${shared}`);
  await expect(page).toHaveURL(`/tasks/${tripId}`);
  await dialog.getByRole("button", { name: words("actions.save"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main")).toContainText(shared);

  await server.kill();
  await page.reload();
  await share(page, { url: "geo:41.6876,44.8086?q=41.6876,44.8086(Narikala)" });
  await expect(page.getByRole("radio", { name: words("shareTarget.kinds.point") })).toBeChecked();
  await page.getByRole("button", { name: words("shareTarget.go") }).click();
  await expect(page).toHaveURL(new RegExp(`/map/${tripId}/`));
  await expect(dialog.getByRole("textbox", { name: words("points.name") })).toHaveValue("Narikala");
  await dialog.getByRole("button", { name: words("actions.save"), exact: true }).click();
  await expect(page.getByRole("heading", { name: "Narikala" })).toBeVisible();
  await server.start();
});

test("a visitor logs in first, and what was shared waits meanwhile", async ({
  device,
  language,
  words,
}, info) => {
  const { page } = device;
  await page.goto("/login");
  await isKept(page);
  await share(page, { text: "https://example.org/museum", title: "The museum" });
  await expect(page).toHaveURL("/login?redirectUrl=%2Fshare-target");
  const person = await register(page, "Olga", language, info);
  await makePlannedTrip(page, person, "Georgia", days);
  await page.goto("/share-target");
  await expect(page.getByRole("main")).toContainText("The museum");
  await page.getByRole("radio", { name: words("shareTarget.kinds.point") }).check();
  await page.getByRole("button", { name: words("shareTarget.go") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: words("points.name") })).toHaveValue(
    "The museum",
  );
  await expect(dialog.getByRole("textbox", { name: words("points.url") })).toHaveValue(
    "https://example.org/museum",
  );
  await page.goto("/share-target");
  await expect(page.getByRole("main")).toContainText(words("shareTarget.nothing"));
});

test("a shared ticket goes into the trip that is chosen, also while the server is dead", async ({
  device,
  server,
  language,
  words,
  isPhone,
}, info) => {
  const { page } = device;
  const person = await register(page, "Nora", language, info);
  const { tripId } = await makePlannedTrip(page, person, "Georgia", days);
  await page.goto(`/documents/${tripId}`);
  await expect(page.getByRole("link", { name: "Georgia" })).toBeVisible();
  await isKept(page);
  await tripIsStored(page, tripId);
  await page.goto("/trips");
  await expect(page.getByRole("heading", { name: "Georgia" })).toBeVisible();
  await appIsStored(page);
  await server.kill();
  const ticket = { name: "Boarding pass.pdf", type: "application/pdf", text: "%PDF-1.4" };
  await share(page, { title: "Boarding pass.pdf" }, [ticket]);
  await expect(page).toHaveURL(/\/share-target$/);
  await expect(page.getByRole("main")).toContainText("Boarding pass.pdf");
  await passesAxe(page);
  await page.getByRole("button", { name: words("shareTarget.addFiles") }).click();
  await expect(page).toHaveURL(`/documents/${tripId}`);
  const row = page.locator("main li").filter({ hasText: "Boarding pass.pdf" });
  await expect(row).toContainText(words("files.offline"));
  await server.start();
  await expect
    .poll(async () => (await listFilesOf(page, person, tripId)).map(({ name }) => name))
    .toEqual(["Boarding pass.pdf"]);
  // A phone has the camera beside the choice of files.
  await expect(page.getByRole("button", { name: words("files.takePhoto") })).toHaveCount(
    isPhone ? 1 : 0,
  );
  await expect(page.locator('input[capture="environment"]')).toHaveCount(isPhone ? 1 : 0);
});
