import { execFile } from "node:child_process";

/** Programs of util-linux that start another one in bounds, the outermost first. */
const bounds: readonly (readonly string[])[] = [
  // Without a network.
  ["unshare", "--map-root-user", "--net"],
  // Address space in bytes, seconds of processor time, open files, bytes of a written file.
  ["prlimit", "--as=2000000000", "--cpu=10", "--nofile=128", "--fsize=1000000", "--core=0"],
  // It ends with the process that started it, and gains no rights.
  ["setpriv", "--pdeathsig", "KILL", "--no-new-privs"],
  // Who parts a network is root inside, with all rights there: it keeps none of them.
  ["setpriv", "--inh-caps=-all", "--bounding-set=-all"],
];
const tryMs = 5_000;

let usable: Promise<string[]> | undefined;

/** The words before a command that starts it in all bounds that this machine allows. Containers may not part networks. */
export function confine(): Promise<string[]> {
  usable ??= tryBounds();
  return usable;
}

/** Each bound is tried inside those before it: only whoever has a user namespace of its own may give up rights. */
async function tryBounds(): Promise<string[]> {
  let words: string[] = [];
  for (const bound of bounds) if (await works([...words, ...bound])) words = [...words, ...bound];
  return words;
}

const works = ([program = "", ...args]: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const options = { timeout: tryMs, killSignal: "SIGKILL" } as const;
    execFile(program, [...args, "true"], options, (error) => resolve(error === null));
  });
