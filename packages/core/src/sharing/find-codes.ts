/** A word after which a short number is a secret. */
const strongWord =
  /^(?:pin|pin-?code|pnr|passcode|passwords?|locator|confirmation|code|ref|reference|passport|пин|пин-?код|парол[ьяюе]|локатор|подтверждени[еяю]|код|домофон|домофона|паспорт|паспорта)$/iu;

/** A word after which only a long number is a code: prices, dates and counts stand there too. */
const weakWord =
  /^(?:booking|bookings|reservation|itinerary|ticket|tickets|voucher|order|policy|wi-?fi|бронь|брони|бронирование|бронирования|билет|билеты|билета|ваучер|заказ|заказа|полис|полиса)$/iu;

/** A word that gives any word after it away: a code of letters alone is one there. */
const lettersWord = /^(?:pnr|locator|локатор|ref|reference)$/iu;
const passwordWord = /^(?:passwords?|парол[ьяюе])$/iu;

/** Between the word and its code: "the code to the gate is". */
const filler =
  /^(?:number|no|nr|n|id|is|the|to|of|for|at|our|your|my|door|gate|key|box|lockbox|safe|room|building|entrance|номер|номера|от|на|в|для|дверь|двери|ворот|калитки|калитке|подъезда|подъезд|сейфа|ключницы|входа|-|–|—)$/iu;

const numberWord = /^(?:number|no|nr|id|code|номер|номера|код|[#№])$/iu;
const mark = /^[:=#№]$/u;
/** What makes a code public: a postal code, an area code, a promo code. */
const harmlessBefore =
  /^(?:zip|postal|post|area|country|dress|qr|promo|discount|plus|dialling|dialing|почтовый|телефонный|промо|штрих|высокий|дресс)$/iu;
const unit =
  /^(?:[€$₽£₾¥%]|eur|euro|euros|usd|rub|gel|gbp|chf|руб|рублей|рубля|евро|лари|долл|долларов|р|km|км|m|м|min|мин)$/iu;

/** Words and marks of one line. */
const tokensOf = (line: string) =>
  [...line.matchAll(/[:=#№;]|[^\s:=#№;]+/gu)].map((match) => ({
    text: trimToken(match[0]),
    index: match.index,
    end: match.index + match[0].length,
  }));

const trimToken = (text: string) =>
  text.replace(/^["'«»“”„(*_[]+/u, "").replace(/["'«»“”„),.!?*_\]]+$/u, "");

const isDate = (text: string) => /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/.test(text);
/** "500m", "1500руб", "15th": a number with its unit. */
const isAmount = (text: string) => /^\d+(?:[.,]\d+)?\p{L}{1,4}$/u.test(text);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const hasDigit = (text: string) => /\d/.test(text);
const isNumber = (text: string, digits: number) =>
  /^\d[\d-]*\d$/.test(text) && text.replaceAll("-", "").length >= digits;
/** Letters and digits together. */
const isMixed = (text: string, length: number) =>
  text.length >= length &&
  /^[\p{L}\d][\p{L}\d/-]*$/u.test(text) &&
  /\p{L}/u.test(text) &&
  (text.match(/\d/g)?.length ?? 0) >= 1 &&
  !isAmount(text) &&
  /^[^\p{Ll}]+$|\d.*\d/u.test(text);

interface Lead {
  isStrong: boolean;
  takesLetters: boolean;
  isPassword: boolean;
  hasNumberWord: boolean;
  hasMark: boolean;
}

function isCode(text: string, lead: Lead): boolean {
  if (isDate(text)) return false;
  if (lead.isPassword) return text.length >= 4 && (lead.hasMark || hasDigit(text));
  if (lead.takesLetters && /^\p{Lu}{5,8}$/u.test(text)) return true;
  if (lead.isStrong) return isNumber(text, 4) || isMixed(text, 4);
  if (isNumber(text, 6) || isMixed(text, 6)) return true;
  return lead.hasNumberWord && ((isNumber(text, 4) && !isYear(text)) || isMixed(text, 5));
}

/** The code that starts with the word at a position: from where to where, null when it is none. */
function readCode(tokens: ReturnType<typeof tokensOf>, start: number): number | null {
  const lead: Lead = {
    isStrong: false,
    takesLetters: false,
    isPassword: false,
    hasNumberWord: false,
    hasMark: false,
  };
  for (let index = start; index < Math.min(tokens.length, start + 9); index++) {
    const text = tokens[index]?.text ?? "";
    const isWord = strongWord.test(text) || weakWord.test(text);
    const isLead = isWord || filler.test(text) || mark.test(text) || text === "";
    if (!isLead) {
      const next = tokens[index + 1]?.text ?? "";
      return isCode(text, lead) && !unit.test(next) ? index : null;
    }
    lead.isStrong ||= strongWord.test(text);
    lead.takesLetters ||= lettersWord.test(text);
    lead.isPassword ||= passwordWord.test(text);
    lead.hasNumberWord ||= index > start && numberWord.test(text);
    lead.hasMark ||= mark.test(text);
  }
  return null;
}

/** Codes of bookings, doors and networks with the words that announce them: "booking no. 4711023", "код двери 1234". */
export function findCodes(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const tokens = tokensOf(line);
    const found: string[] = [];
    for (let index = 0; index < tokens.length; index++) {
      const word = tokens[index];
      if (!word || !(strongWord.test(word.text) || weakWord.test(word.text))) continue;
      if (harmlessBefore.test(tokens[index - 1]?.text ?? "")) continue;
      const end = readCode(tokens, index);
      const last = end === null ? undefined : tokens[end];
      if (end === null || !last) continue;
      found.push(trimToken(line.slice(word.index, last.end)));
      index = end;
    }
    return found;
  });
}
