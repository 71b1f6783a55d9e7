import type { DrawnQrCode } from "./draw-qr-code.ts";

export interface QrPictureProps {
  code: DrawnQrCode;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
}

/** A QR code as a picture; black on white in every theme, as readers need it. */
export function QrPicture({ code: { size, path }, label, className }: QrPictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
