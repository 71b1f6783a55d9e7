import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { LazyBoundary, lazyComponent } from "./lazy-component.tsx";

const words = { open: "Open", plan: "The plan", form: "The form" };
const onFail = vi.fn();
/** The page is asked for before a reload, which the page of tests cannot do. */
const fetchPage = vi.fn(async () => new Response("", { status: 502 }));

// React logs every error that a boundary catches.
beforeEach(() => {
  onFail.mockClear();
  fetchPage.mockClear();
  vi.stubGlobal("fetch", fetchPage);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function Form() {
  return <p>{words.form}</p>;
}

function Page({ component: Component }: { component: ComponentType }) {
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
        <LazyBoundary onFail={fail}>
          <Component />
        </LazyBoundary>
      ) : null}
    </>
  );
}

function draw(fetchComponent: () => Promise<typeof Form>) {
  const LazyForm = lazyComponent(fetchComponent);
  render(<Page component={LazyForm} />);
  return { LazyForm, open: () => userEvent.click(screen.getByText(words.open)) };
}

test("a dialog whose chunk fails to load leaves the page as it is, and opens on the next try", async () => {
  const fetchComponent = vi.fn(async () => Form);
  fetchComponent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { open } = draw(fetchComponent);
  await open();
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(screen.getByText(words.plan)).toBeDefined();
  await open();
  expect(await screen.findByText(words.form)).toBeDefined();
  expect(onFail).toHaveBeenCalledOnce();
});

test("a second failure reloads the page, since some browsers keep a failed import", async () => {
  const { open } = draw(async () => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(fetchPage).not.toHaveBeenCalled();
  await open();
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledOnce());
});

test("a chunk that was loaded ahead needs no network to open", async () => {
  const fetchComponent = vi.fn(async () => Form);
  const { LazyForm, open } = draw(fetchComponent);
  await LazyForm.load();
  fetchComponent.mockRejectedValue(new TypeError("Failed to fetch"));
  await open();
  expect(screen.getByText(words.form)).toBeDefined();
  expect(fetchComponent).toHaveBeenCalledOnce();
});
