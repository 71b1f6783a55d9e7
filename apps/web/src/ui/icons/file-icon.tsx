import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
  IconTicket,
} from "@tabler/icons-react";

const icons = {
  picture: IconPhoto,
  pass: IconTicket,
  pdf: IconFileTypePdf,
  document: IconFileText,
  other: IconFile,
};

/** The icon of a file's kind, apart from those of the interface, since few pages show files. */
export function FileIcon({ kind }: { kind: keyof typeof icons }) {
  const Drawing = icons[kind];
  return <Drawing size={24} stroke={1.5} aria-hidden focusable={false} />;
}
