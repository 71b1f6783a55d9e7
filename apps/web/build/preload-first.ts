import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { collectFiles } from "./collect-files.ts";

/** Every page needs them in all languages, since its digits and its punctuation are Latin. */
const fonts = /noto-sans-latin-(?:400|600)-normal-[^/]+\.woff2$/;
/** The letters of Russian, for pages that are known to be in such a language. */
const cyrillicFonts = /noto-sans-cyrillic-(?:400|600)-normal-[^/]+\.woff2$/;

/** What a visitor opens by a link, by the start of its path: the modules that it waits for. */
const visited: Readonly<Record<string, readonly string[]>> = {
  "/login": ["pages/login/login-page.tsx", "data/session/offered-logins.ts"],
  "/register": ["pages/register/register-page.tsx", "data/session/offered-logins.ts"],
  "/catalog": ["pages/catalog/catalog-page.tsx"],
  "/help": ["pages/help/help-page.tsx"],
  "/map/": ["pages/map/map-page.tsx"],
};

/** The script below, in the built page. */
export const preloadScript = /<script>\s*for \(const \[start, paths\][\s\S]*?<\/script>/;

/** Asks for files of the page that is opened. It runs before the entry, so that they load beside it and not after it. */
const script = (files: Readonly<Record<string, readonly string[]>>) => `
for (const [start, paths] of Object.entries(${JSON.stringify(files)}))
  if (location.pathname.startsWith(start))
    for (const href of paths) {
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
      document.head.append(Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }));
    }
`;

/**
 * Lets the browser load what every page and what this page needs together with the entry. Without it the fonts arrive
 * after the first paint and move the text, and a page's code is asked for when the entry has run.
 */
export function preloadFirst(): Plugin {
  return {
    name: "castor-preload-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const first = new Set(collectFiles(bundle, "/src/main.tsx"));
        const files = Object.entries(visited).map(([start, modules]) => [
          start,
          [...new Set(modules.flatMap((id) => collectFiles(bundle, `/src/${id}`)))].filter(
            (file) => !first.has(file),
          ),
        ]);
        return [
          ...Object.keys(bundle)
            .filter((file) => fonts.test(file))
            .map(preloadFont),
          { tag: "script", children: script(Object.fromEntries(files)), injectTo: "head" },
        ];
      },
    },
  };
}

const fontLink = (file: string) => ({
  ...{ rel: "preload", as: "font", type: "font/woff2", crossorigin: "" },
  href: `/${file}`,
});

const preloadFont = (file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: fontLink(file),
  injectTo: "head",
});

const isCyrillic = (language: string) => new Intl.Locale(language).maximize().script === "Cyrl";

/** The tags that preload the fonts of a build which this language needs besides those of every page. */
export const preloadLetters = (bundle: Rolldown.OutputBundle, language: string): string =>
  Object.keys(bundle)
    .filter((file) => isCyrillic(language) && cyrillicFonts.test(file))
    .map((file) => {
      const attributes = Object.entries(fontLink(file)).map(
        ([name, value]) => `${name}="${value}"`,
      );
      return `<link ${attributes.join(" ")}>`;
    })
    .join("");
