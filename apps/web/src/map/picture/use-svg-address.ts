import { useEffect, useState } from "react";

/** A picture has no fonts of the page, only those of the device. */
const ownFont = 'font-family="Noto Sans"';
const deviceFonts = 'font-family="Noto Sans, Arial, sans-serif"';

/** The address of a drawn picture for an `<img>`; null until there is one. */
export function useSvgAddress(svg: string | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (svg === undefined) return;
    const text = svg.replaceAll(ownFont, deviceFonts);
    const made = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
}
