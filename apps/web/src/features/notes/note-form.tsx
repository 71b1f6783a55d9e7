import { limits } from "@castor/core/limits.ts";
import { type NoteForm as NoteFields, noteForm } from "@castor/core/notes/note.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useForm } from "@mantine/form";
import { useMemo, useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { useFormDraft } from "../../data/use-form-draft.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useMarkupEditor } from "../../i18n/markup-editor.ts";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { MarkupField } from "../../ui/fields/markup-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { writeInto } from "../../ui/fields/write-into.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { DrawText } from "./draw-text.ts";
import { linkPoint, listPlaceChoices } from "./form/link-point.ts";
import styles from "./form/note-form.module.css";

export interface NoteFormProps {
  title: string;
  /** What is said above the text: whom a reply answers. */
  lead?: string | undefined;
  start: NoteFields;
  /** By what name that which is typed is kept over a reload. */
  draftName: string;
  /** Its day is kept with that: the button of another day may open it again. */
  isNew?: boolean;
  routes: readonly Route[];
  /** The days to choose among; absent where the day is settled. */
  days?: readonly { value: string; label: string }[] | undefined;
  drawText: DrawText;
  /** Saves; answers why not. On success whoever opened the form closes it. */
  onSave: (fields: NoteFields) => Promise<ApiError | null>;
  onClose: () => void;
}

/** In a selector, the whole trip. */
const wholeTrip = "";

/** Where a new note shall stand; a saved one may be moved meanwhile. */
const alongNew = ["routeId"] as const;

/** The form of a note or reply. Nothing typed is lost when a save fails or the page goes. */
export function NoteForm(props: NoteFormProps) {
  const { title, lead, start, draftName, isNew, routes, days, drawText, onSave, onClose } = props;
  const translate = useWords();
  const validate = validateWith(noteForm, translate);
  // The day that a draft remembers may have been deleted since.
  const isGone = (routeId: string) =>
    days !== undefined && routeId !== wholeTrip && !days.some(({ value }) => value === routeId);
  const toFields = ({ text, routeId }: { text: string; routeId: string }): NoteFields => ({
    text,
    routeId: days === undefined ? start.routeId : routeId === wholeTrip ? null : routeId,
  });
  const form = useForm({
    initialValues: { text: start.text, routeId: start.routeId ?? wholeTrip },
    validate: (values) => ({
      ...(isGone(values.routeId) ? { routeId: translate("validation.required") } : null),
      ...validate(toFields(values)),
    }),
  });
  const draft = useFormDraft(draftName, form, isNew ? alongNew : undefined);
  const saving = useFormSave(form, async (values) => {
    const error = await onSave(toFields(values));
    if (!error) draft.forget();
    return error;
  });
  const editor = useMarkupEditor(limits.noteText);
  const linking = useLinking(routes, () => form.getInputNode("text"));
  return (
    <FormDialog
      title={title}
      saveLabel={translate("actions.save")}
      words={useFormDialogWords()}
      {...saving}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      {draft.isRestored ? (
        <Alert kind="info">
          {translate("points.draftRestored")}{" "}
          <Button kind="quiet" onClick={draft.startAnew}>
            {translate("points.draftDiscard")}
          </Button>
        </Alert>
      ) : null}
      {lead ? <p className="secondary">{lead}</p> : null}
      {days ? (
        <SelectField
          label={translate("notes.where")}
          data={[{ value: wholeTrip, label: translate("notes.wholeTrip") }, ...days]}
          allowDeselect={false}
          {...form.getInputProps("routeId")}
          onChange={(routeId) => form.setFieldValue("routeId", routeId ?? wholeTrip)}
        />
      ) : null}
      <MarkupField
        data-autofocus
        label={translate("notes.text")}
        description={translate("notes.textHint")}
        required
        minRows={6}
        {...editor}
        drawPreview={(text) => drawText(text)}
        // It writes where the cursor stands.
        whileWriting={
          linking.isOpen ? (
            <SelectField
              // It was asked for: whoever writes goes on here.
              autoFocus
              className={styles.link}
              label={translate("notes.choosePoint")}
              data={linking.places}
              searchable
              limit={100}
              nothingFoundMessage={translate("notes.noSuchPoint")}
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
    </FormDialog>
  );
}

/** Linking a point of the trip where the cursor stands in the text. */
function useLinking(routes: readonly Route[], findField: () => HTMLElement | null) {
  const translate = useWords();
  const days = useDayChoices({ routes });
  const places = useMemo(() => {
    const dayName = (routeId: string) => days.find(({ value }) => value === routeId)?.label ?? "";
    return listPlaceChoices(routes, dayName);
  }, [routes, days]);
  const [isOpen, setOpen] = useState(false);
  return {
    places,
    isOpen,
    open: () => setOpen(true),
    choose(linkId: string | null): void {
      setOpen(false);
      const field = findField();
      const place = places.find(({ value }) => value === linkId);
      if (!place || !(field instanceof HTMLTextAreaElement)) return;
      const { value: text, selectionStart: from, selectionEnd: to } = field;
      const names = { name: place.name, anyPlace: translate("notes.anyPlace") };
      writeInto(field, linkPoint({ text, from, to }, place.value, names));
    },
  };
}
