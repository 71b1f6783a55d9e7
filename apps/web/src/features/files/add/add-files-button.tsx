import { type RefObject, useRef } from "react";
import type { UploadPlace } from "../../../data/uploads/upload-entry.ts";
import { useIsTouch } from "../../../device/screen/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, type ButtonKind, IconButton } from "../../../ui/buttons/button.tsx";
import { addFiles } from "./add-files.ts";

export interface AddFilesButtonProps {
  place: UploadPlace;
  kind?: ButtonKind;
}

/** Chooses files of any type. On a touch screen the camera is one press away, but for private files, which are no sights. */
export function AddFilesButton({ place, kind }: AddFilesButtonProps) {
  const translate = useWords("common", "files");
  const label = translate(place.isPrivate ? "files.onlyForMe" : "card.addFiles");
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useIsTouch() && !place.isPrivate;
  return (
    <>
      <FileInput input={input} label={label} place={place} />
      <Button
        kind={kind}
        icon={place.isPrivate ? "eye-off" : "plus"}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {hasCamera ? (
        <>
          <FileInput input={camera} label={translate("files.takePhoto")} place={place} isCamera />
          <IconButton
            icon="photo"
            label={translate("files.takePhoto")}
            onClick={() => camera.current?.click()}
          />
        </>
      ) : null}
    </>
  );
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  place: UploadPlace;
  /** Opens the camera in place of a choice of files. */
  isCamera?: boolean;
}

function FileInput({ input, label, place, isCamera = false }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      {...(isCamera ? { accept: "image/*", capture: "environment" } : { multiple: true })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = "";
        void addFiles(files, place);
      }}
    />
  );
}
