import type { TripChange } from "@castor/core/changes/trip-change.ts";

/** Shorter texts are typed again in a moment. */
const worthCopying = 12;

/** What a change says in words of its author's own: a note's text, descriptions. Empty when that is not worth copying. */
export function typedText(change: TripChange): string {
  const texts = ((): (string | undefined)[] => {
    switch (change.name) {
      case "notes.add":
        return [change.args.note.text];
      case "notes.save":
        return [change.args.change.text];
      case "points.add":
      case "finance.add":
        return [change.args.fields.name, change.args.fields.description ?? ""];
      case "points.save":
      case "finance.save":
      case "routes.save":
        return [change.args.change.name, change.args.change.description ?? ""];
      case "attachments.add":
        return [change.args.attachment.caption];
      case "attachments.save":
        return [change.args.change.caption];
      case "routes.add":
        return [change.args.form.name, change.args.form.description];
      default:
        return [];
    }
  })();
  const text = texts.filter(Boolean).join("\n\n");
  return text.length < worthCopying ? "" : text;
}
