import {
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconListCheck,
  IconStrikethrough,
} from "@tabler/icons-react";

/** The icons of text tools. Not in `icon.tsx`, to keep them out of the first page's chunk. */
const icons = {
  bold: IconBold,
  code: IconCode,
  italic: IconItalic,
  link: IconLink,
  "list-check": IconListCheck,
  strikethrough: IconStrikethrough,
} as const;
export type ToolIconName = keyof typeof icons;

/** Decorative: the button around it has the label. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  const Drawing = icons[name];
  return <Drawing size={20} stroke={1.75} aria-hidden />;
}
