import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { skipTours } from "./person.ts";
import { storeSession } from "./store-session.ts";

/** Logs in to the demo account as `demo.txt` says. Returns its trips. */
export async function logInDemo(page: Page): Promise<{ id: string; name: string }[]> {
  const text = await readFile(join(process.env.E2E_DATA_DIR ?? "", "demo.txt"), "utf8");
  const [username = "", password = ""] = [/\S+@\S+/, /beaver-\S+/].map(
    (what) => what.exec(text)?.[0] ?? "",
  );
  const answer = await page.request.post("/api/auth/login", { data: { username, password } });
  expect(answer.ok()).toBe(true);
  const session = await answer.json();
  await skipTours(page, session);
  await storeSession(page, session);
  const trips = await page.request.get("/api/trip", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  return trips.json();
}
