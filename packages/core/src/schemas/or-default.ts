import * as z from "zod/mini";

/** A schema whose null sets the value of a new entity (specification#null-empties, decision 009). */
export const orDefault = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: NonNullable<z.output<Schema>>,
) =>
  z.pipe(
    z.nullable(schema),
    z.transform((given): NonNullable<z.output<Schema>> => given ?? value),
  );
