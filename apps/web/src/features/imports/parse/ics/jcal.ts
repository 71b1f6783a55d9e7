/** A property as jCal has it (RFC 7265): name, parameters, type, values. */
export type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string | string[]>>,
  type: string,
  ...values: unknown[],
];

/** A component as jCal has it: an event, a time zone, the calendar itself. */
export type Component = readonly [name: string, properties: Property[], parts: Component[]];

/** All properties of a name, in the order of the file. */
export const propertiesOf = ([, properties]: Component, name: string): Property[] =>
  properties.filter(([found]) => found === name);

export const propertyOf = ([, properties]: Component, name: string): Property | undefined =>
  properties.find(([found]) => found === name);

/** The text of the first property of a name; empty without one. */
export function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.[3];
  return typeof value === "string" ? value : "";
}

/** A parameter of a property, or the first of several. */
export function parameterOf(property: Property | undefined, name: string): string {
  const value = property?.[1][name];
  return (typeof value === "string" ? value : value?.[0]) ?? "";
}
