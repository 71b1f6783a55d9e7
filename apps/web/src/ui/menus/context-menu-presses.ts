/** Events outside a menu that close it. No key events: the one that opened the menu is still bubbling. */
export const beside = ["mousedown", "touchstart"];
