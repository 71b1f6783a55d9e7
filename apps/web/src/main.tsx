import { parseWithoutEval } from "@castor/core/basics/without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { followSession } from "./data/follow-session.ts";
import { reloadWhenStale } from "./device/stale-build.ts";
import { guardSinks } from "./device/trusted-types.ts";
import { startFirstWords } from "./i18n/words.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

guardSinks();
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
// The page and its words come at the same time; neither draws before both are here. Not awaited here: the page's part
// imports from the file in which this module is built, which would then wait for itself.
void Promise.all([startFirstWords(), router.load()]).then(() => show(root));
