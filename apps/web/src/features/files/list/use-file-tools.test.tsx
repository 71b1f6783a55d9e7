import { makeAttachment, makeTrip } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { beginInEnglish, forgetNotes } from "../../../../testing/notes-page.ts";
import type { Upload } from "../../../data/uploads/upload-entry.ts";
import { startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { ofAttachment, ofUpload, type ShownFile } from "./shown-file.ts";
import { useFileTools } from "./use-file-tools.tsx";

beforeAll(async () => {
  await startWords();
  await import("../view/picture-view.tsx");
  await import("../ticket/pass-view.tsx");
  await import("../pdf/pdf-view.tsx");
});
beforeEach(beginInEnglish);
afterEach(forgetNotes);

const trip = makeTrip({ id: "t1" });
const at = { kind: "trip", thingId: trip.id } as const;
const waiting: Upload = {
  ...{ ...at, id: "upload1", uploadId: null, tripId: trip.id, name: "", type: "", caption: "" },
  ...{ alsoAt: [], isCover: false, isPrivate: false, isPrepared: true, isSent: false },
  ...{ bytes: 3, error: null, failures: 0, at: 0, state: "waiting", progress: 0, isKept: true },
};

function Files({ files }: { files: readonly ShownFile[] }) {
  const { tools, dialogs } = useFileTools(trip, files);
  return (
    <>
      {files.map((file) => (
        <button key={file.key} type="button" onClick={() => tools.open(file)}>
          {file.name}
        </button>
      ))}
      {dialogs}
    </>
  );
}

test.each([
  ["Seats.pdf", "application/pdf"],
  ["Plan.txt", "text/plain"],
  ["Stage.jpg", "image/jpeg"],
  ["Flight.pkpass", "application/vnd.apple.pkpass"],
])("%s stays open while its upload begins, and when it has come", async (name, type) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  new FakeApi();
  const upload = { ...waiting, name, type };
  const draw = (file: ShownFile) => (
    <KitProvider>
      <Files files={[file]} />
    </KitProvider>
  );
  const { rerender } = render(draw(ofUpload(upload, at)));
  screen.getByRole("button", { name }).click();
  const dialog = await screen.findByRole("dialog", { name });
  rerender(draw(ofUpload({ ...upload, uploadId: "file1" }, at)));
  expect(screen.getByRole("dialog", { name })).toBe(dialog);
  rerender(draw(ofAttachment(makeAttachment({ ...at, fileId: "file1", name, type }))));
  expect(screen.getByRole("dialog", { name })).toBe(dialog);
});
