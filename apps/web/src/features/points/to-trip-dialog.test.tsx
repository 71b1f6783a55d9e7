import { endpoints } from "@castor/core/endpoints.ts";
import {
  makeFinance,
  makePoint,
  makeRoute,
  makeSummary,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, withoutMoney } from "../../../testing/as-member.ts";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { ToTripDialog } from "./to-trip-dialog.tsx";

const { trips } = endpoints;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(forgetPage);

const day = makeRoute({ id: "there", name: "Hills" });
const target = makeTrip({
  id: "edited",
  name: "Edited",
  routes: [day],
  ...asEditor,
  ...withoutMoney,
});

test("points go to trips that the reader may edit, without a price where they see no money", async () => {
  const api = new FakeApi()
    .on(trips.list, () => [
      makeSummary({ id: "viewed", name: "Viewed", role: "viewer" }),
      makeSummary({ id: "edited", name: "Edited", role: "editor" }),
    ])
    .on(trips.get, () => target)
    .on(trips.importInto, () => ({ ids: [] }));
  const bath = makePoint({ name: "Bath", finance: makeFinance() });
  const trip = makeTrip({ routes: [makeRoute({ points: [bath] })] });
  const points = trip.routes[0]?.points ?? [];
  render(<ToTripDialog trip={trip} points={points} onClose={() => {}} />, { wrapper: KitProvider });
  await userEvent.click(await screen.findByRole("combobox", { name: "Trip" }));
  const options = await screen.findAllByRole("option", { hidden: true });
  expect(options.map(({ textContent }) => textContent)).not.toContain("Viewed");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(api.callsOf(trips.importInto)).toHaveLength(1));
  const [call] = api.callsOf(trips.importInto);
  const { jsonData } = (call?.body ?? {}) as { jsonData: { trip: Trip } };
  expect(jsonData.trip.routes[0]?.points).toMatchObject([{ name: "Bath", finance: null }]);
});
