type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsOf = (root: Element) => [
  ...root.querySelectorAll<Control>("button, input, select, textarea"),
];

/** The inert control at the place that was pressed. */
export const findUnder = (controls: readonly Control[], { clientX, clientY }: MouseEvent) =>
  controls.find((control) => {
    if (!control.inert) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });

/** A name by which the app's control is found that stands where this one stood. */
export function nameOf(control: Element & Partial<Control>): string {
  if (control.id === "main") return control.id;
  const { tagName, type, dataset, ariaLabel, textContent } = control;
  // Trips may have the same name.
  const trip = control.closest<HTMLElement>("[data-trip]")?.dataset.trip;
  const own = [tagName, type, dataset?.path, trip, ariaLabel, textContent];
  return [...own, ...choiceOf(control)].join("\n");
}

/** A choice has no text of its own, and groups may have the same values. */
const choiceOf = ({ type, value, labels }: Partial<Control>) =>
  type === "radio" || type === "checkbox"
    ? [value, labels?.[0]?.textContent, labels?.[0]?.closest("fieldset")?.textContent]
    : [];
