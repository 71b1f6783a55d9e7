import type { DrawCatalog } from "@castor/core/catalog/draw-catalog.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { type ReadyCatalog, restAfter } from "../data/catalog-list.ts";
import { writeFirstAnswer } from "../data/write-first-answer.ts";
import { CatalogCount } from "../features/catalog/catalog-count.tsx";
import { CatalogList } from "../features/catalog/catalog-list.tsx";
import { loadWordsToDraw } from "../i18n/words.ts";
import { inertButtons } from "./inert-buttons.ts";

const drawIn = await loadWordsToDraw();
/** Nothing is pressed in markup. */
const ignore = () => {};

/** What the catalog's page shows once it has an answer. */
export const drawCatalog: DrawCatalog = (language, answer) => {
  const list: ReadyCatalog = {
    state: "ready",
    entries: answer.data,
    total: answer.total,
    isMoreThanTotal: answer.more,
    isFormer: false,
    rest: restAfter(answer),
    loadMore: ignore,
  };
  const markup = drawIn(language, () =>
    renderToStaticMarkup(
      <>
        <CatalogCount list={list} />
        <CatalogList list={list} onCopy={ignore} />
      </>,
    ),
  );
  return inertButtons(markup) + writeFirstAnswer(answer, { isAll: true });
};
