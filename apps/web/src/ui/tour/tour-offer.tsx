import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "../buttons/button.tsx";

/** The place that a page or dialog has for the button; the one of a dialog comes after its page's. `short`: for an icon. */
const slots = "[data-tour-slot]";

/** A small button that begins a tour, in the place that the open page or dialog has for it. */
export function TourOffer({ label, onBegin }: { label: string; onBegin: () => void }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot([...document.querySelectorAll<HTMLElement>(slots)].at(-1) ?? null), []);
  if (slot === null) return null;
  const icon = "info-circle";
  return createPortal(
    slot.dataset.tourSlot === "short" ? (
      <IconButton icon={icon} label={label} onClick={onBegin} />
    ) : (
      <Button icon={icon} onClick={onBegin}>
        {label}
      </Button>
    ),
    slot,
  );
}
