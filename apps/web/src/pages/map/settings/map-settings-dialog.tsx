import { useId } from "react";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { useTour } from "../../../data/tours/tours-store.ts";
import { useIsPhone } from "../../../device/screen/media.ts";
import { NeedsAccount } from "../../../features/demo/needs-account.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import styles from "./map-settings-dialog.module.css";
import { type SectionProps, sectionContents } from "./section-contents.tsx";
import { needAccount, type SettingsSectionId, settingsFor } from "./settings-sections.ts";

export interface MapSettingsDialogProps extends SectionProps {
  onClose: () => void;
}

/** The settings of a trip's map; each takes effect at once. */
export function MapSettingsDialog({ onClose, ...props }: MapSettingsDialogProps) {
  const translate = useWords("common");
  const isPhone = useIsPhone();
  const isDemo = useIsDemo(props.trip.id);
  const ids = settingsFor({ trip: props.trip, isPhone });
  useTour("mapSettingsTour", props.trip.canEdit);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("mapSettings.open")}
      closeLabel={translate("actions.close")}
    >
      <div className={`stack gap-24 ${styles.sections}`}>
        {ids.map((id) =>
          isDemo && needAccount.has(id) ? null : <Section key={id} id={id} {...props} />,
        )}
        {isDemo ? <WithAccount tripId={props.trip.id} /> : null}
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

/** In place of the sections that need an account. */
function WithAccount({ tripId }: { tripId: string }) {
  const translate = useWords("common", "map-settings", "demo");
  const titleId = useId();
  const titles = [...needAccount].map((id) => translate(sectionContents[id].title));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {translate("demo.withAccount")}
      </h3>
      <p className="secondary">{titles.join(" · ")}</p>
      <NeedsAccount tripId={tripId} />
    </section>
  );
}
