import type { Locator } from "@playwright/test";

/** Two presses that both reach the button: a dialog may close at the first, and a pointer would press what lies beneath. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
