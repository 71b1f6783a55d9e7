import type { Me } from "@castor/core/account/session.ts";
import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import type * as z from "zod/mini";
import { DeleteAccountDialog } from "../../features/settings/delete-account-dialog.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";

const openAddress = `${addressOf("settings")}?delete=1`;

export interface RemovalProps
  extends Pick<Parameters<typeof DeleteAccountDialog>[0]["login"], "session" | "providers"> {
  me: Me;
  onDeleted: () => void;
}

/** Opens the dialog that deletes the account. The dialog is in the address, so that a social login returns to it. */
export function Removal({ me, session, providers, onDeleted }: RemovalProps) {
  const translate = useWords("common", "settings");
  const router = useRouter();
  const search: z.infer<typeof pages.settings.search> = useSearch({ strict: false });
  const go = (href: string) => void router.navigate({ href, replace: true, resetScroll: false });
  return (
    <>
      <Button icon="trash" onClick={() => go(openAddress)}>
        {translate("settings.openRemoval")}
      </Button>
      {search.delete === "1" ? (
        <DeleteAccountDialog
          me={me}
          login={{ session, providers, redirectUrl: openAddress }}
          onDeleted={onDeleted}
          onClose={() => go(addressOf("settings"))}
        />
      ) : null}
    </>
  );
}
