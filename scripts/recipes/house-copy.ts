import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { inCheckout } from "../process/checkout.mjs";
import { runNode } from "../process/run-program.mjs";

/** What is replaced in a file of the checkout, or what a new file is. */
export type Edit = { file: string } & (Replaced | New);

interface Replaced {
  /** The first text must be there once. */
  replaced: readonly (readonly [before: string, after: string])[];
}

interface New {
  /** The folder that the recipe names for such files. */
  within: string;
  /** The text of the file, or the file or folder that it is a copy of. */
  made: { text: string } | { from: string };
}

const workspaces = ["packages/core", "packages/i18n", "apps/server", "apps/web"];
const parts = ["src", "testing", "locales", "package.json", "tsconfig.json"];

/** One program of all workspaces, without tests: it takes half as long as one for each. */
const project = {
  extends: "./apps/web/tsconfig.json",
  include: workspaces.flatMap((path) => [`${path}/src`, `${path}/testing`]),
  exclude: ["**/*.test.ts", "**/*.test.tsx"],
};

/** A copy of the sources of the house in a folder of its own, where they can be changed and compiled. */
export class HouseCopy {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<HouseCopy> {
    const folder = await mkdtemp(join(tmpdir(), "castor-recipes-"));
    const packages = join(folder, "node_modules");
    await mkdir(join(packages, "@castor"), { recursive: true });
    for (const name of await readdir(inCheckout("node_modules")))
      if (name !== "@castor") await symlink(inCheckout("node_modules", name), join(packages, name));
    for (const workspace of workspaces) {
      await mkdir(join(folder, workspace), { recursive: true });
      for (const name of await readdir(inCheckout(workspace)))
        if (parts.includes(name))
          await cp(inCheckout(workspace, name), join(folder, workspace, name), { recursive: true });
        else if (name === "node_modules")
          await symlink(inCheckout(workspace, name), join(folder, workspace, name));
      await symlink(join(folder, workspace), join(packages, "@castor", basename(workspace)));
    }
    await cp(inCheckout("tsconfig.base.json"), join(folder, "tsconfig.base.json"));
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(project));
    return new HouseCopy(folder);
  }

  async edit(edit: Edit): Promise<void> {
    const path = join(this.#folder, edit.file);
    if ("made" in edit) await this.#make(path, edit.made);
    else await this.#replace(path, edit.replaced);
  }

  async #make(path: string, made: New["made"]): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    if ("text" in made) await writeFile(path, made.text);
    else await cp(join(this.#folder, made.from), path, { recursive: true });
  }

  async #replace(path: string, replaced: Replaced["replaced"]): Promise<void> {
    let text = await readFile(path, "utf8");
    for (const [before, after] of replaced) {
      if (text.split(before).length !== 2) throw new Error(`${path} has not one "${before}".`);
      text = text.replace(before, () => after);
    }
    await writeFile(path, text);
  }

  /** The files that do not compile, each with what the compiler says of it. */
  async compile(): Promise<Map<string, string>> {
    const compiler = inCheckout("node_modules/typescript7/bin/tsc");
    const args = [compiler, "--noEmit", "--pretty", "false", "-p", this.#folder];
    const { output } = await runNode(args, { cwd: this.#folder, collect: true });
    const complaints = [...output.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): (.*(?:\n\s.*)*)$/gm)];
    const byFile = Map.groupBy(complaints, ([, file = ""]) => file);
    return new Map(
      [...byFile].map(([file, list]) => [file, list.map(([, , text]) => text).join("\n")]),
    );
  }

  /** What a program in the copy prints. */
  async run(program: string): Promise<string> {
    const file = join(this.#folder, "program.mjs");
    await writeFile(file, program);
    const { code, output } = await runNode([file], { cwd: this.#folder, collect: true });
    if (code !== 0) throw new Error(output);
    return output;
  }

  remove = (): Promise<void> => rm(this.#folder, { recursive: true });
}
