import * as z from "zod/mini";
import { message } from "./validation.ts";

/** The check of a save that without an `id` makes a new entity: these fields must be there then. */
export const requireWhenNew = <const Name extends string>(...names: readonly Name[]) =>
  z.superRefine<{ id?: string | undefined } & { [K in Name]?: unknown }>((save, context) => {
    if (save.id !== undefined) return;
    for (const name of names)
      if (save[name] === undefined)
        context.addIssue({
          code: "custom",
          path: [name],
          message: message("required"),
          input: save,
        });
  });
