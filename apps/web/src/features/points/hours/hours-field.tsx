import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { useHoursModule } from "../../../data/hours/use-hours-module.ts";
import { useWords } from "../../../i18n/words.ts";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextareaField } from "../../../ui/fields/textarea-field.tsx";
import type { PointValues } from "../form/point-values.ts";
import { HoursLines, useHoursLines } from "./hours-text.tsx";

/** The text is read after this pause in typing, in milliseconds. */
const restMs = 400;

/** The field of the opening hours, of one or several lines, below it how they are understood, and whether one waits for them. */
export function HoursField({ form }: { form: UseFormReturnType<PointValues> }) {
  const translate = useWords("common", "point-form");
  const text = useRested(form.values.workingHours);
  const isUnderstood = useHoursModule(text !== "" && "soon")?.canReadHours(text) ?? false;
  return (
    <div className="whole-line">
      <TextareaField
        label={translate("points.workingHours")}
        placeholder={translate("pointForm.workingHoursPlaceholder")}
        autosize
        minRows={1}
        maxRows={8}
        {...form.getInputProps("workingHours")}
      />
      <HoursHint text={text} />
      {isUnderstood ? (
        <SwitchField
          label={translate("points.isWaitSkipped")}
          description={translate("pointForm.waitHint")}
          className="mt-12"
          {...form.getInputProps("isWaitSkipped", { type: "checkbox" })}
        />
      ) : null}
    </div>
  );
}

/** How the text is understood; nothing for an empty text or one that is clear by itself. */
function HoursHint({ text }: { text: string }) {
  const translate = useWords("common", "point-form");
  const lines = useHoursLines(text);
  return (
    <div role="status" className="mt-4 secondary">
      {lines ? (
        <>
          {translate("pointForm.hoursUnderstood")}
          <HoursLines lines={lines} />
        </>
      ) : null}
    </div>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
