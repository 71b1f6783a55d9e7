import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { DescriptionText } from "./description-text.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const findPlace = (linkId: string) => (linkId === "p1" ? "/map/t1/r1?point=s1" : null);
const show = (text: string) =>
  render(<DescriptionText text={text} findPlace={findPlace} />).container;

test("what looks like HTML is words", () => {
  const box = show("<img src=x onerror=alert(1)> <script>alert(1)</script>");
  expect(box.querySelector("img, script")).toBeNull();
  expect(box.textContent).toBe("<img src=x onerror=alert(1)> <script>alert(1)</script>");
});

test("links lead out safely, known sites under their name", () => {
  show("[Tickets](https://a.example/x) https://www.airbnb.com/rooms/1 [no](javascript:alert(1))");
  const [tickets, site] = screen.getAllByRole("link");
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(tickets?.textContent).toBe("Tickets");
  expect(site?.textContent).toBe("Airbnb");
  for (const link of [tickets, site]) expect(link?.getAttribute("rel")).toContain("noopener");
});

test("a linked point leads to it; one that is gone is words", () => {
  show("[Hotel](point:p1) [Gone](point:p2)");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/map/t1/r1?point=s1");
  expect(screen.getByText(/Gone/)).toBeDefined();
});

test("checkboxes are read out as done and to do, and are nothing to press", () => {
  const box = show("- [x] Pay\n- [ ] Call");
  expect(box.textContent).toBe("Done: PayTo do: Call");
  expect(box.querySelector("input, button, [role=checkbox]")).toBeNull();
});

test("who may tick gets boxes to press, by mouse and by keyboard; a tick names its line as it reads", async () => {
  const onTick = vi.fn();
  render(
    <DescriptionText
      text={"Bring:\n- [x] **Pass**\n[ ] [Map](https://a.example)"}
      onTick={onTick}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Pass" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Map" }).checked).toBe(false);
  await userEvent.click(screen.getByText("Pass"));
  expect(onTick).toHaveBeenLastCalledWith({ line: 1, text: "- [x] **Pass**", done: false });
  screen.getByRole("checkbox", { name: "Map" }).focus();
  await userEvent.keyboard(" ");
  const map = { line: 2, text: "[ ] [Map](https://a.example)", done: true };
  expect(onTick).toHaveBeenLastCalledWith(map);
});

test("a box without words is as it was typed, nothing to press, and the lines after it are ticked as theirs", async () => {
  const onTick = vi.fn();
  const text = "- [x] \n- [ ] Call\n- [ ] ";
  const { container } = render(<DescriptionText text={text} onTick={onTick} />);
  expect(container.textContent).toBe("- [x] Call- [ ] ");
  await userEvent.click(screen.getByRole("checkbox", { name: "Call" }));
  expect(onTick).toHaveBeenLastCalledWith({ line: 1, text: "- [ ] Call", done: true });
});

test("line breaks are kept", () => {
  expect(show("a\n\n**b**\nc").textContent).toBe("a\n\nb\nc");
});
