import type { TileType } from "@castor/core/map/tile-types.ts";
import { RadioList } from "../../ui/radio-list.tsx";
import { useTileChoices } from "./form/use-tile-choices.ts";

export interface TileTypeChoiceProps {
  label: string;
  value: TileType;
  onChange: (tileType: TileType) => void;
}

/** The map sources in sight, each with what speaks against it; what this server does not have cannot be chosen. */
export function TileTypeChoice({ label, value, onChange }: TileTypeChoiceProps) {
  const options = useTileChoices().map(({ value, label, disabled }) => ({
    value,
    label,
    isDisabled: disabled,
  }));
  return <RadioList label={label} value={value} options={options} onChange={onChange} />;
}
