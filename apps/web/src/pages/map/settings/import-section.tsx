import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { SectionProps } from "./section-props.ts";

/** Opens the import dialog for this trip. */
export function ImportSection({ onEvent }: SectionProps) {
  const translate = useWords("common");
  return (
    <Button icon="upload" onClick={() => onEvent({ kind: "open", dialog: { kind: "import" } })}>
      {translate("imports.openInto")}
    </Button>
  );
}
