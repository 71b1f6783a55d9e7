import { layouts } from "@castor/core/map/layouts.ts";
import { useWords } from "../../../i18n/words.ts";
import { RadioList } from "../../../ui/radio-list.tsx";
import { useLayout } from "../panel/use-layout.ts";
import { LayoutDrawing } from "./layout-drawing.tsx";

/** How map and plan share the screen, for whoever looks. */
export function LayoutSection() {
  const translate = useWords();
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
