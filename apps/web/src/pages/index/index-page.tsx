import { Suspense } from "react";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Screens } from "./screens.tsx";

/** A chunk of its own, below the first screen: the first paint does not wait for it. */
const SharedTrips = lazyAfterFirstPaint(
  async () => (await import("./shared-trips.tsx")).SharedTrips,
);

/** /: the landing page. */
export default function IndexPage() {
  return (
    <>
      <Hero />
      <Screens />
      <Features />
      <Suspense>
        <SharedTrips />
      </Suspense>
      <Closing />
    </>
  );
}
