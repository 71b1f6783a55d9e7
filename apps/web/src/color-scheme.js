// Sets the colour scheme before the first paint, so that a dark screen never flashes white.
// The build puts it into the page itself (vite.config.ts), whose paint nothing holds up then; the server's policy knows it by
// its hash. Its key is that of device/storage.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color_scheme");
  } catch {
    // Storage may be forbidden: then the device's own scheme is the answer.
  }
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.mantineColorScheme = isDark ? "dark" : "light";

  // The browser's own bar takes the colour of the page (--paper of src/ui/tokens.css), now and after a switch.
  const bar = document.querySelector('meta[name="theme-color"]');
  const paint = () => {
    bar.content = root.dataset.mantineColorScheme === "dark" ? "#12181a" : "#fbfaf7";
  };
  paint();
  new MutationObserver(paint).observe(root, { attributeFilter: ["data-mantine-color-scheme"] });
})();
