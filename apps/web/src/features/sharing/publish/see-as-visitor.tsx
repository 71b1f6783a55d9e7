import { addressOf, showTrip } from "@castor/core/pages.ts";
import { sharingWords } from "@castor/i18n/features/sharing/sharing-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";

/** Leads to the map as visitors see it, or would see it. */
export function SeeAsVisitor({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const translate = useWords(sharingWords);
  const map = addressOf("map", { tripId, routeId: showTrip });
  return (
    <ButtonLink icon="eye" href={`${map}?as=visitor`} onClick={onClose}>
      {translate("publish.seeAsVisitor")}
    </ButtonLink>
  );
}
