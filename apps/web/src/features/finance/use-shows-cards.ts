import { useMedia } from "../../device/media.ts";

/** Below this the columns would not be read, or not all: the costs are cards then. */
const cardsQuery = "(max-width: 1023px)";

/** True where the costs are cards, which have no headings to sort by. */
export function useShowsCards(): boolean {
  return useMedia(cardsQuery);
}
