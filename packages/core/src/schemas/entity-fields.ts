import * as z from "zod/mini";

/** A schema whose null sets the value of a new entity (specification#null-empties, decision 009). */
const orDefault = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: NonNullable<z.output<Schema>>,
) =>
  z.pipe(
    z.nullable(schema),
    z.transform((given): NonNullable<z.output<Schema>> => given ?? value),
  );

/**
 * One field of an entity: its schema in an answer (`read`), in a form and in a save, and its value in a new entity.
 * `initial` is undefined where the caller must give the value.
 */
interface Field {
  read: z.ZodMiniType;
  form: z.ZodMiniType;
  save: z.ZodMiniType;
  initial: unknown;
}

/** A field that a new entity must be given. */
export const requiredField = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  read: schema,
  form: schema,
  save: schema,
  initial: undefined,
});

/** A field of one schema, which itself says what null means. */
export const plainField = <Schema extends z.ZodMiniType, const Initial extends z.output<Schema>>(
  schema: Schema,
  initial: Initial,
) => ({ read: schema, form: schema, save: schema, initial });

/** A field that is never null. In a form and a save null sets the initial value (specification#null-empties). */
export const defaultedField = <
  Schema extends z.ZodMiniType,
  const Initial extends NonNullable<z.output<Schema>>,
>(
  schema: Schema,
  initial: Initial,
) => {
  const nullable = orDefault(schema, initial);
  return { read: schema, form: nullable, save: nullable, initial };
};

type Fields = Readonly<Record<string, Field>>;
type Shape<F extends Fields, Part extends "read" | "form" | "save"> = {
  [Name in keyof F]: F[Name][Part];
};
type InitialValues<F extends Fields> = {
  [Name in keyof F as F[Name]["initial"] extends undefined ? never : Name]: z.output<
    F[Name]["read"]
  >;
};

function shapeOf<F extends Fields, Part extends "read" | "form" | "save">(fields: F, part: Part) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(schemas) as Shape<F, Part>;
}

/** What follows from an entity's fields: the shapes for `z.object`, the values of a new entity, the names. */
export function defineFields<const F extends Fields>(fields: F) {
  const values = Object.entries(fields).flatMap(([name, { initial }]) =>
    initial === undefined ? [] : [[name, initial]],
  );
  return {
    read: shapeOf(fields, "read"),
    form: shapeOf(fields, "form"),
    save: shapeOf(fields, "save"),
    initial: Object.fromEntries(values) as InitialValues<F>,
    names: Object.keys(fields) as (keyof F)[],
  };
}
