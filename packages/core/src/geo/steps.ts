/** Whole numbers as a short text: the digits of the Encoded Polyline Algorithm Format, small numbers the shortest. */

/** More digits of base 32 are no number of ours. */
const maxScale = 32 ** 6;

export function writeStep(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode(95 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(63 + rest);
}

/** The numbers of a text. Null when the text is invalid. */
export function readSteps(text: string): Float64Array | null {
  const steps = new Float64Array(text.length);
  let count = 0;
  let value = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index) - 63;
    if (code < 0 || code > 63 || scale > maxScale) return null;
    value += (code % 32) * scale;
    scale *= 32;
    if (code >= 32) continue;
    steps[count++] = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    value = 0;
    scale = 1;
  }
  return scale === 1 ? steps.subarray(0, count) : null;
}
