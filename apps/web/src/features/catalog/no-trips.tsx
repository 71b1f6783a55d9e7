import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import { dropped, listActive } from "./list-filters.ts";
import { useFilterWords } from "./use-filter-words.ts";

/** Nothing to list: an empty catalog, or filters that nothing matches. Each can be dropped by itself. */
export function NoTrips({ filters, onChange }: FilterFieldsProps) {
  const translate = useWords("common", "catalog");
  const { words } = useFilterWords();
  const { isLoggedIn } = useSession();
  const active = listActive(filters);
  if (active.length === 0)
    return (
      <EmptyState
        pose="unrolls-map"
        title={translate("catalog.emptyTitle")}
        text={translate("catalog.empty")}
        action={
          <ButtonLink kind="primary" href={addressOf(isLoggedIn ? "trips" : "register")}>
            {translate(isLoggedIn ? "actions.goToTrips" : "actions.planTrip")}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      pose="dives"
      title={translate("catalog.nothingTitle")}
      text={translate("catalog.nothing")}
      action={active.map((name) => (
        <Button key={name} icon="x" onClick={() => onChange(dropped[name])}>
          {translate("catalog.drop", { what: words[name](filters) })}
        </Button>
      ))}
    />
  );
}
