import * as z from "zod/mini";

/** A field of a save whose null sets what a new thing starts with (decisions 2: null empties; record 009). */
export const orDefault = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: NonNullable<z.output<Schema>>,
) =>
  z.pipe(
    z.nullable(schema),
    z.transform((given): NonNullable<z.output<Schema>> => given ?? value),
  );
