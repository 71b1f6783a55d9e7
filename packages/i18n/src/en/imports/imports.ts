/** Words that pages say of imports: the buttons that start one, and where a file may be dropped. */
export const imports = {
  open: "Import",
  openTrip: "Import a trip",
  openInto: "Import into this trip",
  dropHere: "Drop the file to see what is in it",
  onlyOne: "Only the first file is read. Import the others one at a time.",
} as const;
