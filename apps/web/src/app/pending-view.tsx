import { useFirstWords } from "../i18n/words.ts";
import { Loading } from "../ui/loading.tsx";

/** A page that is on its way. */
export function PendingView() {
  const translate = useFirstWords();
  return <Loading shape="page" label={translate("actions.loading")} />;
}
