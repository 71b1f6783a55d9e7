import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/kit-provider.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import type { SheetRest } from "./sheet-rests.ts";

function Sheet() {
  const [rest, setRest] = useState<SheetRest>("half");
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
  // jsdom captures no pointers.
  HTMLElement.prototype.setPointerCapture ??= () => {};
  render(<Sheet />);
});

const handle = () => screen.getByRole("slider", { name: "Size of the plan" });
const says = () => handle().getAttribute("aria-valuetext");

test("arrow keys, Home and End set the sheet to its rests", async () => {
  handle().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(says()).toBe("Plan only");
  await userEvent.keyboard("{Home}");
  expect(says()).toBe("Map only");
  await userEvent.keyboard("{ArrowUp}");
  expect(says()).toBe("Map and plan");
});

test("a tap on the handle goes to the next rest and back from the last", () => {
  const tap = () => {
    fireEvent.pointerDown(handle(), { pointerId: 1, clientY: 350 });
    fireEvent.pointerUp(handle(), { pointerId: 1, clientY: 350 });
  };
  tap();
  expect(says()).toBe("Plan only");
  tap();
  expect(says()).toBe("Map and plan");
});

test("the sheet follows the finger and comes to rest where it is let go", () => {
  fireEvent.pointerDown(handle(), { pointerId: 1, clientY: 350 });
  fireEvent.pointerMove(handle(), { pointerId: 1, clientY: 560 });
  expect(screen.getByRole("region", { name: "Plan" }).style.height).toBe("140px");
  fireEvent.pointerUp(handle(), { pointerId: 1, clientY: 560 });
  expect(says()).toBe("Map only");
});
