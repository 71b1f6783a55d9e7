import { useWords } from "../i18n/words.ts";
import { Loading } from "../ui/loading.tsx";

/** A page that is on its way. */
export function PendingView() {
  const translate = useWords();
  return <Loading shape="page" label={translate("actions.loading")} />;
}
