import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import type { FileTools } from "./file-tools.ts";
import styles from "./files.module.css";
import type { ShownFile } from "./shown-file.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadState, UploadWords } from "./upload-state.tsx";

export interface FileRowProps {
  file: ShownFile;
  tools: FileTools;
  /** What the file stands at, in a list of several things. */
  place?: string | undefined;
  /** Words in the file that were looked for. */
  excerpt?: string | undefined;
}

/** A file: a press opens it. One that is on its way says how far it is. */
export function FileRow({ file, tools, place, excerpt }: FileRowProps) {
  const { name, caption, bytes, upload, isPrivate } = file;
  const translate = useWords("common", "files");
  const language = useLanguage();
  const facts = [place, formatSize(bytes, language)].filter(Boolean);
  return (
    <li className={`row items-center gap-4 ${styles.row}`} data-upload={upload?.id}>
      <div className="stack grow">
        <button
          type="button"
          className={`plain-button row items-center gap-12 ${styles.open}`}
          onClick={() => tools.open(file)}
        >
          <Thumbnail file={file} />
          <span className="stack grow">
            <span className="bold one-line" dir="auto" data-tooltip={name}>
              {name}
            </span>
            {caption ? (
              <span className="small one-line" dir="auto">
                {caption}
              </span>
            ) : null}
            {excerpt ? (
              <span className="small one-line" dir="auto">
                {excerpt}
              </span>
            ) : null}
            <span className="secondary one-line tabular">
              {isPrivate ? (
                <>
                  <Icon name="eye-off" size={14} /> {translate("files.onlyForMe")}
                  {" · "}
                </>
              ) : null}
              {file.attachment?.showsMoney ? (
                <>
                  <Icon name="eye-off" size={14} /> {translate("files.withPrices")}
                  {" · "}
                </>
              ) : null}
              {upload && upload.state !== "failed" ? (
                <UploadWords upload={upload} />
              ) : (
                facts.map((fact, index) => (
                  <span key={fact}>
                    {index > 0 ? " · " : null}
                    <bdi>{fact}</bdi>
                  </span>
                ))
              )}
            </span>
          </span>
        </button>
        {upload ? <UploadState upload={upload} /> : null}
      </div>
      {upload ? (
        <UploadButtons file={file} tools={tools} />
      ) : (
        <FileButtons file={file} tools={tools} />
      )}
    </li>
  );
}

function UploadButtons({ file: { name, upload }, tools }: FileRowProps) {
  const translate = useWords("common", "files");
  if (!upload || upload.state === "sent") return null;
  return (
    <>
      {upload.state === "failed" ? (
        <IconButton
          icon="arrow-forward-up"
          label={translate("files.retry", { name })}
          onClick={() => tools.retry(upload.id)}
        />
      ) : null}
      <IconButton
        icon="x"
        label={translate("files.cancel", { name })}
        onClick={() => tools.cancel(upload.id)}
      />
    </>
  );
}

/** What may be done with a file. */
export function FileButtons({ file, tools }: Pick<FileRowProps, "file" | "tools">) {
  const translate = useWords("common", "files");
  const { name, caption } = file;
  const { edit } = tools;
  const hide = edit?.hide(file);
  const cover = edit?.cover(file);
  const money = edit?.money(file);
  if (!edit)
    return (
      <IconButton
        icon="download"
        label={translate("files.downloadNamed", { name })}
        onClick={() => tools.download(file)}
      />
    );
  return (
    <Menu
      items={[
        {
          label: translate(caption ? "files.editCaption" : "files.addCaption"),
          icon: "pencil",
          onChoose: () => edit.caption(file),
        },
        {
          label: translate("files.download"),
          icon: "download",
          onChoose: () => tools.download(file),
        },
        ...(cover
          ? [
              {
                label: translate(cover.isCover ? "files.endCover" : "files.useAsCover"),
                icon: "photo" as const,
                onChoose: cover.run,
              },
            ]
          : []),
        ...(hide
          ? [
              {
                label: translate(file.isPrivate ? "files.showToAll" : "files.onlyForMe"),
                icon: file.isPrivate ? ("eye" as const) : ("eye-off" as const),
                onChoose: hide,
              },
            ]
          : []),
        ...(money
          ? [
              {
                label: translate(money.isHidden ? "files.showMoney" : "files.hideMoney"),
                icon: money.isHidden ? ("eye" as const) : ("eye-off" as const),
                onChoose: money.run,
              },
            ]
          : []),
        {
          label: translate("files.remove"),
          icon: "trash",
          isDangerous: true,
          onChoose: () => edit.remove(file),
        },
      ]}
    >
      <IconButton icon="dots-vertical" label={translate("files.actions", { name })} />
    </Menu>
  );
}
