import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { KitProvider } from "../theme/kit-provider.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";
import { Dialog, type UnsavedQuestion } from "./dialog.tsx";

const unsaved: UnsavedQuestion = {
  hasChanges: true,
  title: "Leave without saving?",
  text: "Not saved yet.",
  leaveLabel: "Discard",
  stayLabel: "Keep editing",
};

function open(question?: UnsavedQuestion) {
  const onClose = vi.fn();
  render(
    <KitProvider>
      <Dialog isOpen onClose={onClose} title="New trip" closeLabel="Close" unsaved={question}>
        <input aria-label="Name" />
      </Dialog>
    </KitProvider>,
  );
  return onClose;
}

/** Presses the kit's veil, which takes every press beside the dialog. */
async function pressOutside() {
  const veil = document.querySelector(".mantine-Modal-overlay");
  if (!veil) throw new Error("a dialog has a veil");
  await userEvent.click(veil);
}

test("a dialog lies at z-index 9000 and a click outside does not close it", async () => {
  const onClose = open();
  const dialog = await screen.findByRole("dialog", { name: "New trip" });
  expect(dialog.closest("[style*='--mb-z-index']")?.getAttribute("style")).toContain("9000");
  await pressOutside();
  expect(onClose).not.toHaveBeenCalled();
});

test("a sheet is a dialog, too: a click outside does not close it", async () => {
  const onClose = vi.fn();
  render(
    <KitProvider>
      <BottomSheet title="More" closeLabel="Close" onClose={onClose}>
        <input aria-label="Search" />
      </BottomSheet>
    </KitProvider>,
  );
  await screen.findByRole("dialog", { name: "More" });
  await pressOutside();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape closes a dialog without changes", async () => {
  const onClose = open();
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a dialog with unsaved changes asks first, and Keep editing keeps it", async () => {
  const onClose = open(unsaved);
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByText("Not saved yet.")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test("a dialog with unsaved changes closes when they are discarded", async () => {
  const onClose = open(unsaved);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledOnce();
});

function LoadingThenForm() {
  const [state, setState] = useState<"closed" | "loading" | "form">("closed");
  const close = () => setState("closed");
  return (
    <KitProvider>
      <button type="button" aria-label="Edit" onClick={() => setState("loading")} />
      {state === "loading" ? (
        <Dialog key="loading" isOpen onClose={close} title="Loading" closeLabel="Stop">
          <button type="button" aria-label="Go on" onClick={() => setState("form")} />
        </Dialog>
      ) : null}
      {state === "form" ? (
        <Dialog key="form" isOpen onClose={close} title="Trip" closeLabel="Close">
          <input aria-label="Name" />
        </Dialog>
      ) : null}
    </KitProvider>
  );
}

test("a dialog that takes another's place has the focus, and returns it to what opened the first", async () => {
  render(<LoadingThenForm />);
  const opener = screen.getByRole("button", { name: "Edit" });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole("button", { name: "Go on" }));
  const form = await screen.findByRole("dialog", { name: "Trip" });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
