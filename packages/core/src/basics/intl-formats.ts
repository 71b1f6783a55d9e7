/** More than languages and options together; names of zones come from outside too, so what is kept is bounded. */
const mostKept = 200;

/** Each is made once: making one takes a hundred times as long as using it. */
function keepFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    const format = make(locale, options);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, format);
    return format;
  };
}

export const numberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** For one time zone, which is named: the device's own may change while the format is kept. Throws a `RangeError` for an unknown one. */
export const dateFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions & { timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
