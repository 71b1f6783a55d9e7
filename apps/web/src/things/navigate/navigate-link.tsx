import { listNavigateLinks } from "@castor/core/points/navigate-links.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { AnchorHTMLAttributes } from "react";
import { readPlatform } from "../../device/platform.ts";
import { useLanguage } from "../../i18n/words.ts";

export interface NavigateLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  point: Pick<Point, "name" | "lat" | "lng">;
}

/** Opens the point in the likeliest maps app of the device, with one press. */
export function NavigateLink({ point, children, ...rest }: NavigateLinkProps) {
  const [likeliest] = listNavigateLinks(point, readPlatform(), useLanguage());
  const href = likeliest?.href;
  return (
    <a
      {...rest}
      href={href}
      // A web page opens in a new tab; an app's scheme (geo:) leaves this page as it is.
      target={href?.startsWith("http") ? "_blank" : undefined}
      rel="noopener noreferrer nofollow"
    >
      {children}
    </a>
  );
}
