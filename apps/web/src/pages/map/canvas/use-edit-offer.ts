import { useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { dismissToastTopic, showToast } from "../../../ui/feedback/show-toast.ts";
import type { MapEvent } from "../map-screen.ts";

/** Only one message of this topic is shown at a time. */
const topic = "view-mode";

/** Says that the map is in view mode, with a button that starts editing. Silent for those who may not edit. */
export function useEditOffer(canEdit: boolean, onEvent: (event: MapEvent) => void): () => void {
  const translate = useWords("common");
  useEffect(() => () => dismissToastTopic(topic), []);
  return () => {
    if (!canEdit) return;
    const edit = () => {
      dismissToastTopic(topic);
      onEvent({ kind: "setMode", mode: "edit" });
    };
    showToast(
      "info",
      translate("map.inViewMode"),
      { label: translate("map.edit"), run: edit },
      {
        topic,
      },
    );
  };
}
