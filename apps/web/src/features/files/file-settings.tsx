import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import type { FileUsage } from "@castor/core/files/file.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useEffect, useState } from "react";
import { listKeptFiles } from "../../data/files/kept-files.ts";
import { cacheOwner } from "../../data/http/cache/cached-call.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useOriginals } from "../../data/uploads/original-photos.ts";
import { countUploads } from "../../data/uploads/start-uploads.ts";
import { formatSize } from "../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import styles from "./file-settings.module.css";

const WaitingFiles = lazyComponent(async () => (await import("./waiting-files.tsx")).WaitingFiles);

/** What the files of the account take, its largest files, and how photos are sent. */
export function FileSettings() {
  const translate = useWords("common", "settings");
  const { state, data, error, reload } = useRead(filesEndpoints.usage, {});
  const [isOriginal, setOriginal] = useOriginals();
  return (
    <div className="stack gap-16">
      {state === "loading" ? <Loading label={translate("actions.loading")} count={2} /> : null}
      {state === "error" ? (
        <ErrorState
          isSmall
          text={error.message}
          retryLabel={translate("actions.retry")}
          onRetry={reload}
        />
      ) : null}
      {data ? <Usage usage={data} /> : null}
      {countUploads() > 0 ? (
        <LazyBoundary onFail={() => showToast("error", translate("actions.notOpened"))}>
          <WaitingFiles />
        </LazyBoundary>
      ) : null}
      <KeptFiles />
      <SwitchField
        label={translate("settings.originals")}
        description={translate("settings.originalsHint")}
        checked={isOriginal}
        onChange={({ currentTarget }) => setOriginal(currentTarget.checked)}
      />
    </div>
  );
}

/** What this browser keeps of files of the user; nothing while it keeps none. */
function KeptFiles() {
  const translate = useWords("common", "settings");
  const language = useLanguage();
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    const owner = cacheOwner();
    void listKeptFiles().then((files) =>
      setBytes(files.reduce((sum, file) => sum + (file.owner === owner ? file.bytes : 0), 0)),
    );
  }, []);
  if (bytes === 0) return null;
  const size = formatSize(bytes, language);
  const limit = formatSize(fileLimits.keptBytes, language);
  return <p className="secondary tabular">{translate("settings.keptFiles", { size, limit })}</p>;
}

function Usage({ usage: { bytes, limit, fileLimit, largest } }: { usage: FileUsage }) {
  const translate = useWords("common", "settings");
  const language = useLanguage();
  const sizeOf = (count: number) => formatSize(count, language);
  const used = translate("settings.filesUsed", { used: sizeOf(bytes), limit: sizeOf(limit) });
  return (
    <>
      <div>
        <p className="mb-8 tabular">{used}</p>
        <meter
          className={styles.meter}
          aria-label={used}
          min={0}
          max={limit}
          high={limit * 0.9}
          value={Math.min(bytes, limit)}
        />
        <p className="secondary mt-4">
          {translate("settings.fileLimit", { limit: sizeOf(fileLimit) })}
        </p>
      </div>
      {largest.length > 0 ? (
        <div>
          <h3 className={styles.heading}>{translate("settings.largestFiles")}</h3>
          <ul className={`plain-list ${styles.files}`}>
            {largest.map(({ id, name, bytes: size, tripId, tripName }) => (
              <li key={id} className={`row items-center gap-12 ${styles.file}`}>
                <span className="stack grow">
                  <span className="one-line" dir="auto" data-tooltip={name}>
                    {name}
                  </span>
                  {tripId && tripName ? (
                    <Link
                      className={`small one-line ${styles.trip}`}
                      href={addressOf("documents", { tripId })}
                      dir="auto"
                    >
                      {tripName}
                    </Link>
                  ) : (
                    <span className="secondary">{translate("settings.leftTrip")}</span>
                  )}
                </span>
                <span className="rigid muted tabular">{sizeOf(size)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
