import { parseWithoutEval } from "@castor/core/schemas/parse-without-eval.ts";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { followSession } from "./data/session/follow-session.ts";
import { reloadWhenStale } from "./device/loading/stale-build.ts";
import { enforceTrustedTypes } from "./device/trusted-types.ts";
import { startWords } from "./i18n/words.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

enforceTrustedTypes();
parseWithoutEval();
reloadWhenStale(import.meta.url);
followSession();
const router = createAppRouter();
/** Draws nothing. The app is on the screen now, and no longer the frame that came with the page. */
function EndOfFrame({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    delete element.dataset.frame;
  }, [element]);
  return null;
}

/** Over a frame in slices, as a transition: the frame stays on the screen until everything is drawn. */
const show = (element: HTMLElement) => {
  const drawn = createRoot(element);
  const draw = () =>
    drawn.render(
      <StrictMode>
        <App router={router} />
        <EndOfFrame element={element} />
      </StrictMode>,
    );
  if (element.dataset.frame === undefined) draw();
  else startTransition(draw);
};
// Loads words and page in parallel and draws when both are there. No top-level await: the page's chunk imports from the
// chunk of this module, which would then wait for itself.
void Promise.all([startWords(), router.load()]).then(() => show(root));
