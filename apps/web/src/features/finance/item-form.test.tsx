import { makeFinance, makeFinanceItem } from "@castor/core/testing/make.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../data/http/api-error.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { ItemForm, type ItemFormProps } from "./item-form.tsx";

beforeAll(startWords);
beforeEach(() => {
  window.localStorage.clear();
  return setLanguage("en");
});
afterEach(cleanup);

const saved = makeFinanceItem({
  id: "flight",
  name: "Flight",
  type: "plane",
  description: "Two bags.",
  startDate: "2026-12-05",
  finance: makeFinance({ price: 300, payed: 100, currency: "USD", paymentType: "card" }),
});

function draw(props: Partial<ItemFormProps> = {}) {
  const onSave = vi.fn<ItemFormProps["onSave"]>(async () => null);
  const onClose = vi.fn<ItemFormProps["onClose"]>();
  const { unmount } = render(
    <ItemForm
      saved={saved}
      currency="GEL"
      people={{ adults: 2, kids: 1 }}
      opensAt={undefined}
      draftName="cost flight"
      {...{ onSave, onClose }}
      {...props}
    />,
    { wrapper: KitProvider },
  );
  return { onSave, onClose, leave: unmount };
}

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`), {
    selector: "input, textarea",
  });
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== "") await userEvent.type(field(name), text);
}
const save = () => userEvent.click(screen.getByText("Save"));

test("Of a saved cost only changed fields are sent, also within its price", async () => {
  const { onSave } = draw();
  await retype("Name", "Night flight");
  await retype("Paid already", "120.5");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    name: "Night flight",
    finance: { payed: 120.5 },
  });
});

test("Unchanged fields are not sent, emptied fields are", async () => {
  const { onSave } = draw();
  await save();
  expect(onSave).toHaveBeenLastCalledWith({});
  await retype("Date", "");
  await retype("Description", "");
  await retype("Paid already", "");
  await save();
  expect(onSave).toHaveBeenLastCalledWith({
    startDate: null,
    description: "",
    finance: { payed: null },
  });
});

test("A cost with an emptied price has no price", async () => {
  const { onSave } = draw({
    saved: makeFinanceItem({ ...saved, finance: makeFinance({ price: 300 }) }),
  });
  await retype("Total price", "");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ finance: null });
});

test("A new cost is sent whole, in the trip's currency, and without a price when none is given", async () => {
  const { onSave } = draw({ saved: null, draftName: "new" });
  await retype("Name", "Insurance");
  await save();
  const empty = { type: "other", description: "", startDate: null, endDate: null };
  expect(onSave).toHaveBeenLastCalledWith({ ...empty, name: "Insurance", finance: null });
  await userEvent.click(screen.getByRole("radio", { name: "Adult/kid" }));
  await retype("Price per adult", "12,5");
  await retype("Price per kid", "4");
  await save();
  expect(onSave.mock.lastCall?.[0].finance).toEqual({
    ...makeFinance({ price: 12.5 }),
    type: "adultChild",
    pricePerKid: 4,
    currency: "GEL",
  });
});

test("The sum is shown while the price is typed", async () => {
  draw({ saved: null, draftName: "new" });
  await userEvent.click(screen.getByRole("radio", { name: "Per person" }));
  await retype("Price per person", "20");
  await retype("Paid already", "15");
  expect(screen.getByText(/GEL\s60, GEL\s45 remain/)).toBeDefined();
});

test.each([
  ["a name that is missing", "Name", "", "This field is required."],
  [
    "an amount over the most",
    "Total price",
    "10000000001",
    "Number should be less than or equal to 10000000000.",
  ],
  [
    "too many digits",
    "Paid already",
    "1.005",
    "This currency has at most 2 digits after the point.",
  ],
  [
    "an end before the beginning",
    "Until",
    "04.12.2026",
    "Date should be greater than or equal to 05.12.2026.",
  ],
] as const)(
  "For %s the field says what is wrong, and nothing is sent",
  async (_, name, typed, words) => {
    const { onSave } = draw();
    await retype(name, typed);
    await save();
    expect(screen.getByText(words)).toBeDefined();
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
    expect(onSave).not.toHaveBeenCalled();
  },
);

test("An error of a kid's price is shown also where the price is for all", async () => {
  const finance = makeFinance({ price: 10, pricePerKid: 4.55, currency: "JPY" });
  const { onSave } = draw({ saved: makeFinanceItem({ ...saved, finance }) });
  expect(screen.queryByLabelText("Price per kid")).toBeNull();
  await save();
  expect(field("Price per kid").getAttribute("aria-invalid")).toBe("true");
  await retype("Price per kid", "");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ finance: { pricePerKid: null } });
});

test.each([
  ["en", "12.50", "12.50"],
  ["ru", "12.50", "12,50"],
  ["ru", "1 234,50", "1234,50"],
  ["en", "1,234.5", "1234.5"],
  ["ru", "1.005", "1,005"],
  ["en", "120,50 €", "120.50"],
  ["ru", "120,50\u00a0€", "120,50"],
  ["en", "€1,234.50", "1234.50"],
  ["ru", "€1,234.50", "1234,50"],
  ["en", "1,234", "1234"],
  ["en", "US$1,234", "1234"],
  ["ru", "1 234 GEL", "1234"],
  ["ru", "1 234,50 руб.", "1234,50"],
] as const)(
  "In %s an amount that comes whole, %o, is read as it was meant",
  async (language, text, shown) => {
    await setLanguage(language);
    draw({ saved: null, draftName: "new" });
    const price = field(language === "en" ? "Total price" : "Общая цена");
    fireEvent.change(price, { target: { value: text } });
    expect(price.value).toBe(shown);
    await userEvent.clear(price);
    await userEvent.click(price);
    await userEvent.paste(text);
    expect(price.value).toBe(shown);
  },
);

test.each([
  ["12.50", 12.5],
  ["100.10", 100.1],
  ["0.00", 0],
  ["12.", 12],
  ["012", 12],
])("An amount %o is saved with Enter, and its sum is said before", async (typed, payed) => {
  const { onSave } = draw();
  await retype("Paid already", typed);
  expect(screen.getByText(/\$300/)).toBeDefined();
  await userEvent.keyboard("{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ finance: { payed } });
});

test("Typing an amount again clears its error until the next validation", async () => {
  draw();
  await retype("Paid already", "1.005");
  await save();
  await retype("Paid already", "1.5");
  expect(field("Paid already").getAttribute("aria-invalid")).not.toBe("true");
});

test("A draft is restored after the page was left, and can be discarded", async () => {
  const { leave } = draw();
  await retype("Name", "Night flight");
  await retype("Total price", "350");
  leave();
  const again = draw();
  expect(screen.getByText(/We restored your unsaved draft/)).toBeDefined();
  expect(field("Name").value).toBe("Night flight");
  await save();
  expect(again.onSave).toHaveBeenLastCalledWith({ name: "Night flight", finance: { price: 350 } });
  cleanup();
  draw();
  expect(field("Name").value).toBe("Flight");
  await retype("Name", "Day flight");
  cleanup();
  draw();
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(field("Name").value).toBe("Flight");
  expect(screen.queryByText(/is back/)).toBeNull();
});

test("A discarded form leaves no draft", async () => {
  const { onClose } = draw({ saved: null, draftName: "new" });
  await retype("Name", "Insurance");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  draw({ saved: null, draftName: "new" });
  expect(field("Name").value).toBe("");
});

test("A refusal is shown above the fields and at its field, and the typed text stays", async () => {
  const fields = { "finance.price": "Too dear." };
  const error = new ApiError(400, "VALIDATION_FAILED", "Please check.", { fields });
  draw({ onSave: async () => error });
  await retype("Name", "Night flight");
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("Please check.");
  expect(screen.getByText("Too dear.")).toBeDefined();
  expect(field("Name").value).toBe("Night flight");
});
