import type { Position } from "@castor/core/basics/geo.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { useFreeRoom } from "../../device/use-free-room.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchResults } from "./search/search-results.tsx";
import { useSearch } from "./search/use-search.ts";
import styles from "./search-box.module.css";

export interface SearchBoxProps {
  /** Where the map looks: nearer places come first among equals. */
  near: () => Position | null;
  onChoose: (place: FoundPlace) => void;
  /** What was chosen is still marked on the map: there is something to clear. */
  hasFound: boolean;
  /** The search is emptied: what it found is no longer asked for. */
  onClear: () => void;
}

/** Finds places: Enter searches, Enter again takes the first, arrow keys choose another. */
export function SearchBox({ near, onChoose, hasFound, onClear }: SearchBoxProps) {
  const translate = useWords();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const search = useSearch();
  const places = search.places ?? [];
  const isOpen = places.length > 0;
  const room = useFreeRoom(field, isOpen || search.isBusy);

  const choose = (place: FoundPlace) => {
    setText("");
    search.clear();
    onChoose(place);
  };
  const clear = () => {
    setText("");
    search.clear();
    onClear();
    input.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = places[active];
    // However it came into the field, no question is longer.
    const question = text.trim().slice(0, limits.searchQuery);
    if (chosen) choose(chosen);
    else if (question && !search.isBusy) {
      setActive(0);
      void search.find(question, near());
    }
  };
  const step = (event: KeyboardEvent) => {
    // The keys of a writing aid are its own.
    if (event.nativeEvent.isComposing) return;
    const last = places.length - 1;
    const to = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to !== undefined && isOpen) {
      event.preventDefault();
      setActive(to);
    } else if (event.key === "Escape" && (isOpen || search.problem)) {
      event.stopPropagation();
      search.clear();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader
    <form role="search" className={styles.box} onSubmit={submit}>
      <div ref={field} className={styles.field}>
        <Icon name="search" className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          dir="auto"
          role="combobox"
          aria-label={translate("services.search")}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          placeholder={translate("services.searchPlaceholder")}
          value={text}
          maxLength={limits.searchQuery}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value);
            search.clear();
          }}
          onKeyDown={step}
        />
        {text || hasFound ? (
          <IconButton icon="x" label={translate("services.clear")} onClick={clear} />
        ) : null}
      </div>
      <SearchResults
        id={listId}
        places={places}
        active={active}
        state={search.isBusy ? "busy" : search.problem ? "problem" : "idle"}
        message={search.problem}
        near={search.near}
        room={room}
        onChoose={choose}
      />
    </form>
  );
}
