/** Suppresses the click after a long press, which would close or select something. */
export function ignoreRelease(canvas: HTMLElement): void {
  const onEnd = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  canvas.addEventListener("touchend", onEnd, { once: true, passive: false });
}
