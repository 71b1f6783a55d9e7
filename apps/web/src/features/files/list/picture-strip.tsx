import { useWords } from "../../../i18n/words.ts";
import type { FileTools } from "./file-tools.ts";
import styles from "./files.module.css";
import type { ShownFile } from "./shown-file.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** The pictures of a card in one row: a press opens one, where the rest can be done with it. */
export function PictureStrip({
  pictures,
  tools,
}: {
  pictures: readonly ShownFile[];
  tools: FileTools;
}) {
  const translate = useWords("common", "files");
  return (
    <ul className={`plain-list ${styles.strip}`} aria-label={translate("documents.kinds.picture")}>
      {pictures.map((file) => (
        <li key={file.key}>
          <button
            type="button"
            className={`plain-button ${styles.square}`}
            aria-label={file.caption || file.name}
            data-tooltip={file.caption || file.name}
            onClick={() => tools.open(file)}
          >
            <Thumbnail file={file} />
          </button>
        </li>
      ))}
    </ul>
  );
}
