import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStopPresses } from "./use-stop-presses.ts";

const onPick = vi.fn();
const onOpen = vi.fn();

function Rows() {
  const presses = useStopPresses({ isOn: true, isPicking: false, onPick });
  return (
    <>
      <button type="button" onClick={onOpen}>
        {"Day"}
      </button>
      <div {...presses}>{"Castle"}</div>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onPick.mockClear();
  onOpen.mockClear();
  render(<Rows />);
});
afterEach(() => vi.useRealTimers());

const down = (text: string) =>
  fireEvent.pointerDown(screen.getByText(text), { pointerType: "touch" });
const up = (text: string) => {
  fireEvent.pointerUp(screen.getByText(text), { pointerType: "touch" });
  fireEvent.click(screen.getByText(text), { detail: 1 });
};

test("a finger that rests picks, and its end opens nothing, wherever the rows have moved", () => {
  down("Castle");
  vi.advanceTimersByTime(500);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(false);
  // A late line above has moved the heading below the finger.
  up("Day");
  expect(onOpen).not.toHaveBeenCalled();
  down("Day");
  up("Day");
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("after a hold without a click the next press counts, and so does a key", () => {
  down("Castle");
  vi.advanceTimersByTime(500);
  fireEvent.click(screen.getByText("Day"), { detail: 0 });
  expect(onOpen).toHaveBeenCalledTimes(1);
  down("Day");
  up("Day");
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test("a short press picks nothing", () => {
  down("Castle");
  vi.advanceTimersByTime(400);
  up("Castle");
  vi.advanceTimersByTime(400);
  expect(onPick).not.toHaveBeenCalled();
});
