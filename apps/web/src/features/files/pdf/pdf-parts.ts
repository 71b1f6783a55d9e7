/** Where the build puts what the library of PDF loads by name: decoders, tables of characters and signs (`build/pdf-parts.ts`). */
export const pdfParts = (version: string): string => `/assets/pdf-${version}/`;
