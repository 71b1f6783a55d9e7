import { toursEndpoints } from "@castor/core/endpoints/tours.ts";
import { limits } from "@castor/core/limits.ts";
import { useMemo, useRef, useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useSession } from "../../data/session/session-store.ts";
import { restartTours } from "../../data/tours/tours-store.ts";
import { useKeys, useLanguage, useWords } from "../../i18n/words.ts";
import { FormattedText } from "../../things/formatted-text.tsx";
import { KeysList } from "../../things/keys/keys-list.tsx";
import { NewsDot } from "../../things/news/news-dot.tsx";
import { newsAddress, newsSection } from "../../things/news/news-state.ts";
import { Button, ButtonLink, IconButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useSlash } from "../../ui/interaction/use-sign-key.ts";
import { ContentsLayout } from "../../ui/layout/contents-layout.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { SearchRegion } from "../../ui/layout/search-region.tsx";
import { findTopics, type HelpSection } from "./find-topics.ts";
import { HelpFigure } from "./help-figure.tsx";
import styles from "./help-page.module.css";
import { helpPictures, pictureIn } from "./help-pictures.ts";
import { listHelp } from "./list-help.ts";
import { NewsList } from "./news-list.tsx";

/** /help: short answers by subject, with a search (specification#help-page). */
export default function HelpPage() {
  const translate = useWords("common", "help", "keyboard");
  const keys = useKeys();
  const { isLoggedIn } = useSession();
  const box = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const sections = useMemo(() => listHelp(translate, keys), [translate, keys]);
  const found = findTopics(sections, search);
  const isSearching = search.trim() !== "";
  useSlash(() => box.current?.focus());
  const clear = () => {
    setSearch("");
    box.current?.focus();
  };
  return (
    <PageFrame
      title={translate("titles.help")}
      lead={translate("help.lead")}
      actions={
        <>
          <ButtonLink icon="sparkles" href={newsAddress}>
            {translate("header.news")}
            <NewsDot />
          </ButtonLink>
          {isLoggedIn ? <ShowTours /> : null}
        </>
      }
    >
      <SearchRegion label={translate("help.search")} className={styles.search ?? ""}>
        <TextField
          ref={box}
          type="text"
          enterKeyHint="search"
          aria-label={translate("help.search")}
          placeholder={translate("help.search")}
          autoComplete="off"
          maxLength={limits.searchQuery}
          leftSection={<Icon name="search" size={18} />}
          rightSection={
            search === "" ? null : (
              <IconButton icon="x" label={translate("help.clear")} onClick={clear} />
            )
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p className={`mt-4 muted ${styles.count}`} role="status">
          {isSearching
            ? translate("help.found", {
                count: found.reduce((sum, { topics }) => sum + topics.length, 0),
              })
            : null}
        </p>
      </SearchRegion>
      {found.length === 0 ? (
        <EmptyState
          pose="dives"
          text={translate("help.nothing")}
          action={<Button onClick={clear}>{translate("help.clear")}</Button>}
        />
      ) : (
        <ContentsLayout label={translate("help.contents")} entries={found} isText>
          {found.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </ContentsLayout>
      )}
    </PageFrame>
  );
}

/** Makes all guided tours available again (specification#tour-calls). */
function ShowTours() {
  const translate = useWords("common", "help");
  const { run, isBusy } = useChange(toursEndpoints.reset);
  const reset = async () => {
    const outcome = await run({});
    if (!outcome.isDone) return showToast("error", outcome.error.message);
    restartTours(outcome.answer);
    showToast("ok", translate("help.toursShown"));
  };
  return (
    <Button icon="arrow-back-up" isBusy={isBusy} onClick={() => void reset()}>
      {translate("help.showTours")}
    </Button>
  );
}

function Section({ section: { id, title, topics } }: { section: HelpSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {id === "keyboard" ? (
        <KeysList keys={topics} />
      ) : id === newsSection ? (
        <NewsList shown={new Set(topics.map((topic) => topic.id))} />
      ) : (
        topics.map((topic) => (
          <article key={topic.id} id={topic.id} className={styles.topic}>
            <h3>{topic.title}</h3>
            <FormattedText text={topic.text} />
            <TopicPicture topicId={topic.id} />
          </article>
        ))
      )}
    </section>
  );
}

function TopicPicture({ topicId }: { topicId: string }) {
  const translate = useWords("common", "help");
  const language = useLanguage();
  const picture = helpPictures.find(({ topic }) => topic === topicId);
  if (!picture) return null;
  const { src, height } = pictureIn(language, picture);
  return (
    <HelpFigure
      src={src}
      alt={translate(`help.pictures.${picture.name}`)}
      width={picture.width}
      height={height}
    />
  );
}
