import { useEffect } from "react";

/** The beaver's Latin name. It is the same in every language. */
export const productName = "Castor";

const title: { page: string | null; thing: string | null } = { page: null, thing: null };

function show(): void {
  const own = title.thing ?? title.page;
  document.title = own ? `${productName} · ${own}` : productName;
}

/** Names the window: the product, then the page's own title when one is given (section 2). */
export function setPageTitle(page: string | null): void {
  title.page = page;
  show();
}

/** While a page shows one thing (a trip), its window is named after that, so that several can be told apart. */
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
