/** The part of React's internal tree that is read here. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** React's numbers of functions, classes, forwarded refs and the two kinds of memo. */
const componentTags = new Set([0, 1, 11, 14, 15]);
/** Set by React on a component that it has called. */
const performedWork = 1;

/** How many components of a name were drawn. */
export type Renders = Readonly<Record<string, number>>;

let counted: Record<string, number> | null = null;

/** The name of a component, without what wraps it. */
function nameOf(type: unknown): string {
  if (typeof type === "function") return type.name;
  if (typeof type !== "object" || type === null) return "";
  if ("type" in type) return nameOf(type.type);
  return "render" in type ? nameOf(type.render) : "";
}

/** Counts what a commit drew. A part of the tree that React did not enter is the same object as before. */
function countIn(fiber: Fiber, renders: Record<string, number>): void {
  if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
    const name = nameOf(fiber.type);
    renders[name] = (renders[name] ?? 0) + 1;
  }
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child; child = child.sibling) countIn(child, renders);
}

/**
 * Counts the components that React draws during an action, by their names. React reports each commit to developer tools,
 * for which this module stands in. It is the first of the setup files: React looks for them when it is loaded.
 */
export async function countRenders(action: () => unknown): Promise<Renders> {
  const renders: Record<string, number> = {};
  counted = renders;
  try {
    await action();
  } finally {
    counted = null;
  }
  return renders;
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
      if (counted) countIn(current, counted);
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    setStrictMode() {},
    checkDCE() {},
  },
});
