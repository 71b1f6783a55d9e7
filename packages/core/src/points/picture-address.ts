import type { Picture } from "./picture.ts";

export const pictureFolder = "/pictures/";

/** Where this server has the picture. The proof is a secret of the server and the file's name, so the address tells nothing of a trip. */
export const pictureAddress = ({ proof: id, file }: Pick<Picture, "file" | "proof">): string =>
  `${pictureFolder}${id}/${encodeURIComponent(file)}`;

const sourceName = "Wikimedia Commons";

/** Author, licence and source of a picture in one line. */
export const pictureCredit = ({ author, licence }: Pick<Picture, "author" | "licence">): string =>
  [author, licence, sourceName].filter((part) => part !== "").join(", ");

/** The page of the picture in Wikimedia Commons, which says all of its author and licence. */
export const pictureSource = ({ file }: Pick<Picture, "file">): string =>
  `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.replaceAll(" ", "_"))}`;
