import { useFullScreen } from "../../../device/full-screen.ts";
import { useIsPhone } from "../../../device/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import { SwitchMenu } from "../../../ui/switch-menu.tsx";
import styles from "./tools.module.css";
import type { PageTools } from "./use-map-tools.ts";

/** The buttons of the tools: what the map shows, full screen, follow me. */
export function ToolButtons({ tools }: { tools: PageTools }) {
  const { screen, follow, onEvent, measureFrom } = tools;
  const { shows } = screen;
  const translate = useWords();
  const isPhone = useIsPhone();
  const full = useFullScreen();
  const toggleFull = () =>
    void full.toggle().catch(() => notify("error", translate("mapTools.fullScreenFailed")));
  const show = (what: keyof typeof shows) => ({
    isOn: shows[what],
    onChange: (isOn: boolean) => onEvent({ kind: "show", what, isOn }),
  });
  const fullWords = translate(full.isOn ? "mapTools.leaveFullScreen" : "mapTools.fullScreen");
  // A phone's map has room for three buttons.
  const hasFullButton = full.isSupported && !isPhone;
  return (
    <>
      {hasFullButton ? (
        <IconButton
          icon={full.isOn ? "minimize" : "maximize"}
          label={fullWords}
          onClick={toggleFull}
        />
      ) : null}
      <SwitchMenu
        icon="stack"
        label={translate("mapTools.view")}
        switches={[
          { label: translate("mapTools.showMarkers"), ...show("markers") },
          { label: translate("mapTools.showExcluded"), ...show("excluded") },
          ...(full.isSupported && isPhone
            ? [{ label: translate("mapTools.fullScreen"), isOn: full.isOn, onChange: toggleFull }]
            : []),
        ]}
        items={[
          {
            label: translate("mapTools.measure"),
            icon: "ruler-measure",
            onChoose: () => measureFrom(),
          },
        ]}
      />
      <IconButton
        icon="current-location"
        label={translate("mapTools.follow")}
        title={translate(follow.state === "locating" ? "mapTools.locating" : "mapTools.follow")}
        aria-pressed={follow.state === "shown" ? "mixed" : follow.state !== "off"}
        aria-busy={follow.state === "locating" || undefined}
        className={styles.follow}
        onClick={follow.press}
      />
    </>
  );
}
