import { endpoints } from "@castor/core/endpoints.ts";
import type { TourId } from "@castor/core/tours/tours.ts";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { restartTours, useTour } from "../../data/tours/tours-store.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { TourLayer } from "./tour-layer.tsx";

const { list, finish } = endpoints.tours;
let api: FakeApi;
let ended: unknown[];

function Screen({ hasImport = true }: { hasImport?: boolean }) {
  useTour("myTripsTour");
  return (
    <>
      <span data-tour-slot="" />
      <span data-tour="new-trip" />
      {hasImport ? <span data-tour="import" /> : null}
      <span data-tour="trip-sections" />
      <TourLayer />
    </>
  );
}

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  ended = [];
  const available = new Set<TourId>(["myTripsTour", "mapTour"]);
  api = new FakeApi()
    .on(list, () => [...available])
    .on(finish, ({ body }) => {
      ended.push(body);
      return [];
    });
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  restartTours([]);
  writeStored("debug_tours", null);
  queryClient.clear();
  forgetEverybody();
  vi.restoreAllMocks();
});

const open = (hasImport?: boolean) =>
  render(
    <KitProvider>
      <Screen {...(hasImport === undefined ? {} : { hasImport })} />
    </KitProvider>,
  );
/** Opens the screen and presses the button of its tour. */
const begin = async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Show me around" }));
};
const step = (title: string) => screen.findByRole("dialog", { name: title });
const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("a tour waits for its button", async () => {
  open();
  await screen.findByRole("button", { name: "Show me around" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("back is hidden on the first step, skip on the last, where next finishes the tour", async () => {
  await begin();
  await step("Hello! I am Castor");
  expect(shown()).toEqual(["Skip the tours", "Next"]);
  await press("Next");
  await step("A trip begins here");
  expect(shown()).toEqual(["Skip the tours", "Back", "Next"]);
  await press("Back");
  await step("Hello! I am Castor");
  for (let presses = 0; presses < 3; presses++) await press("Next");
  const last = await step("Find a trip again");
  expect(within(last).getByText("4 of 4")).toBeDefined();
  expect(shown()).toEqual(["Back", "Done"]);
  await press("Done");
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(ended).toEqual([{ tourId: "myTripsTour", status: "finished" }]));
});

test("with debug_tours the end is not sent", async () => {
  writeStored("debug_tours", "1");
  await begin();
  await step("Hello! I am Castor");
  for (let presses = 0; presses < 3; presses++) await press("Next");
  await press("Done");
  expect(api.callsOf(finish)).toEqual([]);
});

test("skip asks in a red dialog; Escape asks too; the tour goes on where it was", async () => {
  await begin();
  await step("Hello! I am Castor");
  await press("Next");
  await userEvent.keyboard("{Escape}");
  await step("Skip all tours?");
  await press("Go on");
  await step("A trip begins here");
  await press("Skip the tours");
  await step("Skip all tours?");
  await press("Skip the tours");
  await vi.waitFor(() => expect(ended).toEqual([{ tourId: "myTripsTour", status: "skipped" }]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the language may change while it runs; a tour that is left goes on at its step", async () => {
  await begin();
  await step("Hello! I am Castor");
  await press("Next");
  await act(() => setLanguage("ru"));
  await step("Поездка начинается здесь");
  cleanup();
  open();
  await step("Поездка начинается здесь");
});

test("without a target it waits three seconds, warns which is missing, and stays available", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  open(false);
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith(
      'The tour myTripsTour is not shown without [data-tour="import"].',
    ),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(ended).toEqual([]);
});
