import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { collectTexts } from "./collect-files.ts";
import { putTemplates } from "./frame-templates.ts";

const chunk = (name: string, moduleIds: string[], more: Partial<Rolldown.OutputChunk> = {}) => ({
  ...{ type: "chunk", fileName: `assets/${name}.js`, moduleIds },
  ...{ imports: [], dynamicImports: [], ...more },
});
const text = (language: string, room: string) =>
  chunk(`${room}-${language}`, [`\0virtual:texts/${language}/${room}`]);
const textsOf = (room: string) => ["en", "ru"].map((of) => `assets/${room}-${of}.js`);
const pages = ["home", "trips", "settings", "map", "finance", "tasks"];
const chunks = [
  chunk("index", ["/src/main.tsx"], { dynamicImports: textsOf("first") }),
  ...pages.map((page) =>
    chunk(page, [`/src/pages/${page}/${page}-page.tsx`], {
      imports: ["assets/index.js"],
      dynamicImports: page === "trips" ? textsOf("trips") : [],
    }),
  ),
  ...["en", "ru"].flatMap((language) => [text(language, "first"), text(language, "trips")]),
];
const bundle = Object.fromEntries(
  chunks.map((each) => [each.fileName, each]),
) as unknown as Rolldown.OutputBundle;

test("the texts of a frame are those that its code says, in its language alone", () => {
  expect(collectTexts(bundle, ["/assets/index.js", "/assets/trips.js"], "ru")).toEqual([
    "/assets/first-ru.js",
    "/assets/trips-ru.js",
  ]);
});

test("a template names its texts beside its code", () => {
  const shell =
    '<html lang="en"><script type="module" src="/assets/index.js"></script><div id="root"></div></html>';
  const wish = { page: "trips", place: "shell", isLoggedIn: true, isPhone: false } as const;
  const page = putTemplates(shell, [{ ...wish, language: "en", markup: "<p>Trips</p>" }], bundle);
  const named = /data-scripts="([^"]*)"/.exec(page)?.[1]?.split(" ");
  expect(named).toEqual(["/assets/trips.js", "/assets/first-en.js", "/assets/trips-en.js"]);
});
