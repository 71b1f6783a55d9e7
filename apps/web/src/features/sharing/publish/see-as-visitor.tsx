import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useWords } from "../../../i18n/words.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";

/** Leads to the map as visitors see it, or would see it. */
export function SeeAsVisitor({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const translate = useWords("common", "sharing");
  const map = addressOf("map", { tripId, routeId: showTrip });
  return (
    <ButtonLink icon="eye" href={`${map}?as=visitor`} onClick={onClose}>
      {translate("publish.seeAsVisitor")}
    </ButtonLink>
  );
}
