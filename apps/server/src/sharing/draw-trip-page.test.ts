import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishSecrets } from "../../testing/calls/secret-trip.ts";
import { addPoint, addRoute, addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { makeWebFolder } from "../../testing/servers/web-folder.ts";

const skeleton = "<!--drawn-by-server--><b>skeleton</b><!--/drawn-by-server-->";
const frame = `<!doctype html><html lang="en"><title>Map</title><body>${skeleton.repeat(3)}`;
const shell = "<!doctype html><html><title>Castor</title><body>opened at every address";
/** In place of what the web app's build makes. */
const drawing = `let count = 0;
export const drawings = {
  drawTrip: (language, trip, routeId) =>
    ["wide", "phone", "answer"].map((part) => {
      const { name } = trip.routes.find(({ id }) => id === routeId);
      return "<p>" + [part, language, trip.name, name].join(", ") + "</p>" + ++count + JSON.stringify(trip);
    }),
};`;

describe.each(testDatabases())("the plan in the page of a map on $name", (kind) => {
  let server: TestApp;
  let anna: Person;
  let web: Awaited<ReturnType<typeof makeWebFolder>>;
  beforeAll(async () => {
    web = await makeWebFolder({
      "index.html": shell,
      ".frames/map.en.html": frame,
      ".frames/map.ru.html": frame,
      ".frames/drawing/draw-pages.mjs": drawing,
    });
    server = await startTestApp(kind, {}, { folders: web.folders });
    anna = await server.register("Anna");
  });
  afterAll(async () => {
    await server.dispose();
    await web.remove();
  });

  const make = async (form: object) => {
    const { id } = await addTrip(server, anna, form);
    const day = await addRoute(server, anna, id, { name: "Day one" });
    await addPoint(server, anna, day.id);
    return id;
  };
  const save = async (body: object) =>
    succeed(await server.call("POST", "trip", { as: anna, body }));
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (
      await server.app.inject({
        method: "GET",
        url,
        headers: { accept: "text/html,*/*", ...headers },
      })
    ).body;
  const drawnIn = (body: string) => [...body.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);

  test("is the one of a public trip, for both widths and with its answer, in the reader's language", async () => {
    const id = await make({ name: "Alps", isPublic: true });
    const russian = await get(`/map/${id}/show`, { "accept-language": "ru" });
    expect(drawnIn(russian)).toEqual(
      ["wide", "phone", "answer"].map((part) => `${part}, ru, Alps, Day one`),
    );
    expect(russian).toMatch(/^<!doctype html><html lang="ru">/);
    expect(russian).not.toContain("skeleton");
    expect(drawnIn(await get(`/map/${id}/show?lang=en`))[0]).toBe("wide, en, Alps, Day one");
  });

  test("is of the day that the address names, else of the first, also in a share link, and drawn once", async () => {
    const id = await make({ name: "Alps", isPublic: true });
    const second = await addRoute(server, anna, id, { name: "Day two", date: "2027-05-02 09:00" });
    const addresses = [`/map/${id}/show`, `/map/${id}/a,b`, `/share/${id}.Alps%2F2027`];
    const pages = await Promise.all(addresses.map((address) => get(address)));
    const again = await Promise.all(addresses.map((address) => get(address)));
    for (const page of pages) expect(drawnIn(page)[0]).toBe("wide, en, Alps, Day one");
    expect(new Set(again).size).toBe(1);
    expect(drawnIn(await get(`/map/${id}/${second.id}`))[0]).toBe("wide, en, Alps, Day two");
  });

  test("is of the first day that has points, and of none where all days are shown", async () => {
    const { id } = await addTrip(server, anna, { name: "Alps", isPublic: true });
    await addRoute(server, anna, id, { name: "Day one" });
    expect(drawnIn(await get(`/map/${id}/show`))).toEqual([]);
    const second = await addRoute(server, anna, id, { name: "Day two", date: "2027-05-02 09:00" });
    await addPoint(server, anna, second.id);
    for (const url of [`/map/${id}/show`, `/share/${id}.Alps`, `/map/${id}/show`])
      expect(drawnIn(await get(url))[0]).toBe("wide, en, Alps, Day two");
  });

  test("follows what its owner changes, and is gone when the trip is private", async () => {
    const id = await make({ name: "Balkans", isPublic: true });
    expect(drawnIn(await get(`/map/${id}/show`))[0]).toBe("wide, en, Balkans, Day one");
    await save({ id, name: "Tatra" });
    expect(drawnIn(await get(`/map/${id}/show`))[0]).toBe("wide, en, Tatra, Day one");
    await save({ id, isPublic: false });
    for (const url of [`/map/${id}/show`, `/share/${id}.Balkans`])
      expect(await get(url)).toBe(shell);
  });

  test("is not in the page of a private or missing trip, nor where the address shows something else", async () => {
    const hidden = await make({ name: "Private" });
    for (const url of [
      `/map/${hidden}/show`,
      "/map/AAAAAAAAAAAAAAAA/show",
      "/map/%00/show",
      "/share/x",
    ])
      expect(await get(url)).toBe(shell);
    const open = await make({ name: "Open", isPublic: true });
    for (const search of ["point=p1", "as=visitor", "copy=all"])
      expect(drawnIn(await get(`/map/${open}/show?${search}`))).toEqual([]);
    const { id: empty } = await addTrip(server, anna, { name: "Empty", isPublic: true });
    for (const page of [`/map/${empty}/show`, `/map/${open}/-1`])
      expect(drawnIn(await get(page))).toEqual([]);
  });

  test("holds nothing that visitors must not see", async () => {
    const owner = await server.register("Zqowner");
    await server.call("PUT", "auth/profile", { as: owner, body: { publicName: "Anna" } });
    const { trip, marks } = await publishSecrets(server, owner);
    const page = await get(`/map/${trip.id}/show`);
    expect(drawnIn(page)[0]).toBe("wide, en, Open trip, Open day");
    for (const [of, mark] of Object.entries(marks))
      expect([of, mark.test(page)]).toEqual([of, false]);
  });
});
