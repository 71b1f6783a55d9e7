import {
  applyTool,
  continueList,
  type MarkupTool,
  markupTools,
} from "@castor/core/markup/edit-markup.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import type { MarkupEditor } from "../ui/fields/markup-field.tsx";
import type { ToolIconName } from "../ui/fields/tool-icon.tsx";

const looks: Record<MarkupTool, { icon: ToolIconName; letter?: string }> = {
  bold: { icon: "bold", letter: "b" },
  italic: { icon: "italic", letter: "i" },
  strike: { icon: "strikethrough" },
  code: { icon: "code" },
  link: { icon: "link", letter: "k" },
  checklist: { icon: "list-check" },
};

/** The tools and texts of the field of a description or note; `limit` is the most characters. */
export function useMarkupEditor(limit: number): MarkupEditor<MarkupTool> {
  const translate = useWords("common", "markup");
  const { number } = useFormats();
  return {
    tools: markupTools.map((id) => ({ id, ...looks[id], label: translate(`markup.tools.${id}`) })),
    words: {
      toolbar: translate("markupField.toolbar"),
      view: translate("markupField.view"),
      write: translate("markupField.write"),
      preview: translate("markupField.preview"),
      empty: translate("markupField.empty"),
    },
    onTool: applyTool,
    onEnter: continueList,
    problemOf(text) {
      // Counts characters as a save does; short texts are not counted.
      const count = text.length > limit ? [...text].length - limit : 0;
      return count > 0 ? translate("markupField.tooLong", { count, max: number(limit) }) : null;
    },
  };
}
