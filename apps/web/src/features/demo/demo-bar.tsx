import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { demoOwner } from "../../data/demo/demo-trip.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { unsentStore } from "../../data/trip-changes/unsent/unsent-stores.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink, IconButton } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import styles from "./demo-bar.module.css";
import { beginAnew, throwDemoAway } from "./keep-demo.ts";
import type { DemoKind } from "./make-demo.ts";
import { wayIn } from "./ways-in.ts";

/** Says where the demo is, and leads to an account that keeps it. It can be thrown away, or begun anew. */
export function DemoBar({ tripId }: { tripId: string }) {
  const translate = useWords("common", "demo");
  const router = useRouter();
  const [asked, setAsked] = useState<DemoKind | "throw" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queue = tripQueueOf(tripId);
  const isKept = useSyncExternalStore(queue.subscribe, () => unsentStore.isKept(demoOwner, tripId));
  const isThrow = asked === "throw";
  const open = (id: string) =>
    router.navigate({ href: addressOf("map", { tripId: id, routeId: showTrip }) });
  const leave = () => router.navigate({ href: addressOf("index") });
  const confirm = async () => {
    if (asked === null || isBusy) return;
    setBusy(true);
    setAsked(null);
    await (asked === "throw" ? throwDemoAway(leave) : beginAnew(asked, open));
    setBusy(false);
  };
  return (
    <div role="status" className={`row items-center justify-center gap-12 ${styles.bar} on-screen`}>
      <span className={`bold ${styles.words}`}>
        {translate(isKept ? "demo.onlyHere" : "demo.notStored")}
      </span>
      <ButtonLink kind="primary" href={wayIn("register", tripId)}>
        {translate("demo.keep")}
      </ButtonLink>
      <Menu
        items={[
          {
            label: translate("demo.haveAccount"),
            icon: "arrow-right",
            href: wayIn("login", tripId),
          },
          {
            label: translate("demo.sampleAgain"),
            icon: "arrow-back-up",
            onChoose: () => setAsked("sample"),
          },
          { label: translate("demo.emptyAgain"), icon: "plus", onChoose: () => setAsked("empty") },
          {
            label: translate("demo.throwAway"),
            icon: "trash",
            isDangerous: true,
            onChoose: () => setAsked("throw"),
          },
        ]}
      >
        <IconButton icon="dots-vertical" label={translate("demo.more")} />
      </Menu>
      <ConfirmDialog
        isOpen={asked !== null}
        title={translate(isThrow ? "demo.throwTitle" : "demo.againTitle")}
        text={translate(isThrow ? "demo.throwText" : "demo.againText")}
        confirmLabel={translate(isThrow ? "demo.throwAway" : "demo.again")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
