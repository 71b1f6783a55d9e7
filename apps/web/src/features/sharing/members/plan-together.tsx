import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useWords } from "../../../i18n/words.ts";
import { Face } from "../../../things/people/face.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./members.module.css";
import { readsNow } from "./reads-now.ts";

const mostFaces = 5;

export interface PlanTogetherProps {
  trip: Pick<Trip, "id">;
  onOpen: () => void;
}

/** Who plans a trip, and the way to invite others, for its owner. */
export function PlanTogether({ trip, onOpen }: PlanTogetherProps) {
  const translate = useWords("common", "sharing");
  const { data: members = [] } = useRead(membersEndpoints.list, { tripId: trip.id }, readsNow);
  return (
    <section className={`stack gap-8 ${styles.together}`}>
      <h3>{translate("members.together")}</h3>
      {members.length > 1 ? (
        <div className="row wrap items-center gap-4">
          {members.slice(0, mostFaces).map(({ userId, name }) => (
            <Face key={userId} userId={userId} name={name} />
          ))}
          <span className="secondary">
            {translate("members.people", { count: members.length })}
          </span>
        </div>
      ) : (
        <p className="secondary">{translate("members.togetherText")}</p>
      )}
      <div className="row">
        <Button icon="users" onClick={onOpen}>
          {translate(members.length > 1 ? "members.manage" : "members.togetherDo")}
        </Button>
      </div>
    </section>
  );
}
