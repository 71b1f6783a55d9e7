import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { App } from "../src/app/app.tsx";
import { createAppRouter } from "../src/app/router.tsx";

/** The whole application at an address, as strict as `main.tsx` has it. */
export function openApp(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  draw(router);
  return router;
}

/** The same over the address bar, for what becomes of it. */
export function openAppInAddressBar(address: string) {
  window.history.replaceState(null, "", address);
  const router = createAppRouter();
  draw(router);
  return router;
}

function draw(router: ReturnType<typeof createAppRouter>): void {
  render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** Types into the field of a label. */
export async function typeInto(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: "input" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses the button of a name. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}
