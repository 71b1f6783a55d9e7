import { useContext } from "react";
import { Downloads } from "../../../features/exports/downloads.tsx";
import { VisitorView } from "../visitor-view/visitor-view.ts";
import type { SectionProps } from "./section-props.ts";

/** The files of the trip. The owner who looks as visitors do would get the owner's, so none are given then. */
export function DownloadsSection({ trip }: SectionProps) {
  return <Downloads trip={trip} isHeld={useContext(VisitorView)} />;
}
