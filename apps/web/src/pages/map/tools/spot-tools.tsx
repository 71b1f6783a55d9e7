import { useState } from "react";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import type { AskedSpot } from "../../../map/map-tools.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { notify } from "../../../ui/notify.ts";
import { SpotCard } from "../../../ui/spot-card.tsx";
import { SpotMenu } from "../../../ui/spot-menu.tsx";
import { roundPosition } from "../map-data.ts";
import type { PointDraft } from "../map-screen.ts";
import { PlaceHere } from "./place-here.tsx";
import type { PageTools } from "./use-map-tools.ts";

/** A metre, as maps write it. */
const digits = 5;

/** What can be done at a spot of the map: its menu, then what is known of it. */
export function SpotTools({ tools, spot }: { tools: PageTools; spot: AskedSpot }) {
  const { canEdit, onEvent, leaveSpot, measureFrom } = tools;
  const translate = useWords();
  const [asksWhat, setAsksWhat] = useState(false);
  const at = roundPosition(spot.at);
  const coordinates = `${at.lat.toFixed(digits)}, ${at.lng.toFixed(digits)}`;

  const copy = async () => {
    leaveSpot();
    const isCopied = await copyText(coordinates);
    if (isCopied) notify("ok", translate("mapTools.copied", { coordinates }));
    else notify("info", translate("mapTools.notCopied", { coordinates }));
  };
  const add = canEdit
    ? (draft: PointDraft) => {
        leaveSpot();
        onEvent({ kind: "open", dialog: { kind: "newPoint", draft } });
      }
    : undefined;

  if (asksWhat)
    return (
      <SpotCard spot={spot} label={translate("mapTools.whatIsHere")} onClose={leaveSpot}>
        <PlaceHere at={at} onClose={leaveSpot} onAdd={add} />
      </SpotCard>
    );
  const items: MenuItem[] = [
    {
      label: translate("mapTools.whatIsHere"),
      icon: "map-question",
      onChoose: () => setAsksWhat(true),
    },
    ...(add
      ? ([
          { label: translate("mapTools.addPoint"), icon: "map-pin-plus", onChoose: () => add(at) },
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
