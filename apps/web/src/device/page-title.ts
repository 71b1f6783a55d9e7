/** The beaver's Latin name. It is the same in every language. */
export const productName = "Castor";

/** Names the window: the product, then the page's own title when one is given (section 2). */
export function setPageTitle(page: string | null): void {
  document.title = page ? `${productName} · ${page}` : productName;
}
