import { distanceBetween, type Position, readPosition } from "@castor/core/geo/position.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { TripPlace } from "@castor/core/points/trip-places.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { ReactNode, Ref } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./search-list.module.css";
import type { SearchOption } from "./search-option.ts";

interface SearchRowProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  /** Enter takes it, though it is not chosen. */
  isNext: boolean;
  origin: Position | null;
  routes: readonly Route[];
  onTake: (option: SearchOption) => void;
  ref: Ref<HTMLDivElement> | undefined;
}

/** A row of the search list. */
export function SearchRow(props: SearchRowProps) {
  const { id, option, isActive, isNext, origin, routes, onTake, ref } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      ref={ref}
      id={id}
      className={`grid items-center ${styles.place}`}
      role="option"
      aria-selected={isActive}
      data-next={isNext || undefined}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(option)}
    >
      {option.kind === "point" ? (
        <OwnPoint place={option.place} routes={routes} />
      ) : option.kind === "place" ? (
        <Found place={option.place} origin={origin} />
      ) : (
        <Query text={option.text} isRecent={option.kind === "recent"} />
      )}
    </div>
  );
}

/** What tells it from others, below its name. */
function About({ text }: { text: string }) {
  return text ? (
    <span className={`secondary ${styles.about}`} dir="auto">
      {text}
    </span>
  ) : null;
}

function Name({ children }: { children: ReactNode }) {
  return (
    <span className="narrows breaks" dir="auto">
      {children}
    </span>
  );
}

function OwnPoint({ place, routes }: { place: TripPlace; routes: readonly Route[] }) {
  const translate = useWords("common");
  const { point, routeIds } = place;
  const { icon, color } = pointTypeOf(point.typeId);
  const days = routes.filter(({ id }) => routeIds.includes(id)).map(({ name }) => name);
  return (
    <>
      <ThingIcon name={icon} color={color} />
      <Name>{point.name}</Name>
      <About text={translate("services.inTrip", { days: days.join(", ") })} />
    </>
  );
}

function Found({ place, origin }: { place: FoundPlace; origin: Position | null }) {
  const translate = useWords("common");
  const { distance } = useFormats();
  const { name, address, typeId, source, area } = place;
  const { icon, color } = pointTypeOf(typeId);
  // The gazetteer has towns and airports. A position of typed coordinates may have no name.
  const isTown = typeId === "Other" && source === "gazetteer" && readPosition(name) === null;
  const kind = area
    ? translate(`services.${area.kind}`)
    : isTown
      ? translate("services.town")
      : typeId === "Other"
        ? ""
        : translate(`points.types.${typeId}`);
  const away = origin && distance(distanceBetween(origin, place));
  return (
    <>
      <ThingIcon name={icon} color={color} />
      <Name>{name}</Name>
      {away ? (
        <span className="secondary tabular">
          <span aria-hidden>{away}</span>
          <span className="visually-hidden">
            {translate("services.fromLastPoint", { distance: away })}
          </span>
        </span>
      ) : null}
      <About text={[kind, address].filter(Boolean).join(" · ")} />
    </>
  );
}

function Query({ text, isRecent }: { text: string; isRecent: boolean }) {
  const translate = useWords("common");
  return (
    <>
      <Icon name={isRecent ? "clock" : "search"} />
      <Name>{isRecent ? text : translate("services.everywhere", { text })}</Name>
    </>
  );
}
