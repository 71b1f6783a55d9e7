import { noticesEndpoints } from "@castor/core/endpoints/notices.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOfNotice } from "@castor/core/notices/address-of-notice.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import { describeNotice } from "@castor/i18n/describe-notice.ts";
import { useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useMe } from "../../data/session/session.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import styles from "./notice-list.module.css";

interface NoticeListProps {
  /** A notice has been pressed. */
  onLeave: () => void;
  hasTitle?: boolean;
}

/** What the user is told of, the newest first. A press leads to the thing, and has read it. */
export function NoticeList({ onLeave, hasTitle = false }: NoticeListProps) {
  const translate = useWords("common", "notices");
  const [pages, setPages] = useState<readonly string[]>([]);
  const unread = useMe().data?.unread ?? 0;
  const read = useChange(noticesEndpoints.read);
  const older = (before: string) => setPages((known) => [...known, before]);
  return (
    <div className="stack gap-8">
      <div className={`row wrap items-center justify-between gap-8 ${styles.head}`}>
        {hasTitle ? <h2 className={styles.title}>{translate("notices.title")}</h2> : null}
        {unread > 0 ? (
          <Button kind="quiet" onClick={() => void read.run({ body: {} })}>
            {translate("notices.markAll")}
          </Button>
        ) : null}
      </div>
      {[undefined, ...pages].map((before, index) => (
        <Page
          key={before ?? ""}
          before={before}
          isLast={index === pages.length}
          onOlder={older}
          onOpen={({ id, isRead }) => {
            if (!isRead) void read.run({ body: { ids: [id] } });
            onLeave();
          }}
        />
      ))}
    </div>
  );
}

/** The same on the whole screen of a phone. */
export function NoticeDialog({ onClose, onLeave }: NoticeListProps & { onClose: () => void }) {
  const translate = useWords("common", "notices");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("notices.title")}
      closeLabel={translate("actions.close")}
    >
      <NoticeList onLeave={onLeave} />
    </Dialog>
  );
}

interface PageProps {
  before: string | undefined;
  isLast: boolean;
  onOlder: (before: string) => void;
  onOpen: (notice: Notice) => void;
}

function Page({ before, isLast, onOlder, onOpen }: PageProps) {
  const translate = useWords("common", "notices");
  const formats = useFormats();
  const read = useRead(noticesEndpoints.list, before === undefined ? {} : { before });
  if (read.state === "loading") return <Loading label={translate("actions.loading")} count={3} />;
  if (read.state === "error")
    return (
      <ErrorState
        isSmall
        text={read.error.message}
        retryLabel={translate("actions.retry")}
        onRetry={read.reload}
      />
    );
  const notices = read.data;
  if (notices.length === 0 && before === undefined)
    return <p className="secondary">{translate("notices.empty")}</p>;
  const last = notices.at(-1);
  return (
    <>
      <ul className="plain-list">
        {notices.map((notice) => {
          const href = addressOfNotice(notice);
          const words = (
            <>
              <span className="breaks" dir="auto">
                {describeNotice(notice, translate, formats)}
              </span>
              <span className="secondary tabular">
                {notice.isRead ? null : (
                  <span className={styles.new}>{translate("notices.isNew")} </span>
                )}
                <time dateTime={notice.created}>{formats.instant(notice.created)}</time>
              </span>
            </>
          );
          return (
            <li key={notice.id} className={styles.row} data-unread={!notice.isRead || undefined}>
              {href === null ? (
                <div className={styles.notice}>{words}</div>
              ) : (
                <Link href={href} className={styles.notice} onClick={() => onOpen(notice)}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {isLast && last && notices.length === limits.noticesPerPage ? (
        <Button kind="quiet" onClick={() => onOlder(last.created)}>
          {translate("notices.older")}
        </Button>
      ) : null}
    </>
  );
}
