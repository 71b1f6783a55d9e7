import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";
import type { FoundCardProps } from "./found-card.tsx";
import type { FoundOnMap } from "./found-on-map.ts";

/** Loads after the plan, before it is needed. */
export const LazyFoundCard = lazyComponent(
  async () => (await import("./found-card.tsx")).FoundCard,
);

/** The card of the red marker while there is one. */
export function FoundOnMapCard({
  found,
  ...props
}: Omit<FoundCardProps, "found"> & { found: FoundOnMap | null }) {
  const translate = useWords("common");
  if (!found) return null;
  const { lat, lng, name } = found.subject;
  const fail = () => {
    props.onEvent({ kind: "forgetFound" });
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <LazyBoundary key={`${lat} ${lng} ${name}`} onFail={fail}>
      <LazyFoundCard {...props} found={found} />
    </LazyBoundary>
  );
}
