import { type HistoryState, useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path within the product, made by the builders in core's `pages.ts`. */
  href: string;
  /** History state for the target page, kept out of the URL. A new tab does not get it. */
  state?: HistoryState | undefined;
}

/** A link within the product. It navigates on the client and is a plain anchor otherwise (new tab, copied address). */
export function Link({ href, state, onClick, target, ...rest }: LinkProps) {
  const router = useRouter({ warn: false });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsOwnTab =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || wantsOwnTab || target) return;
    event.preventDefault();
    void router.navigate({ href, ...(state ? { state } : {}) });
  };
  return <a href={href} target={target} onClick={follow} {...rest} />;
}
