/** Names that would break out of markup, of a script or of a replacement, if they were not escaped. */
export const hostileNames = [
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\"' onmouseover='alert(1)' x=\"",
  "<!--/drawn-by-server--><button>",
  "رحلة \u202e إلى الجبال",
  "$& $' \\u003c",
];
