import { useId } from "react";
import { useTour } from "../../../data/tours/tours-store.ts";
import { useIsPhone } from "../../../device/screen/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import styles from "./map-settings-dialog.module.css";
import { type SectionProps, sectionContents } from "./section-contents.tsx";
import { type SettingsSectionId, settingsFor } from "./settings-sections.ts";

export interface MapSettingsDialogProps extends SectionProps {
  onClose: () => void;
}

/** The settings of a trip's map; each takes effect at once. */
export function MapSettingsDialog({ onClose, ...props }: MapSettingsDialogProps) {
  const translate = useWords("common");
  const isPhone = useIsPhone();
  useTour("mapSettingsTour", props.trip.canEdit);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("mapSettings.open")}
      closeLabel={translate("actions.close")}
    >
      <div className={`stack gap-24 ${styles.sections}`}>
        {settingsFor({ trip: props.trip, isPhone }).map((id) => (
          <Section key={id} id={id} {...props} />
        ))}
      </div>
    </Dialog>
  );
}

function Section({ id, ...props }: SectionProps & { id: SettingsSectionId }) {
  const translate = useWords("common", "map-settings");
  const titleId = useId();
  const { title, hint, Content } = sectionContents[id];
  return (
    <section
      className={`stack gap-8 ${styles.section}`}
      data-tour={`settings-${id}`}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className={styles.title}>
        {translate(title)}
      </h3>
      <p className="secondary">{translate(hint)}</p>
      <Content {...props} />
    </section>
  );
}
