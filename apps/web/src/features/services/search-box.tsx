import type { Position } from "@castor/core/geo/position.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useClickOutside } from "@mantine/hooks";
import { useId, useRef } from "react";
import { useFreeRoom } from "../../device/screen/use-free-room.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { SearchList } from "./search/search-list.tsx";
import { type ChoosePlace, useSearchBox } from "./search/use-search-box.ts";
import { SearchForm } from "./search-form.tsx";

export interface SearchBoxProps {
  /** The days whose points are found too. */
  routes: readonly Route[];
  /** The centre of the map: nearer places come first among equals. */
  near: () => Position | null;
  /** The last point of the day in view, from which distances are told; null without one. */
  origin: Position | null;
  onChoose: ChoosePlace;
  onOpenPoint: (point: Point) => void;
  /** True while the chosen place is marked on the map: it can be cleared. */
  hasFound: boolean;
  /** The search was cleared: its marker goes. */
  onClear: () => void;
}

/**
 * The search for places: suggestions while typing, chosen by arrow keys and Enter. Enter without a choice takes
 * the first one; where none is, it searches everywhere, and a second Enter takes the first result.
 */
export function SearchBox(props: SearchBoxProps) {
  const { routes, near, origin, onChoose, onOpenPoint, hasFound, onClear } = props;
  const translate = useWords("common");
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const box = useSearchBox({ input, routes, near, onChoose, onOpenPoint, onClear });
  const { text, active, next, search, problem, isListed } = box;
  const form = useClickOutside<HTMLFormElement>(box.shut);
  const room = useFreeRoom(field, isListed || search.isBusy || problem !== null);
  return (
    <SearchForm
      ref={form}
      field={field}
      onSubmit={box.submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A phone's keyboard that closes takes the focus to nothing; the list stays.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) box.shut();
      }}
      input={{
        ref: input,
        role: "combobox",
        "aria-keyshortcuts": "/",
        "aria-expanded": isListed,
        "aria-controls": listId,
        "aria-autocomplete": "list",
        "aria-activedescendant": isListed && active !== null ? `${listId}-${active}` : undefined,
        value: text,
        onChange: (event) => box.onChange(event.currentTarget.value),
        onFocus: box.onFocus,
        onClick: box.open,
        onKeyDown: box.onKeyDown,
      }}
      clear={
        text || hasFound ? (
          <IconButton icon="x" label={translate("services.clear")} onClick={box.clearAll} />
        ) : null
      }
    >
      <SearchList
        id={listId}
        options={isListed ? box.options : []}
        active={active}
        next={next}
        state={search.isBusy ? "busy" : problem ? "problem" : "idle"}
        message={problem}
        note={text ? box.offlineNote : null}
        origin={origin}
        routes={routes}
        room={room}
        onTake={box.take}
        onForget={box.forget}
      />
    </SearchForm>
  );
}
