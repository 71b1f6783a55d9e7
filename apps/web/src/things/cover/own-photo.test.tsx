import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { TripCover } from "./trip-cover.tsx";

/** All is in view at once. */
class SeeingObserver {
  readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    this.#onChange = onChange;
  }
  observe = () => this.#onChange([{ isIntersecting: true }]);
  disconnect = () => {};
}

beforeEach(() => {
  logInAs();
  vi.stubGlobal("IntersectionObserver", SeeingObserver);
  URL.createObjectURL = (content: Blob) => `blob:${content.size}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetPage();
});

const picture = {
  ...{ file: "A.jpg", proof: "p".repeat(43), author: "Ada" },
  ...{ licence: "CC0", licenceUrl: "" },
};
const show = (fileId: string) => {
  const { container } = render(<TripCover cover={{ fileId, picture, area: null }} />);
  return () => container.querySelector("img")?.getAttribute("src");
};

test("an own photo is the cover, in the size of a card", async () => {
  const api = new FakeApi().on(filesEndpoints.picture, () => new Response("123"));
  const source = show("photo1");
  expect(source()).toBeUndefined();
  await waitFor(() => expect(source()).toBe("blob:3"));
  expect(api.callsOf(filesEndpoints.picture)[0]?.path).toContain("size=card");
});

test("without it the picture of a point is", async () => {
  new FakeApi().on(filesEndpoints.picture, () => refuse("NOT_FOUND"));
  const source = show("photo2");
  await waitFor(() => expect(source()).toContain("A.jpg"));
});

test("one that could not be read without a network is read when that is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const api = new FakeApi().on(filesEndpoints.picture, () => Promise.reject(new TypeError()));
  const source = show("photo3");
  await waitFor(() => expect(source()).toContain("A.jpg"));
  api.on(filesEndpoints.picture, () => new Response("1234"));
  online.mockRestore();
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(source()).toBe("blob:4");
  });
});
