import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { ItemForm, type ItemFormProps } from "./item-form.tsx";

beforeAll(startWords);
beforeEach(() => {
  window.localStorage.clear();
  return setLanguage("en");
});
afterEach(cleanup);

function draw(startsOn: ItemFormProps["startsOn"] = null) {
  const onSave = vi.fn<ItemFormProps["onSave"]>(async () => null);
  render(
    <ItemForm
      saved={null}
      currency="GEL"
      people={{ adults: 2, kids: 1 }}
      startsOn={startsOn}
      opensAt={undefined}
      draftName="new"
      onSave={onSave}
      onClose={() => {}}
    />,
    { wrapper: KitProvider },
  );
  return { onSave };
}
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`), { selector: "input" });
const save = () => userEvent.click(screen.getByText("Save"));
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test("One press beside the price pays the whole of it, before or after it is typed", async () => {
  const { onSave } = draw();
  const paid = () => screen.getByRole("button", { name: "Paid" });
  await retype("Name", "Coffee");
  await userEvent.click(paid());
  await userEvent.click(screen.getByRole("radio", { name: "Per person" }));
  await retype("Price per person", "4.5");
  expect(paid().getAttribute("aria-pressed")).toBe("true");
  expect(field("Paid already").value).toBe("13.5");
  await save();
  expect(onSave.mock.lastCall?.[0].finance).toMatchObject({ price: 4.5, payed: 13.5 });
  await userEvent.click(paid());
  expect(field("Paid already").value).toBe("");
  await retype("Paid already", "10");
  await retype("Price per person", "10");
  expect(field("Paid already").value).toBe("10");
});

test("What is typed as paid no longer follows the price", async () => {
  draw();
  const paid = screen.getByRole("button", { name: "Paid" });
  await userEvent.click(paid);
  expect(paid.getAttribute("aria-pressed")).toBe("true");
  await retype("Total price", "40");
  await retype("Paid already", "10");
  await retype("Total price", "50");
  expect([field("Paid already").value, paid.getAttribute("aria-pressed")]).toEqual(["10", "false"]);
});

test("What costs nothing is not shown as paid", async () => {
  draw();
  await retype("Total price", "0");
  const paid = screen.getByRole("button", { name: "Paid" });
  expect(paid.getAttribute("aria-pressed")).toBe("false");
});

test("A new cost begins with the date that it is given", async () => {
  const { onSave } = draw("2027-05-03");
  await retype("Name", "Coffee");
  await save();
  expect(onSave.mock.lastCall?.[0].startDate).toBe("2027-05-03");
});
