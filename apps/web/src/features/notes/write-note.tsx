import { limits } from "@castor/core/limits.ts";
import { noteForm } from "@castor/core/notes/note.ts";
import { Suspense } from "react";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useInPlace } from "../../ui/interaction/use-in-place.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import type { NoteTools } from "./use-notes.tsx";

/** Loaded after the map: it is no reason to open the page. */
const InPlaceField = lazyAfterFirstPaint(
  async () => (await import("../../ui/fields/in-place-field.tsx")).InPlaceField,
);

/** A new note of a day, written where it will stand. Its form opens from its menu once it is there. */
export function WriteNote({ routeId, tools }: { routeId: string; tools: NoteTools }) {
  const translate = useWords("common");
  const { isOpen, button, open, close } = useInPlace();
  const save = (text: string): string | null => {
    const { text: wrong } = validateWith(noteForm, translate)({ text, routeId });
    if (wrong !== undefined) return wrong;
    tools.write(routeId, text);
    return null;
  };
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <InPlaceField
          isLong
          isRequired
          label={translate("notes.text")}
          value=""
          maxLength={limits.noteText}
          hint={translate("notes.saveHint")}
          onSave={save}
          onClose={close}
        />
      </Suspense>
    );
  return (
    <Button ref={button} icon="plus" onClick={open}>
      {translate("notes.add")}
    </Button>
  );
}
