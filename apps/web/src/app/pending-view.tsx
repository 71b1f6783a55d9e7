import { useWords } from "../i18n/words.ts";
import { Loading } from "../ui/feedback/loading.tsx";

/** Shown while a page loads. */
export function PendingView() {
  const translate = useWords();
  return <Loading shape="page" label={translate("actions.loading")} />;
}
