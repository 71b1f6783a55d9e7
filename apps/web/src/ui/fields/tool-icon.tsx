import {
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconListCheck,
  IconStrikethrough,
} from "@tabler/icons-react";

/** The icons of text tools, apart from `icon.tsx`, so that the first page stays light. */
const icons = {
  bold: IconBold,
  code: IconCode,
  italic: IconItalic,
  link: IconLink,
  "list-check": IconListCheck,
  strikethrough: IconStrikethrough,
} as const;
export type ToolIconName = keyof typeof icons;

/** Decorative: the button beside it bears the words. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  const Drawing = icons[name];
  return <Drawing size={20} stroke={1.75} aria-hidden />;
}
