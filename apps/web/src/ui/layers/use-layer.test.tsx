import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "../dialogs/dialog.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Menu } from "../menus/menu.tsx";
import { KitProvider } from "../theme/kit-provider.tsx";
import { followLayers } from "./layer-history.ts";

const words = { open: "Open", title: "New trip", menu: "Actions", item: "Delete" };
let history: RouterHistory;
/** Counted before anybody stops the event. */
let pops = 0;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitProvider>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel="Close">
        <Menu items={[{ label: words.item, onChoose: () => history.push("/third") }]}>
          <button type="button">{words.menu}</button>
        </Menu>
        <SelectField label="Mode" data={["Car", "Bus"]} />
      </Dialog>
    </KitProvider>
  );
}

beforeAll(() => window.addEventListener("popstate", () => pops++, { capture: true }));
beforeEach(async () => {
  followLayers();
  window.history.replaceState(null, "", "/first");
  history = createBrowserHistory();
  const root = createRootRoute({ component: Page, notFoundComponent: () => null });
  render(<RouterProvider router={createRouter({ routeTree: root, history })} />);
  history.push("/second");
  await userEvent.click(await screen.findByRole("button", { name: words.open }));
  await screen.findByRole("dialog");
});
afterEach(async () => {
  cleanup();
  await entries(0);
  history.destroy();
});

const dialog = () => screen.queryByRole("dialog");
const menu = () => screen.queryByRole("menu", { hidden: true });
const openMenu = async () => {
  await userEvent.click(screen.getByRole("button", { name: words.menu }));
  await screen.findByRole("menu", { hidden: true });
};
/** The entry of a closed layer is left a moment later. */
const entries = (count: number) =>
  waitFor(() => expect(window.history.state?.layerDepth ?? 0).toBe(count));

/** The next traversal waits until the answered function is called, as in a busy browser. */
function holdTraversal(): () => void {
  const go = window.history.go.bind(window.history);
  let leave = () => {};
  vi.spyOn(window.history, "go").mockImplementationOnce((by) => {
    leave = () => go(by);
  });
  return () => leave();
}

test("a layer has its entry as soon as it is shown", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await entries(0);
  fireEvent.click(screen.getByRole("button", { name: words.open }));
  expect(window.history.state?.layerDepth).toBe(1);
});

test("Back closes the dialog and stays on the page, the next Back leaves it", async () => {
  await entries(1);
  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname).toBe("/second");
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/first"));
});

test("Back closes the topmost layer alone, and two at once close two", async () => {
  await openMenu();
  await entries(2);
  window.history.back();
  await waitFor(() => expect(menu()).toBeNull());
  expect(dialog()).not.toBeNull();
  await openMenu();
  await entries(2);
  window.history.go(-2);
  await waitFor(() => expect([menu(), dialog()]).toEqual([null, null]));
  expect(window.location.pathname).toBe("/second");
});

test("Escape closes the topmost layer alone", async () => {
  await openMenu();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(menu()).toBeNull());
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
});

test("Escape in an open list closes the list and not the form around it", async () => {
  const field = screen.getByRole("combobox", { name: "Mode" });
  const isOpen = () => field.getAttribute("aria-expanded");
  await userEvent.click(field);
  await waitFor(() => expect(isOpen()).toBe("true"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe("false"));
  expect(dialog()).not.toBeNull();
});

test("a layer closed by its own button leaves no entry behind, and Forward finds none", async () => {
  await entries(1);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await entries(0);
  const before = pops;
  window.history.forward();
  // There and back again.
  await waitFor(() => expect(pops).toBe(before + 2));
  await entries(0);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/first"));
});

test("a page opened from a layer takes the place of the layer's entry", async () => {
  await openMenu();
  await entries(2);
  await userEvent.click(screen.getByRole("menuitem", { name: words.item, hidden: true }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(window.location.pathname).toBe("/third"));
  await entries(0);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/second"));
  await waitFor(() => expect(history.location.pathname).toBe("/second"));
  window.history.back();
  await waitFor(() => expect(history.location.pathname).toBe("/first"));
});

test("a change of the address under a layer stays when the layer is closed", async () => {
  await entries(1);
  history.replace("/second?point=p1");
  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(window.location.search).toBe("?point=p1"));
  await waitFor(() => expect(history.location.search).toBe("?point=p1"));
});

test("a change of the address under a layer stays when a page is opened from the layer", async () => {
  await entries(1);
  history.replace("/second?point=p1");
  await waitFor(() => expect(window.location.search).toBe("?point=p1"));
  history.push("/third");
  await waitFor(() => expect(window.location.pathname).toBe("/third"));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await entries(0);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/second"));
  expect(window.location.search).toBe("?point=p1");
  await waitFor(() => expect(history.location.href).toBe("/second?point=p1"));
});

test("a layer that opens while the browser is slow to leave the last one's entry stays open", async () => {
  await entries(1);
  const leave = holdTraversal();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: words.open }));
  await screen.findByRole("dialog");
  // The pages no longer wait for the browser.
  await waitFor(() =>
    expect(document.documentElement.hasAttribute("data-history-busy")).toBe(false),
  );
  const before = pops;
  leave();
  await waitFor(() => expect(pops).toBe(before + 1));
  await entries(1);
  expect(dialog()).not.toBeNull();
  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname).toBe("/second");
});

test("a browser that is slow to leave a closed layer's entry leaves the page only once", async () => {
  await entries(1);
  const go = window.history.go.bind(window.history);
  const leaves: (() => void)[] = [];
  const slow = vi.spyOn(window.history, "go").mockImplementation((by) => {
    leaves.push(() => go(by));
  });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(leaves.length).toBe(1));
  await waitFor(() =>
    expect(document.documentElement.hasAttribute("data-history-busy")).toBe(false),
  );
  slow.mockRestore();
  for (const leave of leaves) leave();
  await entries(0);
  expect([leaves.length, window.location.pathname]).toEqual([1, "/second"]);
});

test("a page that opens while the browser is slow to leave a closed layer's entry stays open", async () => {
  await entries(1);
  const leave = holdTraversal();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
  history.push("/third");
  // The pages no longer wait for the browser.
  await waitFor(() => expect(window.location.pathname).toBe("/third"));
  const before = pops;
  leave();
  await waitFor(() => expect(pops).toBe(before + 2));
  await waitFor(() => expect(window.location.pathname).toBe("/third"));
  expect(history.location.pathname).toBe("/third");
  await entries(0);
  window.history.back();
  await waitFor(() => expect(history.location.pathname).toBe("/second"));
});
