/** Travellers of a booking that are kept. */
export const travellersMax = 20;

const titleWord = "mr|mrs|ms|miss|mstr|dr|prof|herr|frau|г-н|г-жа|господин|госпожа";
const titleBefore = new RegExp(String.raw`^(?:${titleWord})\.? `, "i");
const titleAfter = new RegExp(String.raw`[ ,](?:${titleWord}|chd|inf|adt)\.?$`, "i");
/** "Graham Ashdown - Adult", "Imogen Thackeray – 1 x Adult". */
const asWhat =
  /\s*(?:\s[-–—]|\s|\()\s*(?:\d ?x ?)?(?:adults?|child|infant|взрослый|детский|полный)\)?.*$/i;
const numbering = /^\d{1,2}[.)] ?/;
const nameWord = String.raw`[\p{Lu}][\p{L}'’.-]*`;
const particle = "(?:van|von|de|der|den|da|di|del|la|le|el|bin|al|ten|оглы|кызы)";
const wholeName = new RegExp(`^${nameWord}(?: (?:${nameWord}|${particle})){1,5}$`, "u");
const slashName = /^([\p{Lu}'’-]+)\/([\p{Lu}'’ -]+)$/u;

/** Words that stand where names do. */
const noName =
  /(?:^| )(?:adults?|child(?:ren)?|guests?|rooms?|nights?|hotel|booking|passengers?|tickets?|single|return|standard|advance|saver|fare|seat|class|economy|business|details|information|flight|train|reservation|total|взрослы[йех]|ребенок|детей|гост(?:ь|я|ей)|номер|пассажир|отель|рейс|поезд|эконом|место|вагон|тариф)(?: |$)/i;

function readName(text: string): string | null {
  const bare = text
    .replace(asWhat, "")
    .replace(numbering, "")
    .replace(titleBefore, "")
    .replace(titleAfter, "")
    .trim();
  const [, family, given] = slashName.exec(bare) ?? [];
  const name = family && given ? `${given.replace(titleAfter, "").trim()} ${family}` : bare;
  if (name.length > 60 || noName.test(name.replaceAll("ё", "е"))) return null;
  return wholeName.test(name) ? name : null;
}

/** The names of a value: several between commas, signs or "and". Nothing where one of them is no name. */
export function readTravellers(value: string): string[] {
  const inside = /^\d adults? \(([^)]{5,60})\)$/.exec(value)?.[1];
  const said = inside ?? value.replace(/\([^)]{0,60}\)/g, "").trim();
  const parts = said.split(/\s*[;,&]\s*|\s+(?:and|и)\s+/).filter((part) => part !== "");
  const names = parts.map(readName);
  const last = names.findLastIndex((name) => name !== null);
  // Behind the last name stands what the airline knows of it: "взрослый", a document.
  const kept = names.slice(0, last + 1);
  return kept.every((name) => name !== null) ? kept.slice(0, travellersMax) : [];
}
