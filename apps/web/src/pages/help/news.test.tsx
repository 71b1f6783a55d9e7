import { languages } from "@castor/core/basics/language.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { pageOf } from "@castor/core/pages.ts";
import { readKeys, readTranslate } from "@castor/i18n/read-words.ts";
import { listBelow } from "@castor/i18n/words.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { readUserStorage, writeUserStorage } from "../../device/storage/user-storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { newsEntries } from "../../things/news/news-entries.ts";
import { listHelp } from "./list-help.ts";

const newest = newsEntries[0].date;
const before = "2026-11-01";
const dots = () => document.querySelectorAll("[data-news-dot]");

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  new FakeApi().on(endpoints.trips.list, () => []);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  writeStored("seen_news", null);
  forgetEverybody();
});

test("every line has its words in both languages, newest first, and leads to what is there", () => {
  for (const language of languages)
    expect(listBelow(readKeys(language), "news.entries")).toEqual(newsEntries.map(({ id }) => id));
  const dates = newsEntries.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const sections = listHelp(readTranslate("en"), readKeys("en"));
  const anchors = sections.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
  for (const { href } of newsEntries) {
    const [path = "", anchor] = href.split("#");
    expect(pageOf(path)).not.toBeNull();
    if (path === "/help" && anchor) expect(anchors).toContain(anchor);
  }
});

test("after an update a dot leads to the news, and goes once they are open", async () => {
  logInAs();
  writeUserStorage("seen_news", before);
  const router = openApp("/trips");
  const help = await screen.findByRole("link", { name: /^Help, ?new$/ });
  expect(dots().length).toBeGreaterThan(0);
  await userEvent.click(help);
  await waitFor(() => expect(router.state.location.href).toBe("/help#news"));
  const news = within(await screen.findByRole("region", { name: "What’s new" }));
  expect(news.getAllByRole("link")).toHaveLength(newsEntries.length);
  await waitFor(() => expect(dots()).toHaveLength(0));
  expect(readUserStorage("seen_news")).toBe(newest);
});

test("the help opened at an answer leaves the dot", async () => {
  logInAs();
  writeUserStorage("seen_news", before);
  openApp("/help#money");
  await screen.findByRole("region", { name: "What’s new" });
  expect(dots().length).toBeGreaterThan(0);
});

test("whoever is here for the first time sees no dot, and sees it after the next update", async () => {
  logInAs();
  openApp("/trips");
  await screen.findByRole("link", { name: "Help" });
  await waitFor(() => expect(readUserStorage("seen_news")).toBe(newest));
  expect(dots()).toHaveLength(0);
});

test("a visitor sees no dot, and may read the news", async () => {
  writeUserStorage("seen_news", before);
  openApp("/help#news");
  const news = within(await screen.findByRole("region", { name: "What’s new" }));
  expect(news.getByRole("link", { name: "Take a trip along with its map" })).toBeDefined();
  expect(dots()).toHaveLength(0);
});
