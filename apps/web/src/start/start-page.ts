import { readStored } from "../device/storage/storage.ts";
import { chooseLanguage, readAskedLanguage } from "../i18n/choose-language.ts";
import { createFirstRequests } from "./first-requests.ts";
import { fitFrame } from "./fit-frame.ts";
import { keepInput } from "./keep-input.ts";
import { createLoader } from "./load-code.ts";
import { findTemplate, loadSheet, showTemplate } from "./show-template.ts";

/**
 * Loads the app of a page that came with a frame, or shows one of the page's templates first (docs/decisions/068). The build
 * puts it behind the root of the page. Without a build the page names its code itself.
 */
function startPage() {
  const { requests, send } = createFirstRequests();
  window.firstRequests = requests;
  const root = document.querySelector<HTMLElement>("#root");
  const list = document.querySelector<HTMLElement>("#code");
  if (root === null || list === null) return;
  fitFrame(root);

  const [entry = "", ...files] = JSON.parse(list.textContent);
  const onLoad = requests.readConfig;
  const { load, loadAtSign } = createLoader({ entry, files, root, onLoad });
  const { awaitApp, hasBegun } = keepInput(root);
  const token = readStored("access_token");
  const { lang, dataset } = document.documentElement;
  const language = chooseLanguage((dataset.languages ?? "").split(" ")) ?? lang;

  const startFramed = () => {
    awaitApp();
    passLanguageOn(root);
    // This visitor will see another page: logged in, or in another language.
    if (token !== null || language !== lang) {
      root.replaceChildren();
      delete root.dataset.frame;
      send(list.dataset.asks, language, token);
      return load();
    }
    files.push(...namesIn(list.dataset.texts));
    // With its first answer a page shows everything, too.
    const isWhole = root.dataset.waits !== undefined || root.querySelector("[data-is-all]");
    // After the first paint, for which the network and the processor are free until then.
    afterPaint(() => (isWhole && !hasBegun() ? loadAtSign() : load()), load, 3_000);
  };

  const startTemplate = (template: HTMLTemplateElement) => {
    const { asks, scripts, sheets } = template.dataset;
    send(asks, language, token);
    files.push(...namesIn(scripts));
    document.head.append(...template.content.querySelectorAll("link[rel=preload]"));
    Promise.all(namesIn(sheets).map(loadSheet)).then(() => {
      showTemplate(template, root);
      passLanguageOn(root);
      awaitApp();
      // Its files are here. A busy graphics process reports late what is drawn long before.
      afterPaint(load, load, 150);
    }, load);
  };

  if (root.dataset.frame !== undefined) return startFramed();
  const template = language === lang ? findTemplate(token !== null) : undefined;
  if (template) startTemplate(template);
  else load();
}

const namesIn = (list = "") => list.split(" ").filter(Boolean);

/** Goes on when the first paint is reported, at the latest after some time. A hidden page is not painted. */
function afterPaint(goOn: () => void, whenHidden: () => void, longestMs: number) {
  if (document.hidden) return whenHidden();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) goOn();
  }).observe({ type: "paint", buffered: true });
  setTimeout(goOn, longestMs);
}

/** The links of a frame keep the `?lang=` of its address. */
function passLanguageOn(root: HTMLElement): void {
  const asked = readAskedLanguage();
  if (asked === null) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const address = new URL(link.href);
    address.searchParams.set("lang", asked);
    link.href = address.pathname + address.search + address.hash;
  }
}

startPage();
