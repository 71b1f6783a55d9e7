import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";
import { CommandKeys } from "./command-keys.tsx";

vi.mock("../../features/commands/command-palette.tsx", () => {
  throw new TypeError("Failed to fetch");
});

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});

test("a command palette that does not load says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(<CommandKeys tripId={null} />);
  await userEvent.keyboard("{Control>}k{/Control}");
  await vi.waitFor(() =>
    expect(listToasts().map(({ text }) => text)).toEqual([
      "Couldn’t open this. Check your connection and try again.",
    ]),
  );
});
