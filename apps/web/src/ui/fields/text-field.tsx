import "./field.css";
import { TextInput } from "@mantine/core";

/** One line of text. */
export const TextField = TextInput;
