import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openApp, press } from "./open-app.tsx";

/** The import dialog of the list of trips, and what a person does in it. */
export async function openImportDialog() {
  const router = openApp("/trips");
  await press("Import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import a trip" }));
  const give = async (text: string, name = "trip.json") => {
    const input = await dialog.findByLabelText("Choose a file", { selector: "input" });
    await userEvent.upload(input, new File([text], name));
  };
  const paste = async (text: string) => {
    await userEvent.click(dialog.getByLabelText(/^Or paste/));
    await userEvent.paste(text);
    await userEvent.click(dialog.getByRole("button", { name: "Show what is in it" }));
  };
  const importIt = async () => userEvent.click(dialog.getByRole("button", { name: "Import" }));
  return { router, dialog, give, paste, importIt };
}
