import { JSDOM } from "jsdom";

/** The page as search engines and messengers read it. */
export function readPage(html: string) {
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document
      .querySelector(`head > meta[property="${name}"], head > meta[name="${name}"]`)
      ?.getAttribute("content");
  const links = [...document.querySelectorAll("head > link[rel=alternate]")];
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    language: document.documentElement.lang,
    titles: [...document.querySelectorAll("title")].map((title) => title.textContent),
    descriptions: document.querySelectorAll("meta[name=description]").length,
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    alternates: Object.fromEntries(
      links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
    meta,
    data: data ? (JSON.parse(data) as Record<string, unknown>) : undefined,
    scripts: document.querySelectorAll("script:not([type='application/ld+json'])").length,
    isWhole: document.querySelector("body > div#root") !== null,
  };
}
