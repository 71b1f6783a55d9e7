import type { Page } from "@playwright/test";
import type { RegisteredPerson } from "./person.ts";

/** Logs somebody in on a page: its browser has their session from the next page on. */
export const storeSession = (
  page: Page,
  { access_token, refresh_token, id: user_id }: RegisteredPerson["session"],
): Promise<unknown> =>
  page.addInitScript(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { access_token, refresh_token, user_id },
  );
