import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { wayIn } from "./ways-in.ts";

/** Says that a part of the product needs an account, with the ways to one that keep the trip. */
export function NeedsAccount({ tripId }: { tripId: string }) {
  const translate = useWords("common", "demo");
  return (
    <div className="stack items-start gap-12">
      <p>{translate("demo.needsAccount")}</p>
      <div className="row wrap gap-8">
        <ButtonLink kind="primary" href={wayIn("register", tripId)}>
          {translate("demo.register")}
        </ButtonLink>
        <ButtonLink href={wayIn("login", tripId)}>{translate("demo.haveAccount")}</ButtonLink>
      </div>
    </div>
  );
}

/** The same in place of a dialog. */
export function NeedsAccountDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const translate = useWords("common", "demo");
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("demo.needsAccountTitle")}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <NeedsAccount tripId={tripId} />
    </Dialog>
  );
}
