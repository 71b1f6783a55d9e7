import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { colorSchemeKeeper } from "../device/color-scheme.ts";
import { resolveCssVariables, theme } from "./theme.ts";

/** Gives everything below it the product's look: tokens, fonts, theme, colour scheme. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      colorSchemeManager={colorSchemeKeeper}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
