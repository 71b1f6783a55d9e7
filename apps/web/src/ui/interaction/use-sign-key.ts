import { useEffect, useEffectEvent } from "react";

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Calls back when such a key is pressed alone, unless the keyboard belongs to a text, a menu or a dialog. */
function useSignKey(isAsked: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !isAsked(event)) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    // The character must not be written into a field that gets the focus.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** "/", also its key on a Russian keyboard, where it writes a full stop. */
const isSlash = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === "/" || (code === "Slash" && key === "." && !shiftKey);

/** "?", also its key on a Russian keyboard, where it writes a comma. */
const isQuestionMark = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === "?" || (code === "Slash" && key === "," && shiftKey);

export const useSlash = (onPress: () => void): void => useSignKey(isSlash, onPress);
export const useQuestionMark = (onPress: () => void): void => useSignKey(isQuestionMark, onPress);
