import { isNode, type MarkupNode, nodeOf, nodesOf, typesOf, valuesOf } from "./nodes.ts";

/** Reservations beyond are not read. */
const reservationsMax = 500;

const reservationType = /Reservation(?:Package)?$/;
/** What a whole order says for each of its reservations. */
const shared = ["reservationNumber", "reservationId", "reservationStatus", "underName", "provider"];

/** All reservations in what a document tells, one for each thing that is reserved: of lists, graphs, packages, and things that refer to each other. */
export function findReservations(roots: readonly unknown[]): MarkupNode[] {
  const byId = new Map<string, MarkupNode>();
  walk(roots, (node) => {
    const id = node["@id"];
    if (typeof id === "string" && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  });
  const found: MarkupNode[] = [];
  const inside = new Set<unknown>();
  const add = (node: MarkupNode, order: MarkupNode) => {
    if (found.length >= reservationsMax || inside.has(node)) return;
    inside.add(node);
    const whole = inherit(resolve(node, byId), order);
    const parts = nodesOf(whole, "subReservation").map((part) => follow(part, byId));
    for (const part of parts) add(part, whole);
    const things = nodesOf(whole, "reservationFor");
    if (things.length > 1)
      for (const thing of things) found.push({ ...whole, reservationFor: thing });
    else if (things.length === 1 || parts.length === 0) found.push(whole);
  };
  walk(roots, (node) => {
    if (typesOf(node).some((type) => reservationType.test(type))) add(node, {});
  });
  return found;
}

/** Calls `visit` for each thing, the outer ones first. The parser has bounded their depth. */
function walk(value: unknown, visit: (node: MarkupNode) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const one of Object.values(value)) walk(one, visit);
}

const follow = (node: MarkupNode, byId: ReadonlyMap<string, MarkupNode>): MarkupNode =>
  (Object.keys(node).length === 1 && byId.get(String(node["@id"]))) || node;

/** The thing with the things in place of references to them: those of a reservation, and those of what is reserved. */
function resolve(node: MarkupNode, byId: ReadonlyMap<string, MarkupNode>, depth = 2): MarkupNode {
  if (byId.size === 0 || depth === 0) return node;
  const replace = (value: unknown) =>
    isNode(value) ? resolve(follow(value, byId), byId, depth - 1) : value;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(replace) : replace(value),
    ]),
  );
}

function inherit(node: MarkupNode, order: MarkupNode): MarkupNode {
  const missing = shared.filter(
    (name) => valuesOf(node, name).length === 0 && valuesOf(order, name).length > 0,
  );
  return { ...Object.fromEntries(missing.map((name) => [name, order[name]])), ...node };
}

/** What is reserved. */
export const reservedOf = (reservation: MarkupNode): MarkupNode =>
  nodeOf(reservation, "reservationFor");
