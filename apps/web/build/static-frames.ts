import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { defaultLanguage } from "@castor/core/basics/language.ts";
import type { Plugin, Rolldown } from "vite";
import { addressOfManifest } from "../src/device/screen/app-manifest.ts";
import { buildDrawing } from "./build-drawing.ts";
import { collectFiles, collectTexts } from "./collect-files.ts";
import type { Drawn, FrameWish } from "./draw-frames.ts";
import { emptyRoot, listCode, putTemplates, templateWishes, wish } from "./frame-templates.ts";
import { joinWidths } from "./join-widths.ts";
import { preloadLetters, preloadScript } from "./preload-first.ts";
import { buildServerDrawing } from "./server-drawing.ts";

/** The modules of the framed pages, whose looks come with the frame. */
const pageModules: Readonly<Record<string, readonly string[]>> = {
  index: ["/src/pages/index/index-page.tsx"],
  login: ["/src/pages/login/login-page.tsx"],
  register: ["/src/pages/register/register-page.tsx"],
  catalog: ["/src/pages/catalog/catalog-page.tsx"],
  help: ["/src/pages/help/help-page.tsx"],
  map: ["/src/pages/map/map-page.tsx"],
};
/** Pages that need no answer of the server: their code runs when somebody does something. */
const waitingPages: ReadonlySet<string> = new Set(["index", "login", "register", "help"]);
/** In the folder of the build. Files of a folder that begins with a dot have no address of their own. */
export const framesFolder = ".frames";
const shellOf = (language: string) => `${framesFolder}/shell.${language}.html`;
const isSheet = (file: string) => file.endsWith(".css");
const pageWishes: readonly FrameWish[] = Object.keys(pageModules).flatMap((page) =>
  wish(page, "page", false),
);

/**
 * Writes `.frames/{page}.{language}.html`: the built page with what a visitor sees first and with its looks, so that the
 * first paint waits for no script and no other file (docs/decisions/068). All other addresses have one page for each language,
 * with its templates: `index.html` in the default language, `.frames/shell.{language}.html` in the others (decision 102).
 */
export function staticFrames(): Plugin {
  let folder = "dist";
  let root = "";
  return {
    name: "castor-static-frames",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_options, bundle) {
        const shell = await readFile(join(folder, "index.html"), "utf8");
        const target = join(folder, framesFolder);
        await mkdir(target, { recursive: true });
        const drawn = await draw(root, target, [...pageWishes, ...templateWishes]);
        await buildServerDrawing(root, target);
        const shells = Map.groupBy(
          drawn.filter(({ place }) => place === "shell"),
          ({ language }) => language,
        );
        const pages = joinWidths(drawn.filter(({ place }) => place === "page"));
        for (const [language, templates] of shells) {
          const own = language === defaultLanguage ? "index.html" : shellOf(language);
          const opened = putTemplates(inLanguage(shell, language), templates, bundle);
          await writeFile(join(folder, own), opened);
        }
        await Promise.all(
          pages.map(async ({ page, language, markup }) => {
            const files = listFiles(bundle, pageModules[page] ?? []);
            const looks = await readLooks(folder, files);
            const head = `${preloadLetters(bundle, language)}<style>${looks}</style>`;
            const framed = putIntoShell(shell, {
              head,
              page,
              files,
              texts: collectTexts(bundle, files, language),
              language,
              markup,
              waits: waitingPages.has(page),
            });
            await writeFile(join(target, `${page}.${language}.html`), framed);
          }),
        );
      },
    },
  };
}

/** The built page says its language and names the manifest in it. */
const inLanguage = (shell: string, language: string) =>
  shell
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(addressOfManifest(defaultLanguage), addressOfManifest(language));

/** Draws in a process of its own, since the app needs the globals of a browser. */
async function draw(root: string, target: string, wishes: readonly FrameWish[]): Promise<Drawn[]> {
  const drawing = join(target, "drawing");
  try {
    await buildDrawing({
      ...{ root, entry: "src/app/draw-frame.tsx", file: "draw-frame.mjs", folder: drawing },
      // The packages' versions for browsers: those for servers draw nothing before an effect.
      config: { ssr: { resolve: { conditions: ["browser", "module", "import"] } } },
    });
    const script = resolve(import.meta.dirname, "draw-frames.ts");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [script, join(drawing, "draw-frame.mjs"), JSON.stringify(wishes)],
      { maxBuffer: 64 * 1_048_576, env: { ...process.env, NODE_ENV: "production" } },
    );
    return JSON.parse(stdout);
  } finally {
    await rm(drawing, { recursive: true, force: true });
  }
}

/** The files of the entry, which is the first, and of these modules. */
function listFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const ofEntry = collectFiles(bundle, "/src/main.tsx");
  const entry = ofEntry.filter((file) => /\/index-[^/]+\.js$/.test(file));
  return [...new Set([...entry, ...ofEntry, ...modules.flatMap((id) => collectFiles(bundle, id))])];
}

/** The style sheets, in the order in which the page would load them. */
async function readLooks(folder: string, files: readonly string[]): Promise<string> {
  const sheets = files.filter(isSheet);
  const texts = await Promise.all(sheets.map((file) => readFile(join(folder, file), "utf8")));
  return texts.join("\n");
}

interface Framed extends Pick<Drawn, "page" | "language" | "markup"> {
  head: string;
  files: readonly string[];
  texts: readonly string[];
  waits: boolean;
}

/**
 * The code is only named: `start/load-code.ts` loads it after the first paint. The style sheets are named as well, but disabled:
 * otherwise the page's code would load each again, and the browser would work out the looks of the whole page each time.
 */
function putIntoShell(
  shell: string,
  { head, page, files, texts, language, markup, waits }: Framed,
): string {
  const sheet = /<link rel="stylesheet"([^>]*)>/;
  const code = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  if (!(sheet.test(shell) && code.test(shell) && shell.includes(emptyRoot)))
    throw new Error("The page has no style sheet, no code or no root.");
  const scripts = files.filter((file) => !isSheet(file));
  const sheets = files
    .filter(isSheet)
    .map((file) => `<link rel="stylesheet" disabled href="${file}">`)
    .join("");
  return inLanguage(shell, language)
    .replaceAll(code, "")
    .replace(preloadScript, "")
    .replace(sheet, () => head + sheets)
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-frame=""${waits ? " data-waits" : ""}>${markup}</div>${listCode(scripts, page, texts)}`,
    );
}
