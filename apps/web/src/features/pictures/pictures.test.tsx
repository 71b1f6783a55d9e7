import { endpoints } from "@castor/core/endpoints.ts";
import type { Picture, PictureCandidate } from "@castor/core/points/picture.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PointPicture } from "./point-picture.tsx";

const picture: Picture = {
  ...{ file: "Big Ben.jpg", proof: "p".repeat(43), author: "<b>Ada</b>" },
  ...{ licence: "CC BY 4.0", licenceUrl: "https://creativecommons.org/licenses/by/4.0" },
};
const candidate = (change: Partial<PictureCandidate> = {}): PictureCandidate => ({
  ...{ picture, name: "Big Ben", isCertain: true },
  ...change,
});
const point = makePoint({ name: "Big Ben" });
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

test("The card shows the picture from this server with author, licence and source, and one press removes it", async () => {
  const onRemove = vi.fn();
  render(<PointPicture name="Big Ben" picture={picture} onRemove={onRemove} />, {
    wrapper: KitProvider,
  });
  const image = await screen.findByRole("img", { name: "Big Ben" });
  expect(image.getAttribute("src")).toBe(`/pictures/${"p".repeat(43)}/Big%20Ben.jpg`);
  expect(screen.getByRole("link", { name: "<b>Ada</b>" }).getAttribute("href")).toBe(
    "https://commons.wikimedia.org/wiki/File:Big_Ben.jpg",
  );
  expect(screen.getByRole("link", { name: "CC BY 4.0" }).getAttribute("href")).toBe(
    picture.licenceUrl,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove the picture" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test("A picture that does not load leaves no hole, and a reader without one sees nothing", () => {
  const { rerender, container } = render(<PointPicture name="x" picture={picture} />, {
    wrapper: KitProvider,
  });
  fireEvent.error(screen.getByRole("img"));
  expect(container.querySelector("figure, img")).toBeNull();
  rerender(<PointPicture name="x" picture={picture} onRemove={() => {}} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByText(/Ada/)).toBeNull();
  expect(screen.getByRole("button", { name: "Remove the picture" })).toBeDefined();
  rerender(<PointPicture name="x" picture={null} />);
  expect(container.querySelector("figure, button")).toBeNull();
});

test("One press takes another picture of those that are found", async () => {
  const beside = { ...picture, file: "Bridge.jpg", author: "" };
  api.on(endpoints.services.pictures, () => [
    candidate(),
    candidate({ picture: beside, name: "Westminster Bridge", isCertain: false }),
  ]);
  const onChoose = vi.fn();
  render(<PictureDialog point={{ ...point, picture }} onChoose={onChoose} onClose={() => {}} />, {
    wrapper: KitProvider,
  });
  const chosen = await screen.findByRole("button", { name: /Big Ben/ });
  expect(chosen.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: /Westminster Bridge/ }));
  expect(onChoose).toHaveBeenCalledWith(beside);
});

test("Nothing found and nobody answering are said", async () => {
  api.on(endpoints.services.pictures, () => []);
  const props = { point, onChoose: () => {}, onClose: () => {} };
  const { unmount } = render(<PictureDialog {...props} />, { wrapper: KitProvider });
  await screen.findByText(/has no picture of this place/);
  unmount();
  queryClient.clear();
  api.on(endpoints.services.pictures, () => refuse("UPSTREAM_UNAVAILABLE"));
  render(<PictureDialog {...props} />, { wrapper: KitProvider });
  await screen.findByText(/does not answer right now/);
});
