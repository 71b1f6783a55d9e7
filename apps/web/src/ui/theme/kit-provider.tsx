import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./primitives.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { colorSchemeManager } from "../../device/screen/color-scheme.ts";
import { resolveCssVariables, theme } from "./theme.ts";

/** Provides tokens, fonts, theme and colour scheme to everything below it. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
