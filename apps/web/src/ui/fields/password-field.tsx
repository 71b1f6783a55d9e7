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
  return <PasswordInput visibilityToggleButtonProps={toggle} {...rest} />;
}
