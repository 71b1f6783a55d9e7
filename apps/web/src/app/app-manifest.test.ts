import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type Language, languages } from "@castor/core/basics/language.ts";
import { addressOf, pageOf } from "@castor/core/pages.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeManifest } from "../../build/manifests.ts";
import { sizeOfWebp } from "../../testing/size-of-webp.ts";
import { addressOfManifest, chooseManifest } from "../device/screen/app-manifest.ts";
import { shareTarget } from "../worker/share-target.ts";

const folder = resolve(import.meta.dirname, "../../public");
const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const named = z.object({ name: z.string(), url: z.string(), icons: z.array(picture) });
const manifest = z.looseObject({
  lang: z.string(),
  description: z.string(),
  start_url: z.string(),
  icons: z.array(picture),
  shortcuts: z.array(named),
  screenshots: z.array(z.extend(picture, { label: z.string() })),
  share_target: z.object({ action: z.string(), method: z.string(), enctype: z.string() }),
});
type Manifest = z.infer<typeof manifest>;

const readManifest = (language: Language): Manifest => manifest.parse(describeManifest(language));

/** The same manifest without its words. */
const withoutWords = (whole: Manifest) => ({
  ...{ ...whole, lang: "", description: "" },
  shortcuts: whole.shortcuts.map((shortcut) => ({ ...shortcut, name: "" })),
  screenshots: whole.screenshots.map((shot) => ({
    ...{ ...shot, label: "" },
    src: shot.src.replace(/-[a-z]+\./, "."),
  })),
});

test("each language has its manifest, which differs in nothing but words", () => {
  const [first, ...others] = languages.map(readManifest);
  if (!first) throw new Error("No language.");
  expect(languages.map((language) => readManifest(language).lang)).toEqual([...languages]);
  for (const other of others) {
    expect(withoutWords(other)).toEqual(withoutWords(first));
    expect(other.description).not.toBe(first.description);
  }
});

test.each(languages)("every file and page that the manifest names exists: %s", (language) => {
  const { start_url, icons, shortcuts, screenshots } = readManifest(language);
  const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of named) expect(existsSync(`${folder}${src}`), src).toBe(true);
  for (const { src } of screenshots) expect(statSync(`${folder}${src}`).size).toBeLessThan(100_000);
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)])
    expect(pageOf(url.split("?")[0] ?? ""), url).not.toBeNull();
});

test.each(languages)(
  "each picture is as large as the manifest says, or browsers leave it out: %s",
  (language) => {
    for (const { src, sizes } of readManifest(language).screenshots)
      expect(sizeOfWebp(readFileSync(`${folder}${src}`)).join("x"), src).toBe(sizes);
  },
);

test("the page names the manifest of its language", () => {
  document.head.innerHTML = `<link rel="manifest" href="${addressOfManifest("en")}">`;
  chooseManifest("de");
  const named = document.querySelector('link[rel="manifest"]')?.getAttribute("href");
  expect(named).toBe(addressOfManifest("de"));
  expect(new Set(languages.map(addressOfManifest)).size).toBe(languages.length);
});

test("what is shared goes to the worker as a form, to the page that asks where it goes", () => {
  expect(shareTarget.path).toBe(addressOf("shareTarget"));
  expect(readManifest("en").share_target).toMatchObject({
    ...{ action: shareTarget.path, method: "POST", enctype: "multipart/form-data" },
  });
});
