/** The path of the picture that chats show with a link to a public trip: its map. */
export const previewAddress = (tripId: string): string => `/preview/${tripId}.png`;

/** The same for a trip whose cover is a picture, which a PNG would make too large. */
export const coverPreviewAddress = (tripId: string): string => `/preview/${tripId}.jpg`;

/** The picture of the catalog and of the first page. */
export const catalogPreviewAddress = "/preview/catalog.png";
