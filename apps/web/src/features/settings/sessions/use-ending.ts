import { useRef, useState } from "react";
import { endOneSession, endSessionsElsewhere } from "../../../data/own-account.ts";
import { logOut } from "../../../data/session.ts";
import { useWords } from "../../../i18n/words.ts";
import { notify } from "../../../ui/notify.ts";

/** What is asked before it is done. */
type Question = "own" | "others";

/** Ends sessions, each once however often somebody presses; ending one's own is logging out. */
export function useEnding() {
  const translate = useWords();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const begun = useRef(new Set<string>());

  const end = async (id: string) => {
    if (begun.current.has(id)) return;
    begun.current.add(id);
    setEnding((ids) => [...ids, id]);
    const error = await endOneSession(id);
    begun.current.delete(id);
    setEnding((ids) => ids.filter((other) => other !== id));
    if (error) notify("error", translate("settings.sessionNotEnded", { reason: error.message }));
  };
  const endOthers = async () => {
    const error = await endSessionsElsewhere();
    if (error) notify("error", translate("settings.othersNotEnded", { reason: error.message }));
    else notify("ok", translate("settings.othersEnded"));
  };
  const confirm = async () => {
    if (isBusy || question === null) return;
    setBusy(true);
    await (question === "own" ? logOut() : endOthers());
    setBusy(false);
    setQuestion(null);
  };
  return {
    question,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    confirm,
    end,
    isEnding: (id: string) => ending.includes(id),
    isBusy,
  };
}
