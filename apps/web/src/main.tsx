import { parseWithoutEval } from "@castor/core/schemas/parse-without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { followSession } from "./data/session/follow-session.ts";
import { reloadWhenStale } from "./device/loading/stale-build.ts";
import { enforceTrustedTypes } from "./device/trusted-types.ts";
import { startFirstWords } from "./i18n/words.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

enforceTrustedTypes();
parseWithoutEval();
reloadWhenStale();
followSession();
const router = createAppRouter();
const show = (element: HTMLElement) =>
  createRoot(element).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
// Loads words and page in parallel and draws when both are there. No top-level await: the page's chunk imports from the
// chunk of this module, which would then wait for itself.
void Promise.all([startFirstWords(), router.load()]).then(() => show(root));
