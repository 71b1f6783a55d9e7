import { useState } from "react";
import { useMe } from "../../data/session/session.ts";
import { useIsPhone } from "../../device/screen/media.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { Panel } from "../../ui/menus/panel.tsx";
import styles from "./bell.module.css";

const NoticeList = lazyComponent(async () => (await import("./notice-list.tsx")).NoticeList);
const NoticeDialog = lazyComponent(async () => (await import("./notice-list.tsx")).NoticeDialog);

/** More are not counted on the badge. */
const mostShown = 99;

export interface BellProps {
  /** A notice leads away from where the bell stands. */
  onLeave?: (() => void) | undefined;
  /** The class of a row with words, for a list of such; else it is an icon. */
  rowClass?: string | undefined;
}

/** The bell of the header, and of a phone's sheet, with the number of notices that are not read, which comes with the account. */
export function Bell({ onLeave, rowClass }: BellProps) {
  const translate = useWords("notices");
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const unread = useMe().data?.unread ?? 0;
  const close = () => setOpen(false);
  const leave = () => {
    close();
    onLeave?.();
  };
  const label = translate("notices.bell", { count: unread });
  const badge =
    unread > 0 ? (
      <span aria-hidden className={`${styles.badge} ${rowClass ? styles.inRow : styles.onIcon}`}>
        {unread > mostShown ? `${mostShown}+` : unread}
      </span>
    ) : null;
  const press = { "aria-expanded": isOpen, onClick: () => setOpen(!isOpen) };
  const button = rowClass ? (
    <button type="button" className={rowClass} aria-label={label} {...press}>
      <Icon name="bell" />
      {translate("notices.title")}
      {badge}
    </button>
  ) : (
    <IconButton icon="bell" label={label} {...press} />
  );
  return (
    <div className={styles.bell}>
      {isPhone ? (
        <>
          {button}
          {isOpen ? (
            <LazyBoundary onFail={close}>
              <NoticeDialog onClose={close} onLeave={leave} />
            </LazyBoundary>
          ) : null}
        </>
      ) : (
        <Panel isOpen={isOpen} onClose={close} label={translate("notices.title")} target={button}>
          <LazyBoundary onFail={close}>
            <NoticeList onLeave={leave} hasTitle />
          </LazyBoundary>
        </Panel>
      )}
      {rowClass ? null : badge}
    </div>
  );
}
