/** The path of the picture that chats show with a link to a public trip. */
export const previewAddress = (tripId: string): string => `/preview/${tripId}.png`;

/** The picture of the catalog and of the first page. */
export const catalogPreviewAddress = "/preview/catalog.png";
