import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Fragment, StrictMode } from "react";
import { onTestFinished } from "vitest";
import { App } from "../src/app/app.tsx";
import { createAppRouter } from "../src/app/router.tsx";

/**
 * Opens the whole application at a URL, in strict mode like `main.tsx`.
 *
 * @param Mode `Fragment` where a test counts what effects do: in strict mode they run twice.
 */
export function openApp(address: string, Mode: typeof Fragment = StrictMode) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  draw(router, Mode);
  return router;
}

/** The same with the browser's own history, for tests of the URL. */
export function openAppInAddressBar(address: string) {
  window.history.replaceState(null, "", address);
  const router = createAppRouter();
  draw(router, StrictMode);
  return router;
}

function draw(router: ReturnType<typeof createAppRouter>, Mode: typeof Fragment): void {
  // A navigation still under way would render after the file's end, when there is no window: an error of no test.
  onTestFinished(() => {
    router.startTransition = async () => false;
  });
  render(
    <Mode>
      <App router={router} />
    </Mode>,
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
