import { questionOf } from "@castor/core/geo/pasted/question-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from "react";
import { loadedPastedReader, loadPastedReader } from "../../../things/use-pasted-reader.ts";
import { useSlash } from "../../../ui/interaction/use-sign-key.ts";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import { forgetSearches, rememberSearch } from "./recent-searches.ts";
import { keyOfOption, type SearchOption, stepTo } from "./search-option.ts";
import { useSearchOptions } from "./use-search-options.ts";

/** `isSure`: a suggestion or a link was taken, which needs no second look as a result of a search does. */
export type ChoosePlace = (place: FoundPlace, isSure: boolean) => void;

interface SearchBoxUse {
  input: RefObject<HTMLInputElement | null>;
  routes: readonly Route[];
  near: () => Position | null;
  onChoose: ChoosePlace;
  onOpenPoint: (point: Point) => void;
  onClear: () => void;
}

/** The text of the search box, its open list and its keys. */
export function useSearchBox(use: SearchBoxUse) {
  const { input, routes, near, onChoose, onOpenPoint, onClear } = use;
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const found = useSearchOptions(text, routes, near);
  const { options, search, hasResults, offlineNote, problem, pasted, onText, clear } = found;
  // The focus that comes back after a choice does not open the list over what was chosen.
  const staysShut = useRef(false);

  const keys = options.map(keyOfOption);
  const index = activeKey === null ? -1 : keys.indexOf(activeKey);
  // Enter takes the first result of a full search. A suggestion has to be chosen.
  const active = index >= 0 ? index : hasResults ? 0 : null;
  const isListed = options.length > 0 && (isOpen || hasResults);

  const shut = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const isShown = isListed || problem !== null || search.isBusy;
  const closeList = () => {
    search.clear();
    shut();
  };
  const reset = () => {
    setText("");
    clear();
    shut();
  };
  const choose = (place: FoundPlace, isSure: boolean) => {
    reset();
    staysShut.current = true;
    onChoose(place, isSure);
  };
  const openOwn = (point: Point) => {
    reset();
    staysShut.current = true;
    onOpenPoint(point);
  };
  /** The reader of pasted text; null when something else was searched or taken before it came. */
  const waitForReader = async () => {
    const loaded = loadedPastedReader();
    if (loaded) return loaded;
    const isStillWanted = search.begin();
    const reader = await loadPastedReader();
    return isStillWanted() ? reader : null;
  };
  const find = async (question: string) => {
    setActiveKey(null);
    const reader = await waitForReader();
    if (!reader) return;
    const read = reader(question);
    const isLink = read?.kind === "short";
    if (!read) rememberSearch(question);
    const q = questionOf(read, question);
    if (q === null) return search.clear();
    const [first] = await search.find(q, near(), { saysReason: isLink });
    // A link means one place.
    if (isLink && first) choose(first, true);
  };
  /** Without a choice Enter takes the first suggestion of this text, else it searches everywhere. */
  const enter = async (question: string) => {
    const reader = await waitForReader();
    if (!reader) return;
    const read = reader(question);
    if (read?.kind === "untold") return search.clear();
    // The reader has come only now: what is suggested answers a part of the text.
    if (read && read.kind !== "place" && !pasted) return find(question);
    const isWanted = found.isFirstUnderWay ? search.begin() : null;
    const first = await found.waitForFirst(read);
    if (isWanted && !isWanted()) return;
    if (!first) return find(question);
    const own = found.ownOf(first);
    if (own) return openOwn(own.point);
    if (!read) rememberSearch(first.name.slice(0, limits.searchQuery));
    choose(first, true);
  };
  const take = (option: SearchOption) => {
    if (option.kind === "recent" || option.kind === "all") {
      setText(option.text);
      return void find(option.text);
    }
    if (option.kind === "place") {
      if (!hasResults && !pasted) rememberSearch(option.place.name.slice(0, limits.searchQuery));
      return choose(option.place, !hasResults);
    }
    openOwn(option.place.point);
  };

  // Back closes the list.
  useLayer(isShown, closeList);
  useSlash(() => input.current?.focus());

  return {
    text,
    options,
    active,
    /** The index of the row that Enter takes while none is chosen. */
    next: active === null && found.firstKey !== null ? keys.indexOf(found.firstKey) : -1,
    search,
    problem,
    isListed,
    offlineNote,
    take,
    onChange: (next: string) => {
      setText(next);
      onText(next);
      setActiveKey(null);
      setOpen(true);
    },
    onFocus: () => {
      if (!staysShut.current) setOpen(true);
      staysShut.current = false;
    },
    forget: () => {
      forgetSearches();
      input.current?.focus();
    },
    open: () => setOpen(true),
    shut,
    clearAll: () => {
      reset();
      onClear();
      input.current?.focus();
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const chosen = isListed && active !== null ? options[active] : undefined;
      const question = text.trim();
      if (chosen) take(chosen);
      else if (!question) input.current?.focus();
      else if (!search.isBusy) void enter(question);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Keys during text composition (IME) are ignored.
      if (event.nativeEvent.isComposing) return;
      const { key } = event;
      if (key === "Escape") {
        if (!isShown && !text) return;
        event.preventDefault();
        event.stopPropagation();
        if (isShown) closeList();
        else reset();
        return;
      }
      const to = stepTo(key, isListed ? active : null, options.length);
      if (to === undefined) return;
      event.preventDefault();
      setOpen(true);
      setActiveKey(keys[to] ?? null);
    },
  };
}
