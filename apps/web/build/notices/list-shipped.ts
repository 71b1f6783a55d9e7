import { z } from "zod";

const names = z.optional(z.record(z.string(), z.unknown()));

/** What is read of package-lock.json. A place is a folder from the checkout's own; that of a workspace is a link. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      link: z.optional(z.boolean()),
      resolved: z.optional(z.string()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.optional(
        z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
      ),
    }),
  ),
});
type LockFile = z.infer<typeof lockFile>;
type Locked = LockFile["packages"][string];

const inModules = "node_modules/";

/** A package that ships, at its place. */
export interface Shipped {
  place: string;
  name: string;
  version: string;
  licence: string | undefined;
}

/** The packages that workspaces run with, and theirs in turn, by name: the tree of production. */
export function listShipped({ packages }: LockFile, workspaces: readonly string[]): Shipped[] {
  const found = new Map<string, Shipped>();
  const seen = new Set<string>();
  const visit = (place: string) => {
    const locked = packages[place];
    if (locked === undefined || seen.has(place)) return;
    seen.add(place);
    if (locked.link) return visit(locked.resolved ?? "");
    if (place.includes(inModules)) found.set(place, describe(place, locked));
    for (const name of namesOf(locked)) visit(findPlace(packages, place, name) ?? "");
  };
  workspaces.forEach(visit);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const describe = (place: string, { version = "", license }: Locked): Shipped => ({
  ...{ place, version, licence: license },
  name: place.slice(place.lastIndexOf(inModules) + inModules.length),
});

/** An optional peer is there for somebody else. */
const namesOf = (locked: Locked): string[] => [
  ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
  ...Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  ),
];

/** Where Node finds a package from a place: in the nearest node_modules at or above it. */
function findPlace(
  packages: LockFile["packages"],
  place: string,
  name: string,
): string | undefined {
  const beside = `${place === "" ? "" : `${place}/`}${inModules}${name}`;
  if (packages[beside] !== undefined || place === "") return packages[beside] && beside;
  return findPlace(packages, place.slice(0, Math.max(0, place.lastIndexOf("/"))), name);
}
