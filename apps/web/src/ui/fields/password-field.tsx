import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./field.css";
import { PasswordInput } from "@mantine/core";

/** A password, hidden until one asks to see it. */
export const PasswordField = PasswordInput;
