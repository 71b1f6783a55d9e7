import { makeNote } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { RouteNotes } from "./route-notes.tsx";

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

const turn = () => screen.getByRole("button", { name: /^Notes/ });

test("the notes of a day are read with their lines and replies, and counted", () => {
  const { replies: _, ...reply } = makeNote({ text: "Done" });
  render(
    <RouteNotes notes={[makeNote({ text: "Tickets\nWater", replies: [reply] }), makeNote()]} />,
  );
  expect(turn().textContent).toBe("Notes2");
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "Tickets\nWater",
    "Buy tickets",
  ]);
  expect(screen.getByText("Done")).toBeDefined();
});

test("a day without notes says so", () => {
  render(<RouteNotes notes={[]} />);
  expect(screen.getByText("There are no notes on this day.")).toBeDefined();
});

test("notes that were folded away stay so for whoever did it", async () => {
  const { unmount } = render(<RouteNotes notes={[makeNote()]} />);
  await userEvent.click(turn());
  unmount();
  const again = render(<RouteNotes notes={[makeNote()]} />);
  expect(turn().getAttribute("aria-expanded")).toBe("false");
  again.unmount();
  forgetEverybody();
  render(<RouteNotes notes={[makeNote()]} />);
  expect(turn().getAttribute("aria-expanded")).toBe("true");
});
