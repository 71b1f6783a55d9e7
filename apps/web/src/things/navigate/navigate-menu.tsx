import { listNavigateLinks } from "@castor/core/points/navigate-links.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { ReactElement } from "react";
import { readPlatform } from "../../device/platform.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Menu } from "../../ui/menus/menu.tsx";

export interface NavigateMenuProps {
  point: Pick<Point, "name" | "lat" | "lng">;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** Opens the point in a maps app that the user chooses. */
export function NavigateMenu({ point, children }: NavigateMenuProps) {
  const translate = useWords("common");
  const language = useLanguage();
  const links = listNavigateLinks(point, readPlatform(), language);
  return (
    <Menu
      position="bottom-start"
      items={links.map(({ app, href }) => ({
        label: translate(`card.apps.${app}`),
        href,
      }))}
    >
      {children}
    </Menu>
  );
}
