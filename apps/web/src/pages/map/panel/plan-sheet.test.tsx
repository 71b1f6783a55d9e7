import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import type { SheetSnap } from "./sheet-snaps.ts";

function Sheet() {
  const [rest, setRest] = useState<SheetSnap>("half");
  return (
    <KitProvider>
      <PlanSheet label="Plan" rest={rest} onRest={setRest} room={700}>
        <p>{"A day"}</p>
      </PlanSheet>
    </KitProvider>
  );
}

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture ??= () => {};
  render(<Sheet />);
});

const handle = () => screen.getByRole("slider", { name: "Size of the plan" });
const says = () => handle().getAttribute("aria-valuetext");

test("arrow keys, Home and End move the sheet between its snap points", async () => {
  handle().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(says()).toBe("Plan only");
  await userEvent.keyboard("{Home}");
  expect(says()).toBe("Map only");
  await userEvent.keyboard("{ArrowUp}");
  expect(says()).toBe("Map and plan");
});

test("a tap on the handle goes to the next snap point, and from the last one back", () => {
  const tap = () => {
    fireEvent.pointerDown(handle(), { pointerId: 1, clientY: 350 });
    fireEvent.pointerUp(handle(), { pointerId: 1, clientY: 350 });
  };
  tap();
  expect(says()).toBe("Plan only");
  tap();
  expect(says()).toBe("Map and plan");
});

test("the sheet follows the finger and snaps where it is released", () => {
  fireEvent.pointerDown(handle(), { pointerId: 1, clientY: 350 });
  fireEvent.pointerMove(handle(), { pointerId: 1, clientY: 560 });
  expect(screen.getByRole("region", { name: "Plan" }).style.height).toBe("140px");
  fireEvent.pointerUp(handle(), { pointerId: 1, clientY: 560 });
  expect(says()).toBe("Map only");
});
