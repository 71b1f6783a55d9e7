import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { asOneLine, isWebAddress } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";

const line = (max: number) =>
  z.string().check(z.trim(), ...asOneLine, z.maxLength(max, message("maxLength", max)));

/** What the server made of a picture's file, so that nobody asks it for other files: see `pictureAddress` of picture-address.ts. */
const proof = z.string().check(z.regex(/^[\w-]{43}$/, message("invalidValue")));

/**
 * A picture of Wikimedia Commons: the name of its file there, whose it is, and the free licence that it is under
 * (specification#pictures). Its bytes come from this server.
 */
export const picture = z.object({
  file: line(limits.pictureFile),
  proof,
  /** Plain text; empty where the picture names nobody. */
  author: z.string().check(z.maxLength(limits.name, message("maxLength", limits.name))),
  licence: line(limits.pictureLicence),
  /** Empty for the public domain. */
  licenceUrl: z.string().check(
    z.maxLength(limits.shortText, message("maxLength", limits.shortText)),
    z.refine((value) => value === "" || isWebAddress(value), message("invalidUrl")),
  ),
});
export type Picture = z.infer<typeof picture>;

/** A picture that a point may get. */
export const pictureCandidate = z.object({
  picture,
  /** What the picture shows, by its name in Wikidata. */
  name: z.string(),
  /** True where name and position say that this is the place. */
  isCertain: z.boolean(),
});
export type PictureCandidate = z.infer<typeof pictureCandidate>;
