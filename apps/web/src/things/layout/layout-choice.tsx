import { layouts } from "@castor/core/map/layouts.ts";
import { useWords } from "../../i18n/words.ts";
import { RadioList } from "../../ui/choices/radio-list.tsx";
import { LayoutDrawing } from "./layout-drawing.tsx";
import { useLayout } from "./use-layout.ts";

/** The choice of the layout of map and plan, for this user. */
export function LayoutChoice() {
  const translate = useWords("common");
  const [layout, choose] = useLayout();
  return (
    <RadioList
      label={translate("mapSettings.layout")}
      value={layout}
      options={layouts.map((value) => ({
        value,
        label: translate(`mapSettings.layouts.${value}`),
        drawing: <LayoutDrawing layout={value} />,
      }))}
      onChange={choose}
    />
  );
}
