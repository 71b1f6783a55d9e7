/** The entities of HTML 4 for the signs from U+00A0 to U+00FF, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest " +
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig " +
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
/** Others that texts of places have. */
const others: Readonly<Record<string, string>> = {
  ...{ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ" },
  ...{
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
  },
  ...{ bull: "•", hellip: "…", prime: "′", Prime: "″", euro: "€", trade: "™" },
  ...{ larr: "←", uarr: "↑", rarr: "→", darr: "↓", harr: "↔", minus: "−", hearts: "♥" },
  ...{ ensp: " ", emsp: " ", thinsp: " " },
};

/** Entities of HTML that XML does not know, by their names. */
export const htmlEntities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    latin.split(" ").map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ),
  ...others,
};
const ofXml: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const entities = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;

function signOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return htmlEntities[name] ?? ofXml[lower] ?? htmlEntities[lower];
}

/** The text with the signs for which its entities stand; those that nobody knows stay. A blank that does not break is a blank. */
export const decodeEntities = (text: string): string =>
  text.replace(entities, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return name === "nbsp" ? " " : (signOf(name) ?? whole);
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
