import { ErrorEvent, type Map as GlMap } from "maplibre-gl";
import { drawMapImage } from "../images/draw-map-image.ts";
import { waitForLetters } from "../images/wait-for-letters.ts";

/** Draws the pictures that the style asks for by name, each when it is first needed. */
export function supplyImages(map: GlMap): void {
  let isGone = false;
  map.once("remove", () => {
    isGone = true;
  });
  map.setMissingStyleImageResolver(async (id) => {
    await waitForLetters();
    if (isGone) return;
    try {
      const image = drawMapImage(id);
      // Several tiles may ask for one picture at once.
      if (image && !map.hasImage(id))
        map.addImage(id, image.data, { pixelRatio: image.pixelRatio });
    } catch (error) {
      // The renderer goes on without the picture and keeps the reason to itself.
      map.fire(new ErrorEvent(error instanceof Error ? error : new Error(String(error))));
    }
  });
}
