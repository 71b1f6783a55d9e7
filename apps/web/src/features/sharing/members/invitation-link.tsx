import { canShareLinks, shareLink } from "../../../device/share-link.ts";
import { useWords } from "../../../i18n/words.ts";
import { LinkField } from "../../../things/link-field.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { QrCode } from "../publish/qr-code.tsx";

export interface InvitationLinkProps {
  link: string;
  /** The name of the trip. */
  name: string;
}

/** The link of a new invitation, which is shown once: to copy, to send, or as a QR code for the phone across the table. */
export function InvitationLink({ link, name }: InvitationLinkProps) {
  const translate = useWords("common", "sharing");
  const send = async () => {
    if (!(await shareLink(name, link))) showToast("error", translate("publish.sendFailed"));
  };
  return (
    <div className="stack gap-8">
      <LinkField
        link={link}
        label={translate("members.link")}
        copyLabel={translate("publish.copyLink")}
        copiedLabel={translate("publish.linkCopied")}
        failedText={translate("publish.copyFailed")}
      />
      <p className="secondary">{translate("members.linkOnce")}</p>
      {canShareLinks() ? (
        <div className="row">
          <Button icon="share" onClick={() => void send()}>
            {translate("publish.send")}
          </Button>
        </div>
      ) : null}
      <Collapsible title={translate("publish.qr")} startsOpen={false}>
        <QrCode link={link} name={name} />
      </Collapsible>
    </div>
  );
}
