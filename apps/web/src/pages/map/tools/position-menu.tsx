import { roundPosition } from "@castor/core/geo/round-position.ts";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import type { AskedPosition } from "../../../map/map-tools.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { ContextMenu } from "../../../ui/menus/context-menu.tsx";
import type { MenuItem } from "../../../ui/menus/menu.tsx";
import type { PageTools } from "./use-page-map-tools.ts";

/** Digits of coordinates: about a metre. */
const digits = 5;

/** The menu of a position on the map. */
export function PositionMenu({ tools, position }: { tools: PageTools; position: AskedPosition }) {
  const { canEdit, onEvent, onFind, leavePosition, measureFrom } = tools;
  const translate = useWords("common");
  const rounded = roundPosition(position.position);
  const coordinates = `${rounded.lat.toFixed(digits)}, ${rounded.lng.toFixed(digits)}`;

  const copy = async () => {
    leavePosition();
    const isCopied = await copyText(coordinates);
    if (isCopied) showToast("ok", translate("mapTools.copied", { coordinates }));
    else showToast("info", translate("mapTools.notCopied", { coordinates }));
  };
  const items: MenuItem[] = [
    {
      label: translate("mapTools.whatIsHere"),
      icon: "map-question",
      onChoose: () => {
        leavePosition();
        onFind(rounded, position);
      },
    },
    ...(canEdit
      ? ([
          {
            label: translate("mapTools.addPoint"),
            icon: "map-pin-plus",
            onChoose: () => {
              leavePosition();
              onEvent({ kind: "open", dialog: { kind: "newPoint", draft: rounded } });
            },
          },
        ] as const)
      : []),
    {
      label: translate("mapTools.measureFrom"),
      icon: "ruler-measure",
      onChoose: () => measureFrom({ ...position, position: rounded }),
    },
    {
      label: translate("mapTools.copyCoordinates", { coordinates }),
      icon: "copy",
      onChoose: () => void copy(),
    },
  ];
  const label = translate("mapTools.position");
  return <ContextMenu position={position} label={label} items={items} onClose={leavePosition} />;
}
