import type { Reply } from "@castor/core/notes/note.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** When a note was written, and changed since. */
export function NoteTimes({ note }: { note: Pick<Reply, "created" | "updated"> }) {
  const translate = useWords("common");
  const { instant } = useFormats();
  const { created, updated } = note;
  const written = translate("notes.written", { time: instant(created) });
  const edited = translate("notes.edited", { time: instant(updated) });
  return (
    <span className="secondary tabular">
      <time dateTime={created}>{written}</time>
      {updated === created ? null : (
        <>
          {", "}
          <time dateTime={updated}>{edited}</time>
        </>
      )}
    </span>
  );
}
