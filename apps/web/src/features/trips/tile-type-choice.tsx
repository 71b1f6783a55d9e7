import type { TileType } from "@castor/core/map/tile-types.ts";
import { RadioList } from "../../ui/choices/radio-list.tsx";
import { useTileChoices } from "./form/use-tile-choices.ts";

export interface TileTypeChoiceProps {
  label: string;
  value: TileType;
  onChange: (tileType: TileType) => void;
}

/** The choice of the map source. */
export function TileTypeChoice({ label, value, onChange }: TileTypeChoiceProps) {
  const options = useTileChoices(value);
  return <RadioList label={label} value={value} options={options} onChange={onChange} />;
}
