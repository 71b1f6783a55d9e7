import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { App } from "../src/app/app.tsx";
import { createAppRouter } from "../src/app/router.tsx";

/** Opens the whole application at a URL, in strict mode like `main.tsx`. */
export function openApp(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  draw(router);
  return router;
}

/** The same with the browser's own history, for tests of the URL. */
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

/** Types into the field with this label. */
export async function typeInto(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: "input" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses the button with this name. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}
