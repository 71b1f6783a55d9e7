import { type HistoryState, useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of our own; builders of pages make it. */
  href: string;
  /** What the page there is to know without its address saying it; a new tab does not get it. */
  state?: HistoryState | undefined;
}

/** A link inside the product: changes the page without loading it anew, and is a plain link to everything else. */
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
