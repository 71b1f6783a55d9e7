import { limits } from "@castor/core/limits.ts";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useIsLow, useIsPhone } from "../../device/screen/media.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useSlash } from "../../ui/interaction/use-sign-key.ts";
import { SearchRegion } from "../../ui/layout/search-region.tsx";
import styles from "./catalog-search.module.css";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { listActive } from "./list-filters.ts";

/**
 * The search box and the filters, which a small screen folds behind a button. The style sheet folds them, since the markup
 * that the build draws is for every screen (docs/decisions/068).
 */
export function CatalogSearch({ filters, onChange }: FilterFieldsProps) {
  const translate = useWords("common", "catalog");
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const partId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { typed, setTyped, submit, clear } = useTypedSearch(filters.search ?? "", (search) =>
    onChange({ search }),
  );
  useSlash(() => box.current?.focus());
  const count = listActive(filters).filter((name) => name !== "search").length;
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
    // The keyboard of a phone covers the list.
    if (isPhone || isLow) box.current?.blur();
  };
  return (
    <SearchRegion label={translate("catalog.search")} className={styles.search ?? ""}>
      <form className={styles.box} onSubmit={search}>
        <TextField
          ref={box}
          type="text"
          enterKeyHint="search"
          aria-label={translate("catalog.search")}
          placeholder={translate("catalog.searchHint")}
          autoComplete="off"
          leftSection={<Icon name="search" size={18} />}
          rightSection={
            typed === "" ? null : (
              <IconButton
                icon="x"
                label={translate("catalog.clearSearch")}
                onClick={() => {
                  clear();
                  box.current?.focus();
                }}
              />
            )
          }
          maxLength={limits.searchQuery}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <Button
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={partId}
        onClick={() => setOpen(!isOpen)}
      >
        {translate("catalog.filters")}
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={18} />
      </Button>
      <div id={partId} className={`${styles.fields} ${isOpen ? "" : styles.closed}`}>
        <FilterFields filters={filters} onChange={onChange} />
      </div>
    </SearchRegion>
  );
}

/** What is typed in the search box: it reaches the address after a short pause, with Enter at once. */
function useTypedSearch(search: string, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  // Back, a link or "Clear" has changed the address. What the box itself has sent comes back and changes nothing.
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  const send = (text: string) => {
    const next = text.trim();
    if (next === sent) return;
    setSent(next);
    onSearch(next === "" ? undefined : next);
  };
  useEffect(() => {
    if (typed.trim() === sent) return;
    const timer = setTimeout(() => send(typed), limits.catalogSearchMs);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    /** Searches at once. */
    submit: () => send(typed),
    clear: () => {
      setTyped("");
      send("");
    },
  };
}
