/** The browser has begun to write the file long before. */
const keptMs = 60_000;

/** Gives a file to the browser to keep, under a name, as if a link to it had been followed. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
