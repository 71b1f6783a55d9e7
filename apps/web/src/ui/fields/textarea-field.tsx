import "./field.css";
import { Textarea } from "@mantine/core";

/** Several lines of text; with `autosize` it grows with them. */
export const TextareaField = Textarea;
