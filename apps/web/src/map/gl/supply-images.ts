import { ErrorEvent, type Map as GlMap } from "maplibre-gl";
import { drawMapImage } from "../images/draw-map-image.ts";
import { waitForFonts } from "../images/wait-for-fonts.ts";

/** Draws the images that the style names, each when it is first needed. */
export function supplyImages(map: GlMap): void {
  let isGone = false;
  map.once("remove", () => {
    isGone = true;
  });
  map.setMissingStyleImageResolver(async (id) => {
    await waitForFonts();
    if (isGone) return;
    try {
      const image = drawMapImage(id);
      // Several tiles may request the same image at once.
      if (image && !map.hasImage(id))
        map.addImage(id, image.data, { pixelRatio: image.pixelRatio });
    } catch (error) {
      // The renderer goes on without the image and does not report the error itself.
      map.fire(new ErrorEvent(error instanceof Error ? error : new Error(String(error))));
    }
  });
}
