import { dayColor } from "../../map/day-colors.ts";
import { type PointTypeId, pointTypes } from "../../points/point-types.ts";

/** The path of a type's icon within the archive. */
export const iconPath = (typeId: PointTypeId): string => `icons/${typeId}.png`;

export const typeStyleId = (typeId: PointTypeId): string => `type-${typeId}`;
export const dayStyleId = (index: number): string => `day-${index + 1}`;

const lineWidth = 4;

/** A colour "#rrggbb" as KML has it: "aabbggrr". */
function kmlColor(color: string): string {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return `ff${blue}${green}${red}`.toLowerCase();
}

const lineStyle = (color: string) =>
  `<LineStyle><color>${kmlColor(color)}</color><width>${lineWidth}</width></LineStyle>`;

/**
 * The style of a type of points. Organic Maps takes the colour of a pin from its line style, and the other programs draw
 * the icon.
 */
const typeStyle = ({ id, color }: { id: PointTypeId; color: string }) =>
  `<Style id="${typeStyleId(id)}"><IconStyle><scale>1.1</scale><Icon><href>${iconPath(id)}</href></Icon>` +
  `<hotSpot x="0.5" y="0.5" xunits="fraction" yunits="fraction"/></IconStyle>` +
  `<LabelStyle><scale>0.9</scale></LabelStyle>${lineStyle(color)}</Style>`;

/** The styles of these types and days. */
export const writeStyles = (typeIds: ReadonlySet<PointTypeId>, days: number): string[] => [
  ...pointTypes.filter(({ id }) => typeIds.has(id)).map(typeStyle),
  ...Array.from(
    { length: days },
    (_, index) => `<Style id="${dayStyleId(index)}">${lineStyle(dayColor(index))}</Style>`,
  ),
];
