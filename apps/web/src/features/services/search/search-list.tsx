import type { Position } from "@castor/core/geo/position.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { listPlaceCredits } from "@castor/core/services/places/list-place-credits.ts";
import type { CSSProperties } from "react";
import type { FreeRoom } from "../../../device/screen/use-free-room.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Attribution } from "../../../ui/layout/attribution.tsx";
import styles from "./search-list.module.css";
import { keyOfOption, type SearchOption } from "./search-option.ts";
import { SearchRow } from "./search-row.tsx";

interface SearchListProps {
  id: string;
  options: readonly SearchOption[];
  /** The index of the row that Enter takes; null where none is chosen. */
  active: number | null;
  /** The index of the row that Enter takes while none is chosen; -1 where it searches everywhere. */
  next: number;
  state: "idle" | "busy" | "problem";
  message: string | null;
  /** What the list lacks and why, above its rows. */
  note: string | null;
  /** Distances are told from here; null for none. */
  origin: Position | null;
  routes: readonly Route[];
  /** The free height of the screen, in pixels; null until it is known. */
  room: FreeRoom | null;
  onTake: (option: SearchOption) => void;
  /** Clears the recent searches. */
  onForget: () => void;
}

const reveal = (row: HTMLDivElement | null) => row?.scrollIntoView({ block: "nearest" });

/** The rows of the search, or why there are none; the focus stays in the field. */
export function SearchList(props: SearchListProps) {
  const {
    id,
    options,
    active,
    next,
    state,
    message,
    note,
    origin,
    routes,
    room,
    onTake,
    onForget,
  } = props;
  const translate = useWords("common");
  const edges = room && {
    "--room-above": `${room.above}px`,
    "--room-below": `${room.below}px`,
  };
  const places = options.flatMap((option) => (option.kind === "place" ? [option.place] : []));
  const count = options.filter(({ kind }) => kind !== "all").length;
  const isRecent = options[0]?.kind === "recent";
  const words =
    state === "busy"
      ? translate("services.searching")
      : (message ?? (count > 0 && !isRecent ? translate("services.resultsCount", { count }) : ""));
  const head =
    state === "idle"
      ? (note ?? (origin && places.length > 0 ? translate("services.distances") : null))
      : null;
  return (
    <div
      className={`surface ${styles.results}`}
      style={edges as CSSProperties}
      data-open={state !== "idle" || note !== null || options.length > 0 || undefined}
    >
      <p
        className={state === "idle" ? "visually-hidden" : styles.message}
        role={state === "problem" ? "alert" : "status"}
      >
        {words}
      </p>
      {head ? (
        <p className={`secondary row items-center justify-between gap-8 ${styles.head}`}>{head}</p>
      ) : null}
      {isRecent ? (
        <div className={`row items-center justify-between gap-8 ${styles.head}`}>
          <span className="secondary">{translate("services.recent")}</span>
          <Button kind="quiet" onClick={onForget}>
            {translate("services.forget")}
          </Button>
        </div>
      ) : null}
      <div
        id={id}
        className={`plain-list ${styles.list}`}
        role="listbox"
        aria-label={translate(isRecent ? "services.recent" : "services.results")}
      >
        {options.map((option, index) => (
          <SearchRow
            key={keyOfOption(option)}
            ref={index === active ? reveal : undefined}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
            isNext={index === next}
            origin={origin}
            routes={routes}
            onTake={onTake}
          />
        ))}
      </div>
      <Attribution
        credits={listPlaceCredits(places.map(({ source }) => source))}
        className={styles.credits}
      />
    </div>
  );
}
