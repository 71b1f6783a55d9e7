/** The media type of what has none that is named. */
export const unknownType = "application/octet-stream";

/** True for an image. Cameras write place and serial number into it. */
export const isImage = (type: string): boolean => type.startsWith("image/");

/** False for bytes of an unknown form: a film, or a photo of which no picture can be made, would tell visitors where it was taken. */
export const isShowable = (type: string): boolean => type !== unknownType;
