const desk = { viewport: { width: 1180, height: 740 } };
const phone = {
  viewport: { width: 390, height: 780 },
  ...{ deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
};
/** The first page may load two of them. */
const maxBytes = 60_000;

/**
 * The screens of the first page, in both colour schemes. `apps/web/src/pages/index/screens.tsx` shows them.
 * @param {string} tripId
 * @param {string} dayId
 * @returns {import("./take-shot.mjs").Shot[]}
 */
export const landingShots = (tripId, dayId) =>
  /** @type {const} */ (["light", "dark"]).flatMap((colorScheme) => [
    {
      file: `landing/desk-${colorScheme}`,
      ...{ device: { ...desk, colorScheme }, address: `map/${tripId}/${dayId}`, maxBytes },
    },
    {
      file: `landing/phone-${colorScheme}`,
      ...{ device: { ...phone, colorScheme }, address: `map/${tripId}/${dayId}`, maxBytes },
    },
  ]);
