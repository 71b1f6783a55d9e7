import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { openDemo } from "../../features/demo/keep-demo.ts";
import { useWords } from "../../i18n/words.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";

/** /demo: makes or finds the trip that is tried without an account, and leads on to it. Users have trips of their own. */
export default function DemoPage() {
  const translate = useWords("common", "demo");
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    let isLeft = false;
    const leadOn = async () => {
      const href = isLoggedIn
        ? addressOf("trips")
        : addressOf("map", { tripId: await openDemo(), routeId: showTrip });
      if (!isLeft) await router.navigate({ href, replace: true });
    };
    void leadOn();
    return () => {
      isLeft = true;
    };
  }, [isLoggedIn, router]);
  return (
    <PageFrame title={translate("demo.opening")}>
      <Loading label={translate("demo.opening")} count={6} />
    </PageFrame>
  );
}
