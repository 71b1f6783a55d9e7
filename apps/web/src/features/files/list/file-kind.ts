import { isPass } from "@castor/core/files/pass-type.ts";
import { isDrawn } from "../../../data/files/drawn-types.ts";
import type { ShownFile } from "./shown-file.ts";

/** What a file is for whoever looks for it. */
export type FileKind = "picture" | "document" | "other";

const madeByServer = new Set(["image/heic", "image/heif"]);
const documents = /^(text\/|application\/(pdf|rtf|msword|epub|vnd\.))/;

export const kindOfFile = ({ type, name }: Pick<ShownFile, "type" | "name">): FileKind =>
  type.startsWith("image/")
    ? "picture"
    : documents.test(type) || isPass({ type, name })
      ? "document"
      : "other";

/** True for what can be shown as a picture: the server makes one of what browsers do not draw. */
export const isPicture = ({ type, attachment }: Pick<ShownFile, "type" | "attachment">): boolean =>
  isDrawn(type) || (attachment !== null && madeByServer.has(type));
export const isPdf = (type: string): boolean => type === "application/pdf";
export const isText = (type: string): boolean => type.startsWith("text/");
