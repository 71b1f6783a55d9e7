import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./field.css";
import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";

export interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  /** The name of the button that shows and hides the password. The field's label follows it: a form may have three. */
  toggleLabel: string;
}

/** A password field with a button, reachable by keyboard, that shows the password. */
export function PasswordField({ toggleLabel, ...rest }: PasswordFieldProps) {
  const { label } = rest;
  const name = typeof label === "string" ? `${toggleLabel}: ${label}` : toggleLabel;
  const toggle = { "aria-label": name, tabIndex: 0 };
  // Mantine does not set aria-invalid on the inner input.
  const isWrong = rest.error ? true : undefined;
  return <PasswordInput visibilityToggleButtonProps={toggle} aria-invalid={isWrong} {...rest} />;
}
