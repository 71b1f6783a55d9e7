import { useEffect, useEffectEvent } from "react";

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** True for "/", and for its key on a Russian keyboard, where it writes a full stop. */
const isSlash = ({ key, code }: KeyboardEvent) => key === "/" || (code === "Slash" && key === ".");

/** Calls back when "/" is pressed, unless the keyboard belongs to a text, a menu or a dialog. */
export function useSlash(onSlash: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !isSlash(event)) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    // The character must not be written into the box.
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
