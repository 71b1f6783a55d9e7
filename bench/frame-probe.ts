import type { Page } from "@playwright/test";

/** The inputs whose answers are waited for. */
export type Input = "click" | "keydown" | "mousemove";

declare global {
  interface Window {
    /** Milliseconds from each input to the end of the frame that answers it. */
    castorAnswers?: number[];
    /** The time of each frame, in milliseconds. */
    castorFrames?: number[];
  }
}

/**
 * Begins to measure from the instant of each input (its `timeStamp`, which the browser takes where the input arrives) to
 * the end of the frame that shows its answer: the first one after `sign` holds, drawn and handed on. A task that is
 * queued in a frame's callback runs once that frame is out of the page's hands.
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

/** What was measured since, in milliseconds; the next are counted anew. */
export function takeAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => window.castorAnswers?.splice(0) ?? []);
}

/** Counts the page's frames while something goes on; answers how many a second. */
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
