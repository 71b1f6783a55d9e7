import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../i18n/words.ts";
import { FormattedText } from "./formatted-text.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const findPlace = (linkId: string) => (linkId === "p1" ? "/map/t1/r1?point=s1" : null);
const show = (text: string) =>
  render(<FormattedText text={text} findPlace={findPlace} />).container;

test("text that looks like HTML stays text", () => {
  const box = show("<img src=x onerror=alert(1)> <script>alert(1)</script>");
  expect(box.querySelector("img, script")).toBeNull();
  expect(box.textContent).toBe("<img src=x onerror=alert(1)> <script>alert(1)</script>");
});

test("external links are safe, and known sites have their name", () => {
  show("[Tickets](https://a.example/x) https://www.airbnb.com/rooms/1 [no](javascript:alert(1))");
  const [tickets, site] = screen.getAllByRole("link");
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(tickets?.textContent).toBe("Tickets");
  expect(site?.textContent).toBe("Airbnb");
  for (const link of [tickets, site]) expect(link?.getAttribute("rel")).toContain("noopener");
});

test("a link to a point leads to it; a link to a deleted point is plain text", () => {
  show("[Hotel](point:p1) [Gone](point:p2)");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/map/t1/r1?point=s1");
  expect(screen.getByText(/Gone/)).toBeDefined();
});

test("read-only checkboxes are announced as done or to do, and are not controls", () => {
  const box = show("- [x] Pay\n- [ ] Call");
  expect(box.textContent).toBe("Done: PayTo do: Call");
  expect(box.querySelector("input, button, [role=checkbox]")).toBeNull();
});

test("editors get checkboxes for mouse and keyboard; a tick carries the text of its line", async () => {
  const onTick = vi.fn();
  render(
    <FormattedText text={"Bring:\n- [x] **Pass**\n[ ] [Map](https://a.example)"} onTick={onTick} />,
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

test("a checkbox without text stays as typed and is no control, and later lines keep their numbers", async () => {
  const onTick = vi.fn();
  const text = "- [x] \n- [ ] Call\n- [ ] ";
  const { container } = render(<FormattedText text={text} onTick={onTick} />);
  expect(container.textContent).toBe("- [x] Call- [ ] ");
  await userEvent.click(screen.getByRole("checkbox", { name: "Call" }));
  expect(onTick).toHaveBeenLastCalledWith({ line: 1, text: "- [ ] Call", done: true });
});

test("line breaks are kept", () => {
  expect(show("a\n\n**b**\nc").textContent).toBe("a\n\nb\nc");
});

test("the date of a task is shown in words, and as late while an open one has passed", () => {
  vi.useFakeTimers({ now: new Date("2027-05-02T12:00:00Z"), toFake: ["Date"] });
  const box = show(
    "- [ ] Pay due:2027-05-01\n- [x] Visa due:2027-05-01\n- [ ] Pack due:2027-05-03",
  );
  const dates = [...box.querySelectorAll("[data-due]")];
  vi.useRealTimers();
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    "by 01.05.2027",
    "by 01.05.2027",
    "by 03.05.2027",
  ]);
  expect(dates.map((date) => date.getAttribute("data-due"))).toEqual(["late", "open", "open"]);
});
