import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { startWords } from "../../i18n/words.ts";
import { findByWords } from "./find-by-words.ts";

const link = "https://maps.app.goo.gl/AbC123";
const opera = {
  ...{ name: "Opera", address: "Tbilisi", lat: 41.69, lng: 44.79 },
  ...{ typeId: "Show" as const, source: "gazetteer" },
};

let api: FakeApi;
beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => vi.unstubAllGlobals());

/** The searches that were asked for; the answer to each text. */
function serve(answers: Readonly<Record<string, Response | (typeof opera)[]>>): string[] {
  const asked: string[] = [];
  api.on(servicesEndpoints.search, ({ q }) => {
    asked.push(q);
    return answers[q] ?? [];
  });
  return asked;
}

test("a short link is followed by the server, with the words before it as the name", async () => {
  const asked = serve({ [`Opera ${link}`]: [opera] });
  expect(await findByWords(`Opera ${link}`)).toMatchObject({ name: "Opera", lat: 41.69 });
  expect(asked).toEqual([`Opera ${link}`]);
});

test("of a link that leads nowhere the words are looked up, and nothing without any", async () => {
  const nowhere = () => refuse("NOT_FOUND", "The link leads nowhere.");
  const asked = serve({ [`Opera ${link}`]: nowhere(), [link]: nowhere(), Opera: [opera] });
  expect(await findByWords(`Opera ${link}`)).toMatchObject({ name: "Opera" });
  expect(await findByWords(link)).toBeNull();
  expect(asked).toEqual([`Opera ${link}`, "Opera", link]);
});

test("a service that does not answer is told: the search goes on later", async () => {
  serve({ [link]: refuse("UPSTREAM_UNAVAILABLE") });
  await expect(findByWords(link)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
});
