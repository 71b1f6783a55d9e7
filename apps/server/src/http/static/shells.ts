import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  isLanguage,
  type Language,
  languages,
  offeredLanguages,
} from "@castor/core/basics/language.ts";
import { HeadedShell } from "./headed-shell.ts";

/** Of the build: pages with their first sight, and in languages other than the default one what is opened at all addresses. */
const framesFolder = ".frames";
const shellName = "index.html";
/** The catalog has few heads. Of maps some dozens, with plan and answer, are opened again and again. */
const frameCacheBytes = 4 * 1_048_576;

/** Every page says which languages are offered here; the build knows none but the usual ones. */
const readPage = async (path: string): Promise<string> =>
  (await readFile(path, "utf8")).replace(
    /(<html [^>]*)data-languages="[^"]*"/,
    `$1data-languages="${offeredLanguages().join(" ")}"`,
  );

/** The page that is opened at every address without a frame, in each language that is offered. */
export interface Shells {
  in(language: Language): HeadedShell;
  /** All of them as text. */
  text: string;
}

/** Null without a built page. A build without frames has one page for all languages. */
export async function readShells(folder: string): Promise<Shells | null> {
  const usual = await readPage(join(folder, shellName)).catch(() => null);
  if (usual === null) return null;
  const pages = await Promise.all(
    offeredLanguages().map(async (language) => {
      const own = join(folder, framesFolder, `shell.${language}.html`);
      return [language, await readPage(own).catch(() => usual)] as const;
    }),
  );
  const headed = new Map(
    pages.map(([language, page]) => [language, new HeadedShell(page, frameCacheBytes)]),
  );
  const one = new HeadedShell(usual, frameCacheBytes);
  return {
    in: (language) => headed.get(language) ?? one,
    text: pages.map(([, page]) => page).join(""),
  };
}

/** The pages that come with their first sight, by page and language (docs/decisions/068), of the languages that are offered. */
export async function readFrames(folder: string): Promise<ReadonlyMap<string, HeadedShell>> {
  const frames = join(folder, framesFolder);
  const names = await readdir(frames).catch((): string[] => []);
  const isOffered = (name: string) =>
    languages.some((language) => isLanguage(language) && name.endsWith(`.${language}.html`));
  const read = names.filter(isOffered).map(async (name) => {
    const page = await readPage(join(frames, name));
    return [name, new HeadedShell(page, frameCacheBytes)] as const;
  });
  return new Map(await Promise.all(read));
}
