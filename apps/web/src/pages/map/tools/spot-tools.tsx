import { roundPosition } from "@castor/core/geo/round-position.ts";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import type { AskedSpot } from "../../../map/map-tools.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import type { MenuItem } from "../../../ui/menus/menu.tsx";
import { SpotMenu } from "../../../ui/menus/spot-menu.tsx";
import type { PageTools } from "./use-page-map-tools.ts";

/** Digits of coordinates: about a metre. */
const digits = 5;

/** The menu of a position on the map. */
export function SpotTools({ tools, spot }: { tools: PageTools; spot: AskedSpot }) {
  const { canEdit, onEvent, onFind, leaveSpot, measureFrom } = tools;
  const translate = useWords("common");
  const at = roundPosition(spot.at);
  const coordinates = `${at.lat.toFixed(digits)}, ${at.lng.toFixed(digits)}`;

  const copy = async () => {
    leaveSpot();
    const isCopied = await copyText(coordinates);
    if (isCopied) showToast("ok", translate("mapTools.copied", { coordinates }));
    else showToast("info", translate("mapTools.notCopied", { coordinates }));
  };
  const items: MenuItem[] = [
    {
      label: translate("mapTools.whatIsHere"),
      icon: "map-question",
      onChoose: () => {
        leaveSpot();
        onFind(at, spot);
      },
    },
    ...(canEdit
      ? ([
          {
            label: translate("mapTools.addPoint"),
            icon: "map-pin-plus",
            onChoose: () => {
              leaveSpot();
              onEvent({ kind: "open", dialog: { kind: "newPoint", draft: at } });
            },
          },
        ] as const)
      : []),
    {
      label: translate("mapTools.measureFrom"),
      icon: "ruler-measure",
      onChoose: () => measureFrom({ ...spot, at }),
    },
    {
      label: translate("mapTools.copyCoordinates", { coordinates }),
      icon: "copy",
      onChoose: () => void copy(),
    },
  ];
  const label = translate("mapTools.spot");
  return <SpotMenu spot={spot} label={label} items={items} onClose={leaveSpot} />;
}
