import { accessSync, constants, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian puts it, of KDE 5 and 6, below the folder of libraries and below its folders of architectures. */
const places = ["libexec/kf6", "libexec/kf5"];
const program = "kitinerary-extractor";

/** The path of KDE's extractor on this machine; null where it is not installed. */
export function findExtractor(root = "/usr"): string | null {
  const lib = join(root, "lib");
  const folders = [root, lib, ...listFolders(lib).map((name) => join(lib, name))];
  const paths = folders.flatMap((folder) => places.map((place) => join(folder, place, program)));
  return paths.find(isProgram) ?? null;
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith("-linux-gnu"));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
