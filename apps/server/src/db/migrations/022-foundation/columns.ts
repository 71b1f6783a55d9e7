import type { ColumnBuilderCallback } from "kysely";
import type { Queries } from "../../database.ts";

export const key: ColumnBuilderCallback = (column) => column.primaryKey().notNull();
export const required: ColumnBuilderCallback = (column) => column.notNull();
export const unique: ColumnBuilderCallback = (column) => column.notNull().unique();
export const withDefault =
  (value: string | number): ColumnBuilderCallback =>
  (column) =>
    column.notNull().defaultTo(value);

/** The row goes with that of another table. */
export const of =
  (table: string): ColumnBuilderCallback =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete("cascade");
/** The same, where there may be none. */
export const ofAny =
  (table: string): ColumnBuilderCallback =>
  (column) =>
    column.references(`${table}.id`).onDelete("cascade");
/** The one row that belongs to that of another table. */
export const keyOf =
  (table: string): ColumnBuilderCallback =>
  (column) =>
    column.primaryKey().notNull().references(`${table}.id`).onDelete("cascade");

/** An index of a table; its name is that of the table and one of its own. */
export const addIndex = (
  { schema }: Queries,
  table: string,
  name: string,
  ...columns: string[]
): Promise<void> => schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
