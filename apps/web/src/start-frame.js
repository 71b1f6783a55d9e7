// Loads the app of a page that came with a frame (docs/decisions/068). The build inlines it behind the frame
// (vite.config.ts). On a page without a frame it does nothing. The keys are those in device/storage/storage.ts.
(() => {
  const list = document.querySelector("#code");
  if (list === null) return;
  const [entry, ...files] = JSON.parse(list.textContent);
  const root = document.querySelector("#root");

  const load = () => {
    for (const href of files) {
      const kind = href.endsWith(".css")
        ? { rel: "preload", as: "style" }
        : { rel: "modulepreload" };
      document.head.append(
        Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }),
      );
    }
    void import(entry);
  };

  // Whether this visitor will see another page: logged in, or in another language.
  const isForAnother = () => {
    try {
      const language = localStorage.getItem("language");
      const isAsked = new URLSearchParams(location.search).has("lang");
      const isOther = language !== null && !isAsked && language !== document.documentElement.lang;
      return isOther || localStorage.getItem("access_token") !== null;
    } catch {
      // Storage may be forbidden; then nobody is logged in, and the server knows the language as well as we do.
      return false;
    }
  };

  if (isForAnother()) {
    root.replaceChildren();
    delete root.dataset.frame;
    load();
    // A hidden page is not painted.
  } else if (document.hidden) load();
  // After the first paint, for which the network and the processor are free until then.
  else
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: "paint", buffered: true });
})();
