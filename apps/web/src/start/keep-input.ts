import { controlsOf, findUnder, nameOf } from "./name-controls.ts";

/** Whoever pressed longer ago has given up, in milliseconds. */
const longestWaitMs = 5_000;

/** Keeps what is typed and pressed before the app runs. It is typed and pressed again when the app has drawn the page. */
export function keepInput(root: HTMLElement) {
  const typed = new Map<string, string>();
  let focused: string | undefined;
  let pressed: { name: string; at: number } | undefined;
  const press = (control: Element | null | undefined) => {
    if (control) pressed = { name: nameOf(control), at: Date.now() };
  };
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(
    kind: K,
    listener: (event: WindowEventMap[K]) => void,
  ) => addEventListener(kind, listener, { signal: listening.signal });

  listen("submit", (event) => {
    event.preventDefault();
    if (event.target instanceof Element) press(event.target.querySelector("[type=submit]"));
  });
  listen("click", (event) => {
    if (!event.isTrusted || event.detail === 0) return;
    const control = findUnder(controlsOf(root), event);
    // The button of a card lies on the card's link, which must not be followed.
    if (control) event.preventDefault();
    press(control);
  });
  listen("input", ({ target }) => {
    const field = controlsOf(root).find((each) => each === target);
    if (field) typed.set(nameOf(field), field.value);
  });
  listen("focusin", ({ target }) => {
    if (target instanceof Element) focused = nameOf(target);
  });
  // Not upon `focusout`: the browser also tells it of a field that the app replaces.
  listen("pointerdown", () => {
    focused = undefined;
  });

  const handOver = () => {
    listening.abort();
    const targets = [...controlsOf(root), ...root.querySelectorAll<HTMLElement>("a[href], #main")];
    const find = (name: string) => targets.find((each) => nameOf(each) === name);
    for (const [name, value] of typed) {
      const field = find(name);
      if (field === undefined) continue;
      // React takes notice of what the prototype's setter writes.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (focused !== undefined) find(focused)?.focus();
    if (pressed === undefined || Date.now() - pressed.at > longestWaitMs) return;
    const { name } = pressed;
    // After the app has taken in what was typed.
    setTimeout(() => find(name)?.click());
  };

  return {
    /** Somebody may have begun before the paint was reported. */
    hasBegun: () => typed.size > 0 || pressed !== undefined,
    /** Hands over when the app takes the mark of the frame away. */
    awaitApp: () =>
      new MutationObserver((_, observer) => {
        observer.disconnect();
        handOver();
      }).observe(root, { attributeFilter: ["data-frame"] }),
  };
}
