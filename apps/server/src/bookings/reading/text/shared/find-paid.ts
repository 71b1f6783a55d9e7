import type { Told } from "../drafts/draft.ts";
import { fold } from "../lines/fold.ts";

const unpaid =
  /(?:not (?:yet )?paid|unpaid|to be paid|pay (?:at|on arrival|at the)|you(?:'ll| will) pay|payable (?:at|on)|payment (?:at|on) (?:the )?(?:property|arrival|hotel|counter)|due (?:at|on) arrival|не оплачен|оплата:? (?:при|на месте|в отеле|в гостинице)|оплатить при|оплата производится (?:в|на|при)|рассчита(?:етесь|ться) на месте|need not pay|when you leave)/;
const paid =
  /(?:^|[ (:])(?:paid|prepaid|total paid|amount paid|payment received|paid in full|paid (?:by|with)|charged to your|оплачен[оа]?|оплачено|оплата получена|оплата прошла(?: успешно)?)(?=$|[\s).,:!])/;
const part =
  /deposit|prepayment|partly|balance|remaining|предоплат|залог|остаток|частично|refund|возврат|if |unless |если /;

/** Whether the booking is paid; null where the text tells nothing, or both. */
export function findPaid(lines: readonly string[]): Told<boolean> | null {
  const found = lines.flatMap((line, at) => {
    const text = fold(line);
    if (part.test(text)) return [];
    if (unpaid.test(text)) return [{ value: false, line, at }];
    return paid.test(text) ? [{ value: true, line, at }] : [];
  });
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
