import "./field.css";
import { Textarea } from "@mantine/core";

/** Several lines of text; `autosize` makes it grow with them. */
export const TextareaField = Textarea;
