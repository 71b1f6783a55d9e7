import { limits } from "@castor/core/limits.ts";
import { type NoteForm as NoteFields, noteForm } from "@castor/core/notes/note.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useForm } from "@mantine/form";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { type Subject, useConflicts } from "../../data/forms/use-conflicts.ts";
import { useDraftForm } from "../../data/forms/use-draft-form.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { DayField } from "../../things/day-field.tsx";
import { describeNoteField } from "../../things/field-words/describe-note-field.ts";
import type { TextPeople } from "../../things/markup-lines.tsx";
import { ThingForm } from "../../things/thing-form.tsx";
import { TripText } from "../../things/trip-text.tsx";
import { useDayChoices } from "../../things/use-day-choices.ts";
import { useMarkupEditor } from "../../things/use-markup-editor.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { MarkupField } from "../../ui/fields/markup-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { writeInto } from "../../ui/fields/write-into.ts";
import { completeMention } from "./form/complete-mention.ts";
import { linkPoint, listPlaceChoices } from "./form/link-point.ts";
import styles from "./form/note-form.module.css";

export interface NoteFormProps {
  title: string;
  /** A line above the text: the note that a reply answers. */
  lead?: string | undefined;
  start: NoteFields;
  subject: Subject<NoteFields>;
  /** The files of a saved note. */
  files?: ReactNode;
  /** The name under which the draft is stored. */
  draftName: string;
  /** The day is stored in the draft: the button of another day may restore it. */
  isNew?: boolean;
  routes: readonly Route[];
  /** Whom the text may name. */
  people: TextPeople;
  /** False where the day is settled, as for a reply. */
  canChooseDay: boolean;
  /** Saves; returns the error, or null. On success the caller closes the form. */
  onSave: (fields: NoteFields) => Promise<ApiError | null>;
  onClose: () => void;
}

/** The draft of a new note keeps its day; a saved note may be moved meanwhile. */
const alongNew = ["routeId"] as const;

/** The form of a note or reply. The typed text survives a failed save and a reload. */
export function NoteForm(props: NoteFormProps) {
  const { title, lead, start, subject, draftName, isNew, routes, people } = props;
  const { canChooseDay, files, onSave, onClose } = props;
  const translate = useWords("common", "note-dialogs");
  const validate = validateWith(noteForm, translate);
  // The day of a draft may have been deleted since.
  const isGone = (routeId: string | null) =>
    canChooseDay && routeId !== null && !routes.some(({ id }) => id === routeId);
  const toFields = ({ text, routeId }: NoteFields): NoteFields => ({
    text,
    routeId: canChooseDay ? routeId : start.routeId,
  });
  const form = useForm<NoteFields>({
    initialValues: { text: start.text, routeId: start.routeId },
    validate: (values) => ({
      ...(isGone(values.routeId) ? { routeId: translate("validation.required") } : null),
      ...validate(toFields(values)),
    }),
  });
  const along = isNew ? alongNew : undefined;
  const { draft, saving } = useDraftForm(draftName, form, (v) => onSave(toFields(v)), { along });
  const editor = useMarkupEditor(limits.noteText);
  const linking = useLinking(routes, () => form.getInputNode("text"));
  const conflicts = useConflicts<NoteFields>(form, subject);
  const wordsOf = (path: string) => describeNoteField(path, translate, linking.nameOfDay);
  return (
    <ThingForm {...{ title, draft, saving, conflicts, wordsOf, onClose }}>
      {lead ? <p className="secondary">{lead}</p> : null}
      {canChooseDay ? (
        <DayField
          label={translate("notes.where")}
          routes={routes}
          none={translate("notes.wholeTrip")}
          value={form.values.routeId}
          error={form.errors.routeId}
          onChange={(routeId: string | null) => form.setFieldValue("routeId", routeId)}
        />
      ) : null}
      <MarkupField
        data-autofocus
        label={translate("notes.text")}
        description={translate("noteDialogs.textHint")}
        required
        minRows={6}
        {...editor}
        renderPreview={(text) => <TripText text={text} people={people} />}
        complete={(before) => completeMention(before, people)}
        // The link is inserted at the cursor.
        whileWriting={
          linking.isOpen ? (
            <SelectField
              // The user opened this field, so it gets the focus.
              autoFocus
              className={styles.link}
              label={translate("noteDialogs.choosePoint")}
              data={linking.places}
              searchable
              limit={100}
              nothingFoundMessage={translate("noteDialogs.noSuchPoint")}
              value={null}
              onChange={linking.choose}
            />
          ) : linking.places.length > 0 ? (
            <Button kind="quiet" icon="map-pin" className={styles.link} onClick={linking.open}>
              {translate("notes.linkPoint")}
            </Button>
          ) : null
        }
        {...form.getInputProps("text")}
      />
      {files}
    </ThingForm>
  );
}

/** Inserts a link to a point of the trip at the cursor. */
function useLinking(routes: readonly Route[], findField: () => HTMLElement | null) {
  const translate = useWords("common", "note-dialogs");
  const days = useDayChoices({ routes });
  const nameOfDay = useCallback(
    (routeId: string) => days.find(({ value }) => value === routeId)?.label ?? "",
    [days],
  );
  const places = useMemo(() => listPlaceChoices(routes, nameOfDay), [routes, nameOfDay]);
  const [isOpen, setOpen] = useState(false);
  return {
    nameOfDay,
    places,
    isOpen,
    open: () => setOpen(true),
    choose(linkId: string | null): void {
      setOpen(false);
      const field = findField();
      const place = places.find(({ value }) => value === linkId);
      if (!place || !(field instanceof HTMLTextAreaElement)) return;
      const { value: text, selectionStart: from, selectionEnd: to } = field;
      const names = { name: place.name, anyPlace: translate("noteDialogs.anyPlace") };
      writeInto(field, linkPoint({ text, from, to }, place.value, names));
    },
  };
}
