/** What beside a menu closes it. No key among them: the one that opens it at a spot is still on its way up the page. */
export const beside = ["mousedown", "touchstart"];
