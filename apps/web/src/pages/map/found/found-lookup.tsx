import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { Read } from "../../../data/http/use-read.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";

export interface FoundLookupProps {
  position: Position;
  read: Read<FoundPlace>;
  /** The name in the card is that of the known place: it is not said again. */
  isNamed: boolean;
}

/** What is known at a position of the map, or why not. */
export function FoundLookup({ position, read, isNamed }: FoundLookupProps) {
  const translate = useWords("common", "found");
  const { distance } = useFormats();
  if (read.state === "ready")
    return isNamed ? null : (
      <p className="secondary">
        {translate("found.nearest", {
          name: read.data.name,
          distance: distance(distanceBetween(position, read.data)),
        })}
      </p>
    );
  if (read.state === "loading")
    return (
      <p role="status" className="secondary">
        {translate("found.asking")}
      </p>
    );
  if (read.error.status === 404)
    return (
      <p role="status" className="secondary">
        {translate("found.nothingKnown")}
      </p>
    );
  if (read.error.status === 0)
    return (
      <p role="status" className="secondary">
        {translate("found.askingOffline")}
      </p>
    );
  return (
    <p role="alert">
      {translate("found.askingFailed", { reason: read.error.message })}{" "}
      <Button kind="quiet" onClick={read.reload}>
        {translate("actions.retry")}
      </Button>
    </p>
  );
}
