// Loads the app of a page that came with a frame (docs/decisions/068). The build inlines it behind the frame
// (vite.config.ts). On a page without a frame it does nothing. The keys are those in device/storage/storage.ts.
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
    import(entry).catch(retry);
  };

  // A page that shows everything runs its code when somebody does something, and until then keeps the processor free.
  // Its files are fetched but not compiled.
  const signs = ["pointerdown", "pointermove", "keydown", "focusin", "input", "scroll"];
  let isWaiting = false;
  const loadAtSign = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Somebody may have begun before the paint was reported.
    if (typed.size > 0 || pressed !== undefined) return load();
    name([entry, ...files], "preload");
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true });
  };

  const controls = () => [...root.querySelectorAll("button, input, select, textarea")];
  /** Trips may have the same name. */
  const tripOf = (control) => control.closest("[data-trip]")?.dataset.trip;
  const nameOf = (control) => {
    const { tagName, type, dataset, ariaLabel, textContent } = control;
    return [tagName, type, dataset.path, tripOf(control), ariaLabel, textContent].join("\n");
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
    const find = (name) => controls().find((each) => nameOf(each) === name);
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
      if (Date.now() - last < 20_000) return;
      // While the server restarts, a reload would lose the page.
      if (!(await fetch("/version.json", { cache: "no-store" })).ok) return;
      sessionStorage.setItem("reloaded_for_new_build", String(Date.now()));
      location.reload();
    } catch {
      // Without storage it might reload for ever.
    }
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

  // The language that the app will choose, as i18n/words.ts does it. The default is the first.
  const chooseLanguage = () => {
    const languages = root.dataset.frame.split(" ");
    const choices = [
      asked,
      read(() => localStorage.getItem("language")),
      read(() => /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]),
      ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
    ];
    return choices.find((choice) => languages.includes(choice)) ?? languages[0];
  };

  // Whether this visitor will see another page: logged in, or in another language.
  const isForAnother = () =>
    read(() => localStorage.getItem("access_token")) !== null ||
    chooseLanguage() !== document.documentElement.lang;

  // The chosen language goes along.
  if (asked !== null)
    for (const link of root.querySelectorAll('a[href^="/"]')) {
      const address = new URL(link.href);
      address.searchParams.set("lang", asked);
      link.href = address.pathname + address.search + address.hash;
    }

  if (isForAnother()) {
    root.replaceChildren();
    delete root.dataset.frame;
    load();
    // A hidden page is not painted.
  } else if (document.hidden) load();
  // After the first paint, for which the network and the processor are free until then.
  else {
    // With its first answer a page shows everything, too.
    const isWhole = root.dataset.waits !== undefined || root.querySelector("#first-answer");
    const go = isWhole ? loadAtSign : load;
    new PerformanceObserver(go).observe({ type: "paint", buffered: true });
    setTimeout(go, 3_000);
  }
})();
