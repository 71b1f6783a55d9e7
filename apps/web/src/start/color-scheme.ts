import { readStored } from "../device/storage/storage.ts";

// Sets the colour scheme before the first paint, so that a dark screen never flashes white. It stands in the head of the page.
const chosen = readStored("color_scheme");
const isDark =
  chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
const root = document.documentElement;
root.dataset.mantineColorScheme = isDark ? "dark" : "light";

// Gives the browser's toolbar the page's colour (--paper of ui/theme/tokens.css), now and after a change of scheme.
const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
const paint = () => {
  if (bar) bar.content = root.dataset.mantineColorScheme === "dark" ? "#12181a" : "#fbfaf7";
};
paint();
new MutationObserver(paint).observe(root, { attributeFilter: ["data-mantine-color-scheme"] });
