/** The element with this tooltip. */
export function getByTooltip(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>("[data-tooltip]")].find(
    ({ dataset }) => dataset.tooltip === text,
  );
  if (!found) throw new Error(`No element has the tooltip "${text}".`);
  return found;
}
