/**
 * How far the element of that mark (`data-scroll`) is scrolled in the frame that the page came with, in pixels; 0 without a
 * frame (docs/decisions/068). Read it while the first drawing is made: then the frame is still there.
 */
export const frameScroll = (mark: string): number =>
  document.querySelector(`#root[data-frame] [data-scroll="${mark}"]`)?.scrollTop ?? 0;
