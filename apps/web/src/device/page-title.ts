import { useEffect } from "react";

/** The beaver's Latin name. It is the same in every language. */
export const productName = "Castor";

/** What the window is called: the product, then the page's own title when one is given (section 2). */
const title: { page: string | null; own: string | null } = { page: null, own: null };

function show(): void {
  const page = title.own ?? title.page;
  document.title = page ? `${productName} · ${page}` : productName;
}

/** Names the page that is shown; the router does it for each. */
export function setPageTitle(page: string | null): void {
  title.page = page;
  show();
}

/** Names the page more closely than the router can ("Georgia in May"), as long as the component is there. */
export function useOwnTitle(own: string | null): void {
  useEffect(() => {
    title.own = own;
    show();
    return () => {
      title.own = null;
      show();
    };
  }, [own]);
}
