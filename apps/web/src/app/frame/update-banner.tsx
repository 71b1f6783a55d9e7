import { closeUpdate, takeUpdate } from "../../device/worker/app-worker.ts";
import { useWords } from "../../i18n/words.ts";
import { Banner, BannerButton } from "../../ui/feedback/banner.tsx";

/** Offers a new version, once (specification#new-version). */
export function UpdateBanner() {
  const translate = useWords("common");
  return (
    <Banner
      kind="info"
      text={translate("offline.newVersionAvailable")}
      closeLabel={translate("actions.close")}
      onClose={closeUpdate}
    >
      <BannerButton label={translate("offline.updateButton")} onClick={takeUpdate} />
      <BannerButton label={translate("offline.laterButton")} onClick={closeUpdate} />
    </Banner>
  );
}
