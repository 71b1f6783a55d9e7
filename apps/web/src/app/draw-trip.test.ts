// @vitest-environment node
import type { Language } from "@castor/core/basics/language.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { hostileNames } from "../../testing/hostile-names.ts";
import { drawTrip } from "./draw-trip.tsx";

const days = [
  makeRoute({
    id: "day1",
    name: "Old town",
    description: "Bring **cash**",
    points: [
      makePoint({ name: "Café Central", timeToSpend: 90 }),
      makePoint({ name: "Opera", description: "x" }),
    ],
  }),
  makeRoute({ id: "day2", name: "Danube", date: "2026-12-06 09:00" }),
];
const vienna = redactTrip(makeTrip({ id: "trip", isPublic: true, routes: days }));

/** As a browser reads it. */
const read = (markup = "") => new JSDOM(markup).window.document;
const textOf = (element: Element | Document | null) =>
  (element instanceof Object && "body" in element ? element.body : element)?.textContent ?? "";
const draw = (trip: Trip, routeId = trip.routes[0]?.id ?? "", language: Language = "en") => {
  const [wide, phone, answer] = drawTrip(language, trip, routeId) ?? [];
  return { wide: read(wide), phone: read(phone), answer: read(answer) };
};

describe("the map of a trip drawn by the server", () => {
  test("has the trip, its days and the points of a day, in both widths", () => {
    const drawn = draw(vienna);
    for (const page of [drawn.wide, drawn.phone]) {
      expect(page.querySelector("h1")?.textContent).toBe("Weekend in Vienna");
      expect(page.querySelector("h2")?.textContent).toBe("Old town");
      expect(page.querySelector("strong")?.textContent).toBe("cash");
      const points = [...(page.querySelectorAll("[data-point]") ?? [])].map(textOf);
      expect(points).toEqual([
        expect.stringMatching(/Café Central1\shr\s30\smin here/),
        expect.stringMatching(/Opera/),
      ]);
      const links = [...(page.querySelectorAll("[data-day-strip] a") ?? [])];
      expect(links.map((link) => link.getAttribute("href"))).toEqual([
        "/map/trip/-1",
        "/map/trip/day1",
        "/map/trip/day2",
      ]);
    }
    expect(drawn.wide.querySelector("[data-layout]")).not.toBeNull();
    expect(drawn.phone.querySelector("[data-rest]")).not.toBeNull();
    expect(draw(vienna, "day2").wide.querySelector("h2")?.textContent).toBe("Danube");
    expect(textOf(draw(vienna, "day1", "ru").wide)).toContain("Скопировать к себе");
  });

  test("comes with the answer, and is not drawn where that is long", () => {
    const answer = draw(vienna).answer.querySelector("#first-answer");
    expect(JSON.parse(textOf(answer ?? null))).toEqual(vienna);
    const long = makePoint({ description: "x".repeat(200_000) });
    const trip = makeTrip({ routes: [makeRoute({ id: "day1", points: [long] })] });
    expect(drawTrip("en", trip, "day1")).toBeNull();
  });

  test("has a screenful of a long day, and buttons that do nothing yet", () => {
    const points = Array.from({ length: 300 }, (_, index) => makePoint({ name: `Stop ${index}` }));
    const page = draw(redactTrip(makeTrip({ routes: [makeRoute({ points })] }))).wide;
    expect(page.querySelectorAll("[data-point]").length).toBeLessThanOrEqual(20);
    expect(page.querySelectorAll("button").length).toBeGreaterThan(3);
    expect(page.querySelectorAll("button:not([inert])")).toHaveLength(0);
  });

  test.each(hostileNames)("shows the name %s as text", (name) => {
    const points = [makePoint({ name, description: name })];
    const trip = makeTrip({ name, routes: [makeRoute({ name, description: name, points })] });
    const drawn = draw(redactTrip({ ...trip, ownerName: name }));
    for (const page of [drawn.wide, drawn.phone]) {
      expect(page.querySelector("h1")?.textContent).toBe(name);
      expect(page.querySelector("h1")?.getAttribute("dir")).toBe("auto");
      expect(page.querySelectorAll("script, img, [onmouseover], [onerror]")).toHaveLength(0);
      expect(page.querySelectorAll("button:not([inert])")).toHaveLength(0);
    }
    expect(drawn.answer.querySelectorAll("script")).toHaveLength(1);
    expect(JSON.parse(textOf(drawn.answer.querySelector("#first-answer") ?? null)).name).toBe(name);
  });
});
