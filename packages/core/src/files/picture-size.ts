import * as z from "zod/mini";

/** The sizes in which pictures of files are shown: in a list, on a card, and on a whole screen. Longest sides in pixels. */
export const pictureSides = { thumb: 320, card: 960, screen: 2048 } as const;
export type PictureSize = keyof typeof pictureSides;

export const pictureSize = z.enum(["thumb", "card", "screen"] satisfies PictureSize[]);
