import { endpoints } from "@castor/core/endpoints.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { PlaceHere } from "./place-here.tsx";

const bath = {
  name: "Sulphur bath",
  address: "Abano street",
  typeId: "Water" as const,
  source: "gazetteer",
};

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

/** Each test asks about a spot of its own: what was answered once is known. */
let lat = 41;
function openCard(onAdd?: () => void) {
  const at = { lat: ++lat, lng: 44.8 };
  render(<PlaceHere at={at} onClose={() => {}} onAdd={onAdd} />);
  return at;
}

test("says what is known to lie nearest, of what kind and how far, and a point begins with it", async () => {
  new FakeApi().on(endpoints.services.place, ({ lat: north }) => ({
    ...bath,
    lat: Number(north) + 0.005,
    lng: 44.8,
  }));
  const onAdd = vi.fn();
  const at = openCard(onAdd);
  expect(await screen.findByText("Sulphur bath")).toBeDefined();
  expect(screen.getByText(/^Water.* · 560\sm from this spot$/)).toBeDefined();
  expect(screen.getByRole("link", { name: "GeoNames" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Add point here" }));
  expect(onAdd).toHaveBeenCalledWith({ ...bath, ...at });
});

test("a place that is far away is named, and lends a point nothing", async () => {
  new FakeApi().on(endpoints.services.place, ({ lat: north }) => ({
    ...bath,
    lat: Number(north) + 0.5,
    lng: 44.8,
  }));
  const onAdd = vi.fn();
  const at = openCard(onAdd);
  expect(await screen.findByText("Sulphur bath")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Add point here" }));
  expect(onAdd).toHaveBeenCalledWith(at);
});

test("says when nothing is known, and offers no point to who may only read", async () => {
  new FakeApi().on(endpoints.services.place, () => refuse("NOT_FOUND"));
  openCard();
  expect(await screen.findByText("Nothing is known here.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Add point here" })).toBeNull();
});

test("says that it could not be found out, and asks again", async () => {
  const api = new FakeApi().on(endpoints.services.place, () =>
    refuse("TOO_MANY_REQUESTS", "Wait."),
  );
  openCard();
  expect((await screen.findByRole("alert")).textContent).toContain("could not be found out. Wait.");
  api.on(endpoints.services.place, ({ lat: north }) => ({
    ...bath,
    lat: Number(north),
    lng: 44.8,
  }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Sulphur bath")).toBeDefined();
});
