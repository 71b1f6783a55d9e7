import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./field.css";
import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password, hidden until one asks to see it. The kit shows that it is wrong, but tells no screen reader. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />;
}
