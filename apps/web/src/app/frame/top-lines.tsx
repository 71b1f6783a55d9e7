import type { PageName } from "@castor/core/pages.ts";
import { Suspense } from "react";
import { useIsDemo } from "../../data/demo/demo-trip.ts";
import { useFullScreen } from "../../device/screen/full-screen.ts";
import { AsOfLine } from "../../features/connection/as-of-line.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** Hardly any visit tries a trip without an account. */
const DemoBar = lazyAfterFirstPaint(
  async () => (await import("../../features/demo/demo-bar.tsx")).DemoBar,
);

export interface TopLinesProps {
  page: PageName | null;
  tripId: string | null;
}

/** What pages say above themselves: of when they are, and that a trip is in this browser alone. */
export function TopLines({ page, tripId }: TopLinesProps) {
  const isDemo = useIsDemo(tripId);
  const { isOn: isFullScreen } = useFullScreen();
  return (
    <>
      <AsOfLine page={page} tripId={tripId} />
      {isDemo && tripId !== null && !isFullScreen ? (
        <Suspense>
          <DemoBar tripId={tripId} />
        </Suspense>
      ) : null}
    </>
  );
}
