import type { MemberStanding } from "./add-members.ts";
import type { NamedEndpoint } from "./every-row.ts";

export type Caller = "visitor" | "stranger" | MemberStanding | "owner";

/** The callers whom each right admits (decision 122). */
const admitted: Readonly<Record<string, readonly Caller[]>> = {
  "trip-member": ["viewer", "viewer without money", "editor", "editor without money", "owner"],
  "trip-editor": ["editor", "editor without money", "owner"],
  "trip-owner": ["owner"],
};

/** The status of a caller's sample call by the table of decision 122, told apart from `refusalOf` of core, which the server asks. */
export function expectedOf(
  { name, row }: NamedEndpoint,
  caller: Caller,
  isPublic: boolean,
): number {
  const { who } = row.access;
  const { isPrivate = false, isMoney = false } = "trip" in row.access ? row.access : {};
  const isReader = who === "trip-reader";
  const isOutside = caller === "visitor" || caller === "stranger";
  if (caller === "visitor" && (!isReader || row.changes !== undefined)) return 401;
  if (isOutside && (!isPublic || isPrivate)) return 404;
  // Of a photo that is shown to visitors there are pictures alone; the sample is one.
  if (isOutside && name === "files.read") return 404;
  if (isOutside) return isReader ? 200 : 403;
  if (isMoney && caller.endsWith("without money")) return 404;
  // Members take out themselves alone; the sample takes out another.
  if (name === "members.remove" && caller !== "owner") return 403;
  // Viewers reply, and change what they have written; the sample is a note of the owner.
  if (caller.startsWith("viewer") && ["notes.save", "notes.remove"].includes(name)) return 403;
  // So do they with files; the sample is a file of the owner.
  if (caller.startsWith("viewer") && name === "files.remove") return 403;
  // Only its uploader may hide a file, and show it again.
  if (name === "privateFiles.save" && caller !== "owner") return 404;
  if (name === "privateFiles.show" && caller.startsWith("editor")) return 404;
  return isReader || admitted[who]?.includes(caller) ? 200 : 403;
}
