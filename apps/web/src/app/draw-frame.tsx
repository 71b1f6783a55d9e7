import type { Language } from "@castor/core/account/language.ts";
import { addressOf } from "@castor/core/pages.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { setLanguage, startFirstWords } from "../i18n/words.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

/** Everything but fields to type in. */
const controls =
  "fieldset, button, select, input:is([type=checkbox], [type=radio], [readonly], [aria-haspopup])";

/** What the server puts in place of the skeleton once it has the answer, between two comments. */
const drawnByServer = "drawn-by-server";

/** The pages that visitors open first. */
type FramedPage = "index" | "login" | "register" | "catalog" | "help";

/**
 * Draws a page as a logged-out visitor first sees it, before any answer of the server, and returns its markup. Links
 * and fields work, and the app gets what was typed. The build calls it with a DOM but without a network.
 */
export async function drawFrame(page: FramedPage, language: Language): Promise<string> {
  await startFirstWords();
  await setLanguage(language);
  const history = createMemoryHistory({ initialEntries: [addressOf(page)] });
  const router = createAppRouter(history);
  await router.load();
  const element = document.createElement("div");
  const root = createRoot(element);
  flushSync(() => root.render(<App router={router} />));
  for (const control of element.querySelectorAll(controls)) control.setAttribute("inert", "");
  for (const part of element.querySelectorAll(`[data-${drawnByServer}]`)) {
    part.prepend(document.createComment(drawnByServer));
    part.append(document.createComment(`/${drawnByServer}`));
  }
  const markup = element.innerHTML;
  root.unmount();
  return markup;
}
