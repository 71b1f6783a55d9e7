import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { ThingFilesProps } from "./thing-files.tsx";

const ThingFiles = lazyComponent(async () => (await import("./thing-files.tsx")).ThingFiles);

/** The heights of a heading and of a file, in pixels. */
const headingPixels = 56;
const rowPixels = 64;

/** The files of a thing. On a card they have their room before they come: nothing moves then. */
export function LazyFiles(props: ThingFilesProps) {
  const { trip, kind, thingId, look } = props;
  const translate = useWords("common");
  const files = trip.attachments.filter((at) => at.kind === kind && at.thingId === thingId);
  if (files.length === 0 && !isMemberOf(trip)) return null;
  const hasRoom = look === "card" && (files.length > 0 || trip.canEdit);
  const pictures = files.filter(({ type }) => type.startsWith("image/")).length;
  // Several pictures share a row.
  const rows = files.length - Math.max(0, pictures - 1);
  return (
    <LazyBoundary onFail={() => showToast("error", translate("actions.notOpened"))}>
      <div style={{ minBlockSize: hasRoom ? headingPixels + rows * rowPixels : undefined }}>
        <ThingFiles {...props} />
      </div>
    </LazyBoundary>
  );
}
