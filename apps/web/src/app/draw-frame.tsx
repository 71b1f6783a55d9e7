import { type PageName, pages } from "@castor/core/pages.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { writeStored } from "../device/storage/storage.ts";
import { setLanguage, startWords } from "../i18n/words.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

/** Everything but fields to type in. */
const controls =
  "fieldset, button, select, input:is([type=checkbox], [type=radio], [readonly], [aria-haspopup])";

/** An address of the page. `start/show-template.ts` puts the opened trip into the links in place of `frame-trip`. */
const anyAddress = (page: PageName) => pages[page].pattern.replace(/\{(\w+)Id\}/g, "frame-$1");

/** What is drawn of a page: for whom, and in which language. The caller's `matchMedia` says how wide the window is. */
export interface FrameWish {
  page: PageName;
  language: string;
  isLoggedIn: boolean;
}

/** What the server puts in place of the skeleton once it has the answer, between two comments. */
const drawnByServer = "drawn-by-server";

/**
 * Draws a page as it is first seen, before any answer of the server, and returns its markup. Links and fields work, and
 * the app gets what was typed. The build calls it with a DOM but without a network.
 */
export async function drawFrame({ page, language, isLoggedIn }: FrameWish): Promise<string> {
  writeStored("access_token", isLoggedIn ? "frame" : null);
  await startWords();
  await setLanguage(language);
  const history = createMemoryHistory({ initialEntries: [anyAddress(page)] });
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
