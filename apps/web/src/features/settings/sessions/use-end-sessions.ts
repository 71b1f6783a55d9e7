import { useRef, useState } from "react";
import { endOneSession, endSessionsElsewhere } from "../../../data/session/own-account.ts";
import { requestLogOut } from "../../../data/session/request-logout.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";

/** The question before a session is ended. */
type Question = "own" | "others";

/** Ends sessions, each once however often the button is pressed; ending this session is logging out. */
export function useEndSessions() {
  const translate = useWords("common", "settings");
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
    if (error) showToast("error", translate("settings.sessionNotEnded", { reason: error.message }));
  };
  const endOthers = async () => {
    const error = await endSessionsElsewhere();
    if (error) showToast("error", translate("settings.othersNotEnded", { reason: error.message }));
    else showToast("ok", translate("settings.othersEnded"));
  };
  const confirm = async () => {
    if (isBusy || question === null) return;
    if (question === "own") {
      // The logout may ask a question of its own.
      setQuestion(null);
      return requestLogOut();
    }
    setBusy(true);
    await endOthers();
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
