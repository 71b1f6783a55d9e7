import { findDoors } from "@castor/core/hours/find-doors.ts";
import type { Point } from "@castor/core/points/point.ts";
import { scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { useForm } from "@mantine/form";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { valuesOf } from "./form/point-values.ts";
import { HoursField } from "./hours/hours-field.tsx";
import { PointCard } from "./point-card.tsx";
import { PointList } from "./point-list.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const tbilisi = { lat: 41.69, lng: 44.83 };
/** A Monday, and no holiday in Georgia, as the one before is. */
const date = "2027-05-10 09:00";
const hours = "Mo-Fr 10:00-18:00; PH off";

function timesOf(point: Point, isEstimated = false) {
  const before = makePoint({ id: "before" });
  const legs = isEstimated ? { [point.id]: { duration: 3_600, isEstimated } } : {};
  const points = isEstimated ? [before, point] : [point];
  const zones = { zoneOf: () => "Asia/Tbilisi", fallbackZone: "UTC" };
  const day = { date, points, legs, ...zones, doorAt: findDoors(points) };
  const times = scheduleDay(day).stops[point.id];
  if (!times) throw new Error("nobody arrives");
  return times;
}

function drawCard(change: Partial<Point>, isEstimated = false) {
  const point = makePoint({ id: "stop", ...tbilisi, ...change });
  const props = { point, number: 1, times: timesOf(point, isEstimated), alsoOn: "" };
  render(<PointCard {...props} people={{ adults: 2, kids: 0 }} />, { wrapper: KitProvider });
}

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const sees = (text: string) =>
  screen.findByText((_, element) => {
    return element?.children.length === 0 && plain(element.textContent) === text;
  });

test("the card shows the hours in words, the original text, and whether the place is open on arrival", async () => {
  drawCard({ workingHours: hours });
  expect(await sees("Mon–Fri 10:00–18:00")).toBeDefined();
  expect(await sees("closed on public holidays")).toBeDefined();
  expect(await sees("Opens at 10:00, 1 hr to wait")).toBeDefined();
  expect(screen.getByText("As written").parentElement?.textContent).toBe(`As written${hours}`);
});

test("in Russian too", async () => {
  await setLanguage("ru");
  drawCard({ workingHours: "вт–вс 11:00–20:00, пн выходной" });
  expect(await sees("вт–вс 11:00–20:00")).toBeDefined();
  expect(await sees("пн — закрыто")).toBeDefined();
  expect(await sees("К прибытию закрыто, откроется в 11:00, 11/05 (вт)")).toBeDefined();
});

test.each([
  ["24/7", "Open when you arrive"],
  ["off", "Closed when you arrive"],
  ["08:00-18:00", "Open when you arrive, until 18:00"],
  // The holidays of Georgia are known.
  ["Mo-Fr 08:00-18:00; PH off", "Open when you arrive, until 18:00"],
  ["20:00-09:20", "Closes at 09:20, 20 min after you arrive"],
])("%s at nine on a Monday: %s", async (workingHours, sentence) => {
  drawCard({ workingHours });
  expect(await sees(sentence)).toBeDefined();
});

test("closing before departure is shown, with “about” where the arrival is estimated", async () => {
  drawCard({ workingHours: "09:00-11:15", timeToSpend: 120 }, true);
  expect(await sees("Closes at 11:15, about 1 hr 15 min after you arrive")).toBeDefined();
});

test("who waits and finds too little time is warned", async () => {
  drawCard({ workingHours: "10:00-11:00", timeToSpend: 120 });
  expect(await sees("Closes at 11:00, 2 hr after you arrive")).toBeDefined();
});

test("who does not wait is warned", async () => {
  drawCard({ workingHours: hours, isWaitSkipped: true });
  expect(await sees("Closed when you arrive, opens at 10:00")).toBeDefined();
});

test("two identical lines are both shown", async () => {
  const complaint = vi.spyOn(console, "error");
  drawCard({ workingHours: "Mo 10:00-12:00; Mo 10:00-12:00" });
  await expect.poll(() => screen.queryAllByText("Mon 10:00–12:00")).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("hours that cannot be read stay the original text", async () => {
  const odd = "Mo-Fr 10–18,\nring the bell";
  drawCard({ workingHours: odd, address: "1 River Street" });
  drawCard({ workingHours: "24/7" });
  await sees("around the clock");
  expect(
    screen.getByText((_, element) => element?.tagName === "DD" && element.textContent === odd),
  ).toBeDefined();
  expect(screen.getAllByText("As written")).toHaveLength(1);
});

test("a row of the list warns when the place is closed, and says nothing else", async () => {
  const points = [
    makePoint({ id: "closed", name: "Closed", ...tbilisi, workingHours: "Tu-Su 10:00-18:00" }),
    makePoint({ id: "open", name: "Open", ...tbilisi, workingHours: "24/7" }),
    makePoint({ id: "odd", name: "Odd", ...tbilisi, workingHours: "ask the porter" }),
  ];
  render(
    <KitProvider>
      <PointList
        points={points}
        legTo={() => null}
        alsoOn={() => ""}
        timesAt={() => timesOf(points[0] ?? makePoint())}
        selectedId={null}
        isEditing={false}
        onSelect={() => {}}
        onOrder={() => {}}
        actions={{
          onEdit: () => {},
          onDuplicate: () => {},
          onToTrip: () => {},
          onDelete: () => {},
        }}
      />
    </KitProvider>,
  );
  const warning = await sees("Closed when you arrive, opens at 10:00, 11/05 (Tue)");
  expect(warning.closest("[data-point]")?.getAttribute("data-point")).toBe("closed");
  expect(screen.queryAllByText(/when you arrive/)).toHaveLength(1);
});

function Form() {
  const form = useForm({ initialValues: valuesOf(makePoint({ workingHours: "" }), "EUR") });
  return <HoursField form={form} />;
}

test("the form shows how the hours are understood, and keeps the typed or pasted text line by line", async () => {
  render(<Form />, { wrapper: KitProvider });
  const field = screen.getByLabelText<HTMLTextAreaElement>("Opening hours");
  await userEvent.click(field);
  await userEvent.paste("Monday\tClosed\nTuesday\t9 AM–5 PM");
  expect(await sees("Tue 9:00–17:00")).toBeDefined();
  expect(await sees("closed on Monday")).toBeDefined();
  await userEvent.type(field, " or so");
  await expect.poll(() => screen.queryByText("closed on Monday")).toBeNull();
  expect(field.value).toBe("Monday\tClosed\nTuesday\t9 AM–5 PM or so");
});

test("the form offers not to wait where the hours are understood", async () => {
  render(<Form />, { wrapper: KitProvider });
  const field = screen.getByLabelText<HTMLTextAreaElement>("Opening hours");
  const findSwitch = () => screen.queryByRole<HTMLInputElement>("switch");
  await userEvent.type(field, "ask the porter");
  await userEvent.clear(field);
  await userEvent.type(field, "Mo-Fr 10:00-18:00");
  await expect.poll(findSwitch).not.toBeNull();
  expect(findSwitch()?.checked).toBe(false);
  await userEvent.type(field, " or so");
  await expect.poll(findSwitch).toBeNull();
});
