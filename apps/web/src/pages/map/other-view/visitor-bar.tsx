import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./visitor-bar.module.css";

/** Says that the owner sees the trip as visitors do, with the way back. */
export function VisitorBar({ onLeave }: { onLeave: () => void }) {
  const translate = useWords("common");
  return (
    <div className={`rigid row wrap items-center justify-center ${styles.bar}`} role="status">
      <Icon name="eye" size={18} />
      <span className="bold">{translate("sharing.asVisitor")}</span>
      <Button icon="arrow-left" onClick={onLeave}>
        {translate("sharing.backToEditing")}
      </Button>
    </div>
  );
}
