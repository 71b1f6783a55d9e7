import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { KitProvider } from "./kit-provider.tsx";

const words = { open: "Open", title: "New trip" };

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitProvider>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel="Close">
        <Outlet />
      </Dialog>
    </KitProvider>
  );
}

test("Back closes the dialog and stays on the page, the next Back leaves it", async () => {
  window.history.replaceState(null, "", "/first");
  const history = createBrowserHistory();
  const root = createRootRoute({ component: Page, notFoundComponent: () => null });
  render(<RouterProvider router={createRouter({ routeTree: root, history })} />);
  history.push("/second");
  await userEvent.click(await screen.findByRole("button", { name: words.open }));
  await screen.findByRole("dialog");
  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.pathname).toBe("/second");
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/first"));
});
