import { makeIdea, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { DestinationFields } from "../../features/imports/into/destination-fields.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import type { TripActions } from "./actions/use-trip-actions.ts";
import { MapDialogs } from "./dialogs/map-dialogs.tsx";
import { SelectionBar } from "./itinerary/selection-bar.tsx";
import type { MapScreen } from "./map-screen.ts";

const points = [makePoint({ id: "inn", name: "Inn" })];
const trip = makeTrip({
  ...{ id: "made-demo", routes: [makeRoute({ id: "town", points })] },
  ideas: [makeIdea({ id: "lake", name: "Lake" })],
});
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  api = new FakeApi();
  writeStored("demo_trip", trip.id);
});
afterEach(() => {
  forgetPage();
  writeStored("demo_trip", null);
});

async function draw(content: ReactNode) {
  const root = createRootRoute({ component: () => <KitProvider>{content}</KitProvider> });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  render(<RouterProvider router={createRouter({ routeTree: root, history })} />);
}

/** The demo has no other trip, and whoever tries it none on the server: nothing is asked for. */
async function needsAccount() {
  expect(await screen.findByRole("dialog", { name: "This needs an account" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Register" })).toBeDefined();
  expect(api.calls).toEqual([]);
}

test("an idea of the demo goes to another trip with an account", async () => {
  await draw(
    <MapDialogs
      {...{ trip, current: null, shown: [], onEvent: vi.fn() }}
      screen={{ dialog: { kind: "ideaToTrip", ideaId: "lake" } } as MapScreen}
      check={{} as never}
      actions={{} as TripActions}
    />,
  );
  await needsAccount();
});

test("picked points of the demo go to another trip with an account", async () => {
  await draw(<SelectionBar trip={trip} points={points} onClear={vi.fn()} />);
  await userEvent.click(await screen.findByRole("button", { name: "To another trip…" }));
  await needsAccount();
});

test.each([
  ["into the demo alone", trip.id, 0],
  ["into the trip of a user, or a new one", null, 2],
])("a file is imported %s", async (_, demo, choices) => {
  writeStored("demo_trip", demo);
  const proposed = { kind: "byDate" } as const;
  await draw(
    <DestinationFields
      {...{ open: { trip, dayId: null }, value: proposed, proposed, onChange: vi.fn() }}
    />,
  );
  expect(await screen.findByRole("combobox", { name: "Which days" })).toBeDefined();
  expect(screen.queryAllByRole("radio")).toHaveLength(choices);
});
