/** A thing of schema.org, as JSON-LD or microdata tell it. Nothing in it is trusted. */
export type MarkupNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is MarkupNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of a property, of which there may be one, several, or none. */
export function valuesOf(node: MarkupNode, name: string): readonly unknown[] {
  const value = Object.hasOwn(node, name) ? node[name] : undefined;
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The things of a property. */
export const nodesOf = (node: MarkupNode, name: string): MarkupNode[] =>
  valuesOf(node, name).filter(isNode);

/** The first thing of these properties; one without properties where there is none. */
export const nodeOf = (node: MarkupNode, ...names: readonly string[]): MarkupNode =>
  names.flatMap((name) => nodesOf(node, name))[0] ?? {};

/** A word or a number as a text; a thing's own value or name. */
export function asText(value: unknown): string | null {
  if (typeof value === "string") return value.trim() || null;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (!isNode(value)) return null;
  const inner = ["@value", "name"].map((name) => valuesOf(value, name)[0]);
  return inner.map((one) => (isNode(one) ? null : asText(one))).find((text) => text) ?? null;
}

/** The first text of these properties. */
export const textOf = (node: MarkupNode, ...names: readonly string[]): string | null =>
  names
    .flatMap((name) => valuesOf(node, name))
    .map(asText)
    .find((text) => text !== null) ?? null;

/** The types of a thing without the address of their vocabulary: "FlightReservation". */
export const typesOf = (node: MarkupNode): string[] =>
  valuesOf(node, "@type")
    .filter((type) => typeof type === "string")
    .map((type) => type.split(/[/#:]/).at(-1) ?? "");
