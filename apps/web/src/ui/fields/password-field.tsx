import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./field.css";
import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";

export interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  /** What the button says that shows and hides the password. */
  toggleLabel: string;
}

/** A password, hidden until one asks to see it; the keyboard can ask too. */
export function PasswordField({ toggleLabel, ...rest }: PasswordFieldProps) {
  const toggle = { "aria-label": toggleLabel, tabIndex: 0 };
  // The kit shows that a password is wrong, but says it to no screen reader.
  const isWrong = rest.error ? true : undefined;
  return <PasswordInput visibilityToggleButtonProps={toggle} aria-invalid={isWrong} {...rest} />;
}
