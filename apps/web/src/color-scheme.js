// Sets the colour scheme before the first paint, so that a dark screen never flashes white.
// The build inlines it into the page (vite.config.ts), so that no request delays the first paint. The server's Content
// Security Policy allows it by its hash. The key is the one in device/storage/storage.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color_scheme");
  } catch {
    // Storage may be forbidden; then the device's scheme applies.
  }
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.mantineColorScheme = isDark ? "dark" : "light";

  // Gives the browser's toolbar the page's colour (--paper of src/ui/theme/tokens.css), now and after a change of scheme.
  const bar = document.querySelector('meta[name="theme-color"]');
  const paint = () => {
    bar.content = root.dataset.mantineColorScheme === "dark" ? "#12181a" : "#fbfaf7";
  };
  paint();
  new MutationObserver(paint).observe(root, { attributeFilter: ["data-mantine-color-scheme"] });
})();
