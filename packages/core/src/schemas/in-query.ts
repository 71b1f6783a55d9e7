import * as z from "zod/mini";
import { message } from "./validation.ts";

/** A number in a query string. */
export const inQuery = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,20})?$/, message("number"))),
      z.transform((text) => Number(text)),
    ),
    schema,
  );
