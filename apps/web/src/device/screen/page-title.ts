import { useEffect } from "react";

/** The beaver's Latin name. It is the same in every language. */
export const productName = "Castor";

/** The server names the trip of a public map in the title already. It stays until the trip is loaded. */
let isServed = true;

const title: { page: string | null; thing: string | null } = { page: null, thing: null };

function show(): void {
  const parts = [productName, title.thing, title.page];
  document.title = parts.filter((part) => part !== null).join(" · ");
}

/** Names the window: the product, the thing that is shown, then the page's own title when one is given (specification#page-titles). */
export function setPageTitle(page: string | null): void {
  title.page = page;
  const isNamed = isServed && page !== null && document.title.endsWith(` · ${page}`);
  isServed = false;
  if (!isNamed) show();
}

/** While a page shows one thing (a trip, or nothing found), the title names it, so that windows of several trips can be told apart. */
export function useThingTitle(name: string): void {
  useEffect(() => {
    title.thing = name;
    show();
    return () => {
      title.thing = null;
      show();
    };
  }, [name]);
}
