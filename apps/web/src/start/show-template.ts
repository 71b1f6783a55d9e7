import { lowQuery, phoneQuery } from "../device/screen/media-queries.ts";

const narrow = `${phoneQuery}, ${lowQuery}`;

/** The template of the address for this visitor and this window. */
export function findTemplate(isLoggedIn: boolean): HTMLTemplateElement | undefined {
  const who = isLoggedIn ? "user" : "visitor";
  const width = matchMedia(narrow).matches ? "narrow" : "wide";
  return [...document.querySelectorAll<HTMLTemplateElement>("template.frame")].find(
    ({ dataset }) =>
      dataset.who === who &&
      (dataset.width ?? width) === width &&
      new RegExp(dataset.path ?? "").test(location.pathname),
  );
}

/** Loads a style sheet of a template. */
export const loadSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", crossOrigin: "", href });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });

/** Shows a template with links to the trip that is opened. */
export function showTemplate({ content }: HTMLTemplateElement, root: HTMLElement): void {
  const [, , tripId = ""] = location.pathname.split("/");
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href*="/frame-trip"]'))
    link.href = (link.getAttribute("href") ?? "").replace("frame-trip", () => tripId);
  const looks = document.querySelector<HTMLTemplateElement>("#frame-looks");
  root.append(...(looks ? [looks.content] : []), content);
  root.dataset.frame = "";
}
