import type { Rolldown } from "vite";
import { readTextsId } from "./rooms.ts";

/**
 * The files of a module's chunk and of all chunks that it imports, with their looks: what is imported first, as Vite loads
 * style sheets. `id` is the end of the module's path.
 */
export function collectFiles(bundle: Rolldown.OutputBundle, id: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith(id)));
  if (entry === undefined) throw new Error(`${id} is in no file.`);
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
    found.push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
  };
  visit(entry);
  return found.map((file) => `/${file}`);
}

/** True for a file of texts in this language. */
export const isTextsIn = (language: string, { moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => readTextsId(id)?.language === language);

/** The files of the texts that the code in these files says, in one language. */
export function collectTexts(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  language: string,
): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const loaded = chunks
    .filter(({ fileName }) => files.includes(`/${fileName}`))
    .flatMap(({ dynamicImports }) => dynamicImports);
  return chunks
    .filter((chunk) => loaded.includes(chunk.fileName) && isTextsIn(language, chunk))
    .map(({ fileName }) => `/${fileName}`);
}
