// Style sheets use the same queries, and what runs before the app (`start/`), which is not to carry React.

/** The breakpoint of phones: dialogs are full-screen, the map gets a sheet. */
export const phoneQuery = "(max-width: 767px)";

/** A phone on its side: width is plenty, height is not. */
export const lowQuery = "(max-height: 479px) and (min-width: 560px)";
