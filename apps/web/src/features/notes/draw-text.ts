import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import type { ReactNode } from "react";

/** Draws a text with its marks; with `onTick` its tasks can be ticked. */
export type DrawText = (text: string, onTick?: (tick: TaskTick) => void) => ReactNode;
