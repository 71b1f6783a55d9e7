/**
 * More than all combinations of languages and options. Zone names come from outside too, so the cache needs a limit.
 */
const maxCached = 200;

/** Caches formats: making one takes a hundred times as long as using it. */
function cacheFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const format = make(locale, options);
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, format);
    return format;
  };
}

export const numberFormat = cacheFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** A date format of a named time zone: the device's own may change while the format is cached. Throws a `RangeError` for an unknown zone. */
export const dateFormat = cacheFormats(
  (locale, options: Intl.DateTimeFormatOptions & { timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
