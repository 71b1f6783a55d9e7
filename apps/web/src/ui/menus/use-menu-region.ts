import { useLayoutEffect } from "react";

/**
 * Makes the place of an open menu a named landmark. Menus lie at the end of the page, outside of every landmark, where a
 * reader who jumps between landmarks would miss them. A menu has its button's name, or a name of its own.
 */
export function useMenuRegion(isOpen: boolean, name: { id: string } | { label: string }): void {
  const [attribute, value] =
    "id" in name ? ["aria-labelledby", name.id] : ["aria-label", name.label];
  useLayoutEffect(() => {
    const place = document.querySelector("[data-mantine-shared-portal-node]");
    if (!isOpen || place === null) return;
    place.setAttribute("role", "region");
    place.setAttribute(attribute, value);
    return () => {
      place.removeAttribute("role");
      place.removeAttribute(attribute);
    };
  }, [isOpen, attribute, value]);
}
