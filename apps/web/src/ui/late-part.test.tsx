import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { latePart, PartBoundary } from "./late-part.tsx";

const words = { open: "Open", plan: "The plan", form: "The form" };
const onFail = vi.fn();

// React writes to the console whatever a boundary catches.
beforeEach(() => {
  onFail.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function Form() {
  return <p>{words.form}</p>;
}

function Page({ part: Late }: { part: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  const fail = () => {
    onFail();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <p>{words.plan}</p>
      {isOpen ? (
        <PartBoundary onFail={fail}>
          <Late />
        </PartBoundary>
      ) : null}
    </>
  );
}

function draw(fetchPart: () => Promise<typeof Form>) {
  const Late = latePart(fetchPart);
  render(<Page part={Late} />);
  return { Late, open: () => userEvent.click(screen.getByText(words.open)) };
}

test("a dialog whose part does not come leaves the page as it is, and opens when it comes", async () => {
  const fetchPart = vi.fn(async () => Form);
  fetchPart.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { open } = draw(fetchPart);
  await open();
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(screen.getByText(words.plan)).toBeDefined();
  await open();
  expect(await screen.findByText(words.form)).toBeDefined();
  expect(onFail).toHaveBeenCalledOnce();
});

test("a part that was loaded ahead needs no network to open", async () => {
  const fetchPart = vi.fn(async () => Form);
  const { Late, open } = draw(fetchPart);
  await Late.load();
  fetchPart.mockRejectedValue(new TypeError("Failed to fetch"));
  await open();
  expect(screen.getByText(words.form)).toBeDefined();
  expect(fetchPart).toHaveBeenCalledOnce();
});
