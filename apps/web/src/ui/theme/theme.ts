import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/**
 * The z-index of each layer: dialogs, guided tours, toasts, over them dropdowns and menus, and the tooltip. Someone has just
 * opened a menu, and a toast must not hide its items.
 */
export const layers = {
  header: 200,
  dialog: 9_000,
  tour: 9_500,
  notifications: 10_000,
  dropdown: 10_100,
  tooltip: 10_200,
} as const;

const river: MantineColorsTuple = [
  "#e8f5f4",
  "#d0e8e7",
  "#a5d4d2",
  "#79c4c0",
  "#55c4be",
  "#2c9c97",
  "#178482",
  "#0f7675",
  "#0b6b6b",
  "#095a5a",
];

/** Mantine's palette for dark surfaces, borders and hovers: the dark tokens and steps between them. */
const dark: MantineColorsTuple = [
  "#e8edec",
  "#a5b5b8",
  "#718085",
  "#56666b",
  "#36444a",
  "#2a3539",
  "#1a2226",
  "#12181a",
  "#0d1214",
  "#080b0c",
];

/** Colours made of tokens: fill, hover and text follow the colour scheme by themselves. */
const tokenColors = new Set(["river", "wood", "danger"]);

const resolveVariantColors: VariantColorsResolver = (input) => {
  const color = input.color ?? "river";
  if (!tokenColors.has(color)) return defaultVariantColorsResolver(input);
  const soft = { color: `var(--${color})`, hover: `var(--${color}-soft)` };
  if (input.variant === "filled") {
    return {
      background: `var(--${color})`,
      hover: `var(--${color}-hover)`,
      color: `var(--on-${color})`,
      border: "1px solid transparent",
    };
  }
  if (input.variant === "light") {
    return { ...soft, background: `var(--${color}-soft)`, border: "1px solid transparent" };
  }
  if (input.variant === "outline") {
    return { ...soft, background: "transparent", border: `1px solid var(--${color})` };
  }
  if (input.variant === "subtle")
    return { ...soft, background: "transparent", border: "1px solid transparent" };
  return defaultVariantColorsResolver(input);
};

/** Mantine's variables as tokens. Both colour schemes share them, because the tokens differ. */
const shared = {
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--ok)",
  "--mantine-color-placeholder": "var(--muted)",
  "--mantine-color-anchor": "var(--river)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--surface-hover)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-dimmed": "var(--muted)",
  "--mantine-color-disabled": "var(--paper-deep)",
  "--mantine-color-disabled-color": "var(--muted)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-color-river-filled": "var(--river)",
  "--mantine-color-river-filled-hover": "var(--river-hover)",
  "--mantine-color-river-light": "var(--river-soft)",
  "--mantine-color-river-light-hover": "var(--river-soft)",
  "--mantine-color-river-light-color": "var(--river)",
  "--mantine-color-river-outline": "var(--river)",
  "--mantine-color-river-outline-hover": "var(--river-soft)",
  "--mantine-primary-color-contrast": "var(--on-river)",
};

/** Mantine's CSS variables, with our tokens in place of its greys and blues. */
export const resolveCssVariables: CSSVariablesResolver = (theme) => {
  const standard = defaultCssVariablesResolver(theme);
  return {
    variables: standard.variables,
    light: { ...standard.light, ...shared },
    dark: { ...standard.dark, ...shared },
  };
};

const dropdown = { defaultProps: { zIndex: layers.dropdown } };
const field = { defaultProps: { size: "sm" } };

/** The product's Mantine theme. */
export const theme = createTheme({
  primaryColor: "river",
  colors: { river, dark },
  primaryShade: { light: 8, dark: 4 },
  variantColorResolver: resolveVariantColors,
  respectReducedMotion: true,
  cursorType: "pointer",
  fontFamily: "var(--font)",
  fontFamilyMonospace: "var(--font-mono)",
  defaultRadius: "md",
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "14px", xl: "20px" },
  spacing: { xs: "4px", sm: "8px", md: "16px", lg: "24px", xl: "32px" },
  // Of the browser's font size: 13, 15, 17 and 20 px where it is 16.
  fontSizes: {
    xs: "0.8125rem",
    sm: "0.9375rem",
    md: "0.9375rem",
    lg: "1.0625rem",
    xl: "1.25rem",
  },
  lineHeights: { xs: "1.125rem", sm: "1.375rem", md: "1.375rem", lg: "1.625rem", xl: "1.625rem" },
  headings: {
    fontWeight: "600",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.75rem", lineHeight: "2.125rem" },
      h2: { fontSize: "1.25rem", lineHeight: "1.625rem" },
      h3: { fontSize: "0.9375rem", lineHeight: "1.375rem" },
    },
  },
  shadows: {
    xs: "none",
    sm: "var(--shadow-float)",
    md: "var(--shadow-float)",
    lg: "var(--shadow-float)",
    xl: "var(--shadow-float)",
  },
  components: {
    Popover: dropdown,
    Menu: dropdown,
    Combobox: dropdown,
    TextInput: field,
    PasswordInput: field,
    Textarea: field,
    NumberInput: field,
    Select: field,
  },
});
