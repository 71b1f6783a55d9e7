import "@mantine/core/styles/Combobox.layer.css";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { Combobox, useCombobox } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useTrip } from "../../data/use-trip.ts";
import { useTripList } from "../../data/use-trip-list.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./command-palette.module.css";
import { findCommands } from "./find-commands.ts";
import { useCommands } from "./use-commands.ts";

const noTrips: readonly TripSummary[] = [];

export interface CommandPaletteProps {
  /** The trip on the screen. */
  tripId: string | null;
  onClose: () => void;
}

/** Finds trips, days, points, pages and actions by a few letters. */
export function CommandPalette({ tripId, onClose }: CommandPaletteProps) {
  return tripId === null ? (
    <WithTrips trip={null} onClose={onClose} />
  ) : (
    <WithTrip tripId={tripId} onClose={onClose} />
  );
}

function WithTrip({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { data } = useTrip(tripId);
  return <WithTrips trip={data ?? null} onClose={onClose} />;
}

interface PartProps {
  trip: Trip | null;
  onClose: () => void;
}

function WithTrips(props: PartProps) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <WithOwnTrips {...props} /> : <Palette {...props} trips={noTrips} />;
}

function WithOwnTrips(props: PartProps) {
  const { data } = useTripList("all");
  return <Palette {...props} trips={data ?? noTrips} />;
}

interface PaletteProps extends PartProps {
  trips: readonly TripSummary[];
}

function Palette(props: PaletteProps) {
  const translate = useWords("common", "commands");
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={translate("commands.title")}
      closeLabel={translate("actions.close")}
    >
      <Finder {...props} />
    </Dialog>
  );
}

function Finder({ trip, trips, onClose }: PaletteProps) {
  const translate = useWords("common", "commands");
  const [typed, setTyped] = useState("");
  const commands = useCommands(trip, trips);
  const found = useMemo(() => findCommands(commands, typed), [commands, typed]);
  const list = useCombobox({ opened: true });
  const { selectFirstOption } = list;
  // Enter takes the best match.
  useEffect(() => {
    if (found.length > 0) selectFirstOption();
  }, [found, selectFirstOption]);
  const run = (id: string) => {
    onClose();
    commands.find((command) => command.id === id)?.run();
  };
  return (
    <Combobox store={list} onOptionSubmit={run}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextField
          data-autofocus
          aria-label={translate("commands.title")}
          placeholder={translate("commands.search")}
          leftSection={<Icon name="search" />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.list} aria-label={translate("commands.title")}>
        {found.map(({ group, commands: own }) => (
          <Combobox.Group key={group} label={translate(`commands.groups.${group}`)}>
            {own.map(({ id, icon, label, note }) => (
              <Combobox.Option key={id} value={id} className={styles.row}>
                <Icon name={icon} />
                <span className={`one-line ${styles.label}`} dir="auto">
                  {label}
                </span>
                {note ? (
                  <span className={`one-line narrows muted ${styles.note}`} dir="auto">
                    {note}
                  </span>
                ) : null}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <div role="status">
        {found.length === 0 ? (
          <EmptyState isSmall pose="dives" text={translate("commands.nothing")} />
        ) : null}
      </div>
    </Combobox>
  );
}
