/** The font size of a browser whose user has chosen none. */
const usualPx = 16;
/** What sizes text: the properties, and the variables that the libraries read for them. */
const sizesText = /^(?:font|font-size|line-height|--[\w-]*(?:fz|font-size|line-height))$/;
const px = /(?<![\w.#-])(\d+(?:\.\d+)?)px\b/g;

/** A value with its pixels as a share of the browser's font size. */
const toRem = (value: string): string =>
  value.replace(px, (_, size: string) => `${Number((Number(size) / usualPx).toFixed(4))}rem`);

/**
 * Text follows the font size that the user has chosen in the browser: style sheets name sizes in pixels, as the design does, and
 * the built ones have them in rem.
 */
export const textInRem = {
  postcssPlugin: "castor-text-in-rem",
  Declaration(declaration: { prop: string; value: string }): void {
    if (!sizesText.test(declaration.prop) || !declaration.value.includes("px")) return;
    const value = toRem(declaration.value);
    if (value !== declaration.value) declaration.value = value;
  },
};
