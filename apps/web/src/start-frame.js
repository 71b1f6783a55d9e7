// Loads the app of a page that came with a frame, or shows one of the page's templates first (docs/decisions/068). The
// build inlines it (vite.config.ts). Without a build it does nothing. The keys are those in device/storage/storage.ts.
(() => {
  const list = document.querySelector("#code");
  if (list === null) return;
  const [entry, ...files] = JSON.parse(list.textContent);
  const root = document.querySelector("#root");
  const name = (hrefs, rel) => {
    for (const href of hrefs) {
      const link = Object.assign(document.createElement("link"), { rel, crossOrigin: "", href });
      if (rel === "preload") link.as = "script";
      document.head.append(link);
    }
  };

  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    name(files, "modulepreload");
    firstRequests.readConfig();
    import(entry).catch(retry);
  };

  const whenLoaded = (run) =>
    document.readyState === "complete" ? run() : addEventListener("load", run, { once: true });
  // Safari has no idle callback.
  const whenIdle = (run) =>
    window.requestIdleCallback?.(run, { timeout: 5_000 }) ?? setTimeout(run, 1_000);

  // A page that shows everything runs its code at the first sign of somebody. Without one it runs it some seconds after it
  // is loaded, when the browser is idle. Until then its files are fetched but not compiled.
  const quietMs = 5_000;
  const signs = ["pointerdown", "pointermove", "keydown", "focusin", "input", "scroll"];
  let isWaiting = false;
  const loadAtSign = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Somebody may have begun before the paint was reported.
    if (typed.size > 0 || pressed !== undefined) return load();
    name([entry, ...files], "preload");
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true });
    whenLoaded(() => setTimeout(whenIdle, quietMs, load));
  };

  const controls = () => [...root.querySelectorAll("button, input, select, textarea")];
  /** Trips may have the same name. */
  const tripOf = (control) => control.closest("[data-trip]")?.dataset.trip;
  /** A choice has no text of its own, and groups may have the same values. */
  const choiceOf = ({ type, value, labels }) =>
    type === "radio" || type === "checkbox"
      ? [value, labels[0]?.textContent, labels[0]?.closest("fieldset")?.textContent]
      : [];
  const nameOf = (control) => {
    if (control.id === "main") return control.id;
    const { tagName, type, dataset, ariaLabel, textContent } = control;
    const own = [tagName, type, dataset.path, tripOf(control), ariaLabel, textContent];
    return [...own, ...choiceOf(control)].join("\n");
  };
  const holds = (control, { clientX, clientY }) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };

  // What is typed and pressed before the app runs is typed and pressed again when it does.
  const typed = new Map();
  let focused;
  let pressed;
  const press = (control) => {
    if (control) pressed = { name: nameOf(control), at: Date.now() };
  };
  const onSubmit = (event) => {
    event.preventDefault();
    press(event.target.querySelector("[type=submit]"));
  };
  const onClick = (event) => {
    if (!event.isTrusted || event.detail === 0) return;
    const control = controls().find((each) => each.inert && holds(each, event));
    // The button of a card lies on the card's link, which must not be followed.
    if (control) event.preventDefault();
    press(control);
  };
  const onInput = ({ target }) => typed.set(nameOf(target), target.value);
  const onFocus = ({ target }) => {
    focused = nameOf(target);
  };
  // Not upon `focusout`: the browser also tells it of a field that the app replaces.
  const onPointerDown = () => {
    focused = undefined;
  };
  const listeners = [
    ["submit", onSubmit],
    ["click", onClick],
    ["input", onInput],
    ["focusin", onFocus],
    ["pointerdown", onPointerDown],
  ];
  const handOver = () => {
    for (const [event, listener] of listeners) removeEventListener(event, listener);
    const targets = [...controls(), ...root.querySelectorAll("a[href], #main")];
    const find = (name) => targets.find((each) => nameOf(each) === name);
    for (const [name, value] of typed) {
      const field = find(name);
      if (field === undefined) continue;
      // React takes notice of what the prototype's setter writes.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (focused !== undefined) find(focused)?.focus();
    if (pressed === undefined || Date.now() - pressed.at > 5_000) return;
    // After the app has taken in what was typed.
    setTimeout(() => find(pressed.name)?.click());
  };
  for (const [event, listener] of listeners) addEventListener(event, listener);
  const awaitApp = () =>
    new MutationObserver((_, observer) => {
      observer.disconnect();
      handOver();
    }).observe(root, { attributeFilter: ["data-frame"] });

  // The network is gone, or the server has a newer build. Without code only the frame's links work.
  const retry = async () => {
    if (!navigator.onLine) {
      addEventListener("online", () => location.reload(), { once: true });
      return;
    }
    try {
      const last = Number(sessionStorage.getItem("reloaded_for_new_build") ?? 0);
      const isFirst = Date.now() - last >= 20_000;
      // While the server restarts, a reload would lose the page.
      if (isFirst && (await fetch("/version.json", { cache: "no-store" })).ok) {
        sessionStorage.setItem("reloaded_for_new_build", String(Date.now()));
        return location.reload();
      }
    } catch {
      // Without storage it might reload for ever.
    }
    root.querySelector("#incomplete")?.removeAttribute("hidden");
  };
  const asked = new URLSearchParams(location.search).get("lang");
  // Storage may be forbidden.
  const read = (source) => {
    try {
      return source();
    } catch {
      return null;
    }
  };

  // The language that the app will choose, as i18n/words.ts does it. The default is the first of those that are offered.
  const chooseLanguage = () => {
    const languages = document.documentElement.dataset.languages.split(" ");
    const choices = [
      asked,
      read(() => localStorage.getItem("language")),
      read(() => /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]),
      ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
    ];
    return choices.find((choice) => languages.includes(choice)) ?? languages[0];
  };

  const readToken = () => read(() => localStorage.getItem("access_token"));
  const isLoggedIn = () => readToken() !== null;
  // Whether this visitor will see another page: logged in, or in another language.
  const isForAnother = () => isLoggedIn() || chooseLanguage() !== document.documentElement.lang;
  // As in app/frame/root-layout.tsx.
  const narrow = "(max-width: 767px), (max-height: 479px) and (min-width: 560px)";
  const widthName = () => (matchMedia(narrow).matches ? "narrow" : "wide");

  const loadAfterPaint = (go, longestMs) => {
    // A hidden page is not painted.
    if (document.hidden) return load();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) go();
    }).observe({ type: "paint", buffered: true });
    setTimeout(go, longestMs);
  };

  // The chosen language goes along.
  const passLanguageOn = () => {
    if (asked === null) return;
    for (const link of root.querySelectorAll('a[href^="/"]')) {
      const address = new URL(link.href);
      address.searchParams.set("lang", asked);
      link.href = address.pathname + address.search + address.hash;
    }
  };

  const startFramed = () => {
    awaitApp();
    passLanguageOn();
    if (isForAnother()) {
      root.replaceChildren();
      delete root.dataset.frame;
      firstRequests.send(list.dataset.asks, chooseLanguage(), readToken());
      return load();
    }
    // The texts of the frame's language.
    files.push(...list.dataset.texts.split(" ").filter(Boolean));
    // With its first answer a page shows everything, too.
    const isWhole = root.dataset.waits !== undefined || root.querySelector("[data-is-all]");
    // After the first paint, for which the network and the processor are free until then.
    loadAfterPaint(isWhole ? loadAtSign : load, 3_000);
  };

  const findTemplate = () => {
    if (chooseLanguage() !== document.documentElement.lang) return undefined;
    const who = isLoggedIn() ? "user" : "visitor";
    return [...document.querySelectorAll("template.frame")].find(
      ({ dataset }) =>
        dataset.who === who &&
        (dataset.width ?? widthName()) === widthName() &&
        new RegExp(dataset.path).test(location.pathname),
    );
  };

  const loadSheet = (href) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", crossOrigin: "", href });
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
      document.head.append(link);
    });

  const showTemplate = (template) => {
    const { content } = template;
    const [, , tripId] = location.pathname.split("/");
    for (const link of content.querySelectorAll('a[href*="/frame-trip"]'))
      link.href = link.getAttribute("href").replace("frame-trip", () => tripId);
    root.append(document.querySelector("#frame-looks").content, content);
    root.dataset.frame = "";
    passLanguageOn();
    awaitApp();
    // Its files are here. A busy graphics process reports late what is drawn long before.
    loadAfterPaint(load, 150);
  };

  if (root.dataset.frame !== undefined) return startFramed();
  const template = findTemplate();
  if (template === undefined) return load();
  const { asks, scripts, sheets } = template.dataset;
  firstRequests.send(asks, chooseLanguage(), readToken());
  files.push(...scripts.split(" "));
  document.head.append(...template.content.querySelectorAll("link[rel=preload]"));
  Promise.all(sheets.split(" ").map(loadSheet)).then(() => showTemplate(template), load);
})();
