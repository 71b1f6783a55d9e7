import type { Page } from "@playwright/test";

/** The inputs whose response is measured. */
export type Input = "click" | "keydown" | "mousemove";

declare global {
  interface Window {
    /** Milliseconds from each input to the end of the frame that shows its response. */
    castorAnswers?: number[];
    /** The time of each frame, in milliseconds. */
    castorFrames?: number[];
  }
}

/**
 * Begins to measure each input: from its `timeStamp`, which the browser sets on arrival, to the end of the first frame in
 * which the selector `sign` matches. A task queued in a frame's callback runs after that frame was drawn.
 */
export async function watchInputs(page: Page, input: Input, sign: string | null): Promise<void> {
  await page.evaluate(
    ({ input, sign }) => {
      const answers: number[] = [];
      window.castorAnswers = answers;
      const afterFrame = (begun: number) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            if (sign === null || document.querySelector(sign) !== null)
              answers.push(performance.now() - begun);
            else afterFrame(begun);
          };
          port2.postMessage(null);
        });
      addEventListener(input, (event) => afterFrame(event.timeStamp), { capture: true });
    },
    { input, sign },
  );
}

/** Takes the times measured since the last call, in milliseconds. */
export function takeAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => window.castorAnswers?.splice(0) ?? []);
}

/** Counts the page's frames during an action. Returns frames per second. */
export async function countFrames(page: Page, during: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.castorFrames = frames;
    const next = (now: number) => {
      if (window.castorFrames !== frames) return;
      frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await during();
  const frames = await page.evaluate(() => {
    const taken = window.castorFrames ?? [];
    delete window.castorFrames;
    return taken;
  });
  const [first = 0] = frames;
  const last = frames.at(-1) ?? 0;
  return (frames.length - 1) / ((last - first) / 1_000);
}
