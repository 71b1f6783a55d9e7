// @vitest-environment node
import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { limits } from "@castor/core/limits.ts";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { hostileNames } from "../../testing/hostile-names.ts";
import { makeEntries, makeEntry } from "../../testing/serve-catalog.ts";
import { drawCatalog } from "./draw-catalog.tsx";

const answerOf = (data: CatalogPage["data"], total = data.length): CatalogPage => ({
  ...{ data, total, more: false },
  ...{ page: 1, pageSize: limits.catalogPage },
});
/** As a browser reads it. */
const read = (markup: string) => new JSDOM(markup).window.document;
const textOf = (element: Element | null) => element?.textContent ?? "";

describe("the catalog drawn by the server", () => {
  test("has the cards, their number and the answer for the app, in the asked language", () => {
    const answer = answerOf([makeEntry()]);
    const english = read(drawCatalog("en", answer));
    const russian = read(drawCatalog("ru", answer));
    expect(textOf(english.querySelector("[role=status]"))).toBe("1 trip");
    expect(textOf(english.querySelector("article"))).toMatch(/Georgia.*3 days.*12 points.*by Anna/);
    expect(english.querySelector("h3 a")?.getAttribute("href")).toBe("/map/t1/show");
    expect(textOf(russian.querySelector("article"))).toMatch(/Грузия.*3\sдня.*12\sточек/);
    expect(JSON.parse(textOf(english.querySelector("#first-answer")))).toEqual(answer);
  });

  test("has buttons that do nothing yet, among them the one for more trips", () => {
    const page = read(drawCatalog("en", answerOf(makeEntries(limits.catalogPage), 50)));
    expect(page.querySelectorAll("button[inert]")).toHaveLength(limits.catalogPage + 1);
    expect(page.querySelectorAll("button:not([inert])")).toHaveLength(0);
  });

  test.each(hostileNames)("shows the name %s as text", (name) => {
    const answer = answerOf([makeEntry({ name, ownerName: name })]);
    const page = read(drawCatalog("en", answer));
    expect(textOf(page.querySelector("h3 a"))).toBe(name);
    expect(page.querySelector("h3")?.getAttribute("dir")).toBe("auto");
    expect(page.querySelectorAll("script")).toHaveLength(1);
    expect(page.querySelectorAll("img, [onmouseover], [onerror]")).toHaveLength(0);
    expect(page.querySelectorAll("button")).toHaveLength(1);
    expect(JSON.parse(textOf(page.querySelector("#first-answer")))).toEqual(answer);
  });
});
