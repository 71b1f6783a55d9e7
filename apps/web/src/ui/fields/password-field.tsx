import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./field.css";
import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";

export interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  /** The accessible name of the button that shows and hides the password. */
  toggleLabel: string;
}

/** A password field with a button, reachable by keyboard, that shows the password. */
export function PasswordField({ toggleLabel, ...rest }: PasswordFieldProps) {
  const toggle = { "aria-label": toggleLabel, tabIndex: 0 };
  // Mantine does not set aria-invalid on the inner input.
  const isWrong = rest.error ? true : undefined;
  return <PasswordInput visibilityToggleButtonProps={toggle} aria-invalid={isWrong} {...rest} />;
}
