import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { PointForm, type PointFormProps } from "../src/features/points/point-form.tsx";
import { KitProvider } from "../src/ui/theme/kit-provider.tsx";
import { FakeApi } from "./fake-api.ts";
import { logInAs } from "./log-in.ts";
import { makeConfig } from "./make-config.ts";

const { services } = endpoints;

export const castle = makePoint({
  ...{ name: "Castle", lat: 41.688, lng: 44.8084, typeId: "Other", url: "" },
  ...{ description: "Meet Nino here.", address: "", workingHours: "" },
});
export const draft = {
  ...{ ai: true, source: "fable-mini", description: "A fortress.", address: "Castle Street 1" },
  ...{ workingHours: "Mo-Su 10:00-18:00", tips: ["Come early."] },
};
export const narikala: FoundPlace = {
  ...{ name: "Narikala", lat: 41.688, lng: 44.8084, address: "Tbilisi, Georgia" },
  ...{ source: "index", url: "https://castle.example" },
  typeId: "HistoricalBuilding",
};

/** A server with an AI model that suggests values for the castle and finds its place. */
export const fakeDrafts = () =>
  new FakeApi()
    .on(services.config, () => makeConfig({ ai: true }))
    .on(services.describe, () => draft)
    .on(services.place, () => narikala);

/** Renders a point form of somebody who is logged in, with suggestions. */
export function drawPointForm(point = castle) {
  logInAs();
  const onSave = vi.fn<PointFormProps["onSave"]>(async () => null);
  const onClose = vi.fn<PointFormProps["onClose"]>();
  const { unmount } = render(
    <PointForm
      saved={point}
      moveType="walk"
      draftName="point castle"
      date="2026-12-05"
      currency="EUR"
      people={{ adults: 2, kids: 0 }}
      onSave={onSave}
      onClose={onClose}
    />,
    { wrapper: KitProvider },
  );
  return { onSave, onClose, unmount };
}

export const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
export const press = async (name: string) => userEvent.click(await button(name));
export const review = (name: string) => screen.findByRole("region", { name });
export const choose = async (region: HTMLElement, field: string, choice: string) => {
  const group = within(region).getByRole("group", { name: field });
  await userEvent.click(within(group).getByRole("radio", { name: choice }));
};
export const textOf = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`)).value;
