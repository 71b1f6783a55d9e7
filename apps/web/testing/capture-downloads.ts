import { vi } from "vitest";

/** Captures the files that a page downloads: `saved` has their names and contents. */
export function captureDownloads() {
  const made = new Map<string, Blob>();
  const kept: { name: string; content: Blob | undefined }[] = [];
  URL.createObjectURL = (content: Blob) => {
    const address = `blob:fake-${made.size}`;
    made.set(address, content);
    return address;
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, content: made.get(this.href) });
  });
  return {
    saved: () =>
      Promise.all(kept.map(async ({ name, content }) => ({ name, text: await content?.text() }))),
  };
}
