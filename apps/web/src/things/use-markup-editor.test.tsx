import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../i18n/words.ts";
import { MarkupField } from "../ui/fields/markup-field.tsx";
import { KitProvider } from "../ui/theme/kit-provider.tsx";
import { useMarkupEditor } from "./use-markup-editor.ts";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const limit = 40;

function Editor({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <MarkupField
      {...useMarkupEditor(limit)}
      label="Notes"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      renderPreview={(text) => <p>{`drawn: ${text}`}</p>}
    />
  );
}

/** Opens an editor with a partly selected text. */
function open(text: string, from = text.length, to = from) {
  render(<Editor start={text} />, { wrapper: KitProvider });
  const field = screen.getByLabelText<HTMLTextAreaElement>("Notes");
  field.focus();
  field.setSelectionRange(from, to);
  return field;
}
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);
const tool = (name: string) => screen.getByRole("button", { name });

test("a tool marks the selection and keeps it selected, and removes the marks again", async () => {
  const field = open("see the castle", 8, 14);
  await userEvent.click(tool("Bold"));
  expect(field.value).toBe("see the **castle**");
  expect(selected(field)).toBe("castle");
  expect(document.activeElement).toBe(field);
  await userEvent.click(tool("Bold"));
  expect(field.value).toBe("see the castle");
});

test("Ctrl or Cmd with B, I and K do the same, on a Russian keyboard too", () => {
  const field = open("word", 0, 4);
  fireEvent.keyDown(field, { key: "b", code: "KeyB", ctrlKey: true });
  expect(field.value).toBe("**word**");
  fireEvent.keyDown(field, { key: "ш", code: "KeyB", metaKey: true });
  fireEvent.keyDown(field, { key: "ш", code: "KeyI", metaKey: true });
  expect(field.value).toBe("*word*");
  field.setSelectionRange(1, 5);
  fireEvent.keyDown(field, { key: "k", code: "KeyK", ctrlKey: true });
  expect(field.value).toBe("*[word](https://)*");
  expect(selected(field)).toBe("https://");
});

test("Enter continues a checklist and ends it after an empty task; elsewhere it is a line break", async () => {
  const field = open("- [x] tent");
  await userEvent.type(field, "{Enter}stove{Enter}{Enter}end{Enter}.");
  expect(field.value).toBe("- [x] tent\n- [ ] stove\nend\n.");
});

test("the toolbar is one tab stop, and arrow keys wrap around in it", async () => {
  open("");
  const names = ["Bold", "Italic", "Strikethrough", "Code", "Link", "Add task"];
  expect(screen.getByRole("toolbar", { name: "Formatting" })).toBeDefined();
  tool("Bold").focus();
  for (const name of names) {
    expect(document.activeElement).toBe(tool(name));
    expect(tool(name).tabIndex).toBe(0);
    await userEvent.keyboard("{ArrowRight}");
  }
  expect(document.activeElement).toBe(tool("Bold"));
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(tool("Add task"));
  expect(tool("Bold").tabIndex).toBe(-1);
});

test("the preview shows the formatted text and changes nothing", async () => {
  const field = open("a **b**");
  await userEvent.click(screen.getByLabelText("Preview"));
  expect(screen.getByText("drawn: a **b**")).toBeDefined();
  expect(tool("Bold")).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByLabelText("Text"));
  expect(screen.queryByText(/drawn/)).toBeNull();
  expect(screen.getByLabelText("Notes")).toBe(field);
  expect(field.value).toBe("a **b**");
});

test("a text that is too long shows by how many characters", async () => {
  const field = open("😀".repeat(limit));
  expect(screen.queryByText(/too long/)).toBeNull();
  await userEvent.type(field, "ab");
  expect(screen.getByText("2 characters too long (at most 40).")).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
