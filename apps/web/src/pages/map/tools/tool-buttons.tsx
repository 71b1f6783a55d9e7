import { useFullScreen } from "../../../device/screen/full-screen.ts";
import { useIsPhone } from "../../../device/screen/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { SwitchMenu } from "../../../ui/menus/switch-menu.tsx";
import styles from "./tools.module.css";
import type { PageTools } from "./use-page-map-tools.ts";

/** The buttons of the tools: map contents, full screen, follow me. */
export function ToolButtons({ tools }: { tools: PageTools }) {
  const { screen, follow, onEvent, measureFrom } = tools;
  const { shows } = screen;
  const translate = useWords("common");
  const isPhone = useIsPhone();
  const full = useFullScreen();
  const toggleFull = () =>
    void full.toggle().catch(() => showToast("error", translate("mapTools.fullScreenFailed")));
  const show = (what: keyof typeof shows) => ({
    isOn: shows[what],
    onChange: (isOn: boolean) => onEvent({ kind: "show", what, isOn }),
  });
  const fullWords = translate(full.isOn ? "mapTools.leaveFullScreen" : "mapTools.fullScreen");
  // The map of a phone has room for three buttons; in full screen it has more.
  const hasFullButton = full.isSupported && (!isPhone || full.isOn);
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
        ]}
        items={[
          ...(full.isSupported && !hasFullButton
            ? [{ label: fullWords, icon: "maximize" as const, onChoose: toggleFull }]
            : []),
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
        data-tooltip={translate(
          follow.state === "locating" ? "mapTools.locating" : "mapTools.follow",
        )}
        aria-pressed={follow.state === "shown" ? "mixed" : follow.state !== "off"}
        aria-busy={follow.state === "locating" || undefined}
        className={styles.follow}
        onClick={follow.press}
      />
    </>
  );
}
