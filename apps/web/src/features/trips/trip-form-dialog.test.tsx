import { endpoints } from "@castor/core/endpoints.ts";
import { newTrip } from "@castor/core/trips/trip.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { TripFormDialog, type TripFormDialogProps } from "./trip-form-dialog.tsx";

beforeAll(startWords);
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("A number with a leading 0 is saved by Enter with its value", async () => {
  new FakeApi().on(endpoints.services.config, () => refuse("NOT_FOUND"));
  const onSave = vi.fn<TripFormDialogProps["onSave"]>(async () => null);
  const start = { ...newTrip(), name: "Georgia" };
  render(<TripFormDialog tripId="trip" saved={start} onSave={onSave} onClose={() => {}} />, {
    wrapper: KitProvider,
  });
  await userEvent.clear(screen.getByLabelText("Adults"));
  await userEvent.type(screen.getByLabelText("Adults"), "03{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...start, adults: 3 }, { adults: 3 });
});
