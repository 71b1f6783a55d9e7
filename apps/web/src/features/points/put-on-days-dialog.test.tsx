import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PutOnDaysDialog } from "./put-on-days-dialog.tsx";

const days = [
  { value: "hills", label: "06/12 (Sun) Hills", isHere: false },
  { value: "sea", label: "07/12 (Mon) Sea", isHere: true },
  { value: "home", label: "08/12 (Tue) Home", isHere: false },
];
const put = vi.fn();
const close = vi.fn();

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  vi.clearAllMocks();
});

function open(nights: readonly string[] = []) {
  render(
    <KitProvider>
      <PutOnDaysDialog
        point={makePoint({ name: "Hotel" })}
        days={days}
        nights={nights}
        onPut={put}
        onClose={close}
      />
    </KitProvider>,
  );
}
const box = (name: RegExp) => screen.findByRole("checkbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

test("the other days are offered with those that have the point already, and the first has the focus", async () => {
  open();
  expect(
    await screen.findByRole("dialog", { name: "Also add “Hotel” to other days" }),
  ).toBeDefined();
  const boxes = screen.getAllByRole("checkbox");
  expect(boxes.map((one) => one.parentElement?.textContent)).toEqual([
    "06/12 (Sun) Hills",
    "07/12 (Mon) Seaalready on this day",
    "08/12 (Tue) Home",
  ]);
  await vi.waitFor(() => expect(document.activeElement).toBe(boxes[0]));
});

test("nothing is added until a day is chosen", async () => {
  open();
  const hills = await box(/Hills/);
  expect(button("Add")).toHaveProperty("disabled", true);
  await userEvent.click(hills);
  expect(button("Add")).toHaveProperty("disabled", false);
  await userEvent.click(hills);
  expect(button("Add")).toHaveProperty("disabled", true);
  expect(put).not.toHaveBeenCalled();
});

test("the point is added to the chosen days in their order, again on a day that has it already", async () => {
  open();
  await userEvent.click(await box(/Home/));
  await userEvent.click(await box(/Sea/));
  await userEvent.click(button("Add"));
  expect(put).toHaveBeenCalledExactlyOnceWith(["sea", "home"]);
});

test("cancelling changes nothing", async () => {
  open();
  await userEvent.click(await box(/Home/));
  await userEvent.click(button("Cancel"));
  expect(close).toHaveBeenCalledOnce();
  expect(put).not.toHaveBeenCalled();
});

test("the dialog is in Russian when the language is Russian", async () => {
  await setLanguage("ru");
  open();
  expect(
    await screen.findByRole("dialog", { name: "Добавить «Hotel» в другие дни" }),
  ).toBeDefined();
  expect(screen.getByText("уже есть в этом дне")).toBeDefined();
});

test("a hotel is added to the other nights of its stay in one step", async () => {
  open(["hills", "home"]);
  await userEvent.click(await screen.findByText("The 2 other nights of the stay"));
  await userEvent.click(button("Add"));
  expect(put).toHaveBeenCalledExactlyOnceWith(["hills", "home"]);
});
