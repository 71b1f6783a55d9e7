import { listNavigateLinks } from "@castor/core/points/navigate-links.ts";
import type { Point } from "@castor/core/points/point.ts";
import { readPlatform } from "../../../device/platform.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";

/** Leads to the point in the maps app of one's choice. */
export function NavigateMenu({ point }: { point: Point }) {
  const translate = useWords();
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
      <Button icon="route">{translate("card.navigate")}</Button>
    </Menu>
  );
}
