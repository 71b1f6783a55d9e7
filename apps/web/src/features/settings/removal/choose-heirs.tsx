import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { type Heirs, nobody } from "./use-heirs.ts";

/** Asks of each trip that others edit whether it goes to one of them or with the account. Nothing without such a trip. */
export function ChooseHeirs({ heirs }: { heirs: Heirs }) {
  const translate = useWords("common", "settings");
  const { read, choiceOf, choose } = heirs;
  if (read.state === "loading") return <Loading label={translate("actions.loading")} count={1} />;
  if (read.state === "error")
    return (
      <ErrorState
        isSmall
        text={read.error.message}
        retryLabel={translate("actions.retry")}
        onRetry={read.reload}
      />
    );
  const trips = read.data;
  if (trips.length === 0) return null;
  const deleteAll = () =>
    choose(
      trips.map(({ tripId }) => tripId),
      nobody,
    );
  return (
    <section className="stack gap-12">
      <h3>{translate("settings.heirs")}</h3>
      {trips.map((trip) => (
        <SelectField
          key={trip.tripId}
          label={trip.name}
          placeholder={translate("settings.heirChoose")}
          allowDeselect={false}
          data={[
            ...trip.editors.map(({ userId, name }) => ({
              value: userId,
              label: translate("settings.heirGive", {
                name: name || translate("settings.heirUnnamed"),
              }),
            })),
            { value: nobody, label: translate("settings.heirDelete") },
          ]}
          value={choiceOf(trip)}
          onChange={(choice) => choice && choose([trip.tripId], choice)}
        />
      ))}
      {trips.length > 1 ? (
        <div className="row">
          <Button onClick={deleteAll}>{translate("settings.heirsDelete")}</Button>
        </div>
      ) : null}
      <p className="secondary">{translate("settings.heirsText")}</p>
    </section>
  );
}
