import type { Page } from "@playwright/test";

/**
 * The controls in view that a finger misses (less than 44 px wide or high), and the fields whose text is so small that
 * iOS zooms. Links within a sentence are as high as their line.
 */
export async function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls =
      "a[href], button, input, select, textarea, [role=slider], [role=option], [role=menuitem]";
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      const style = getComputedStyle(element);
      const isUnseen = style.visibility === "hidden" || element.closest("[inert]") !== null;
      const isInLine = element.tagName === "A" && style.display === "inline";
      if (isUnseen || isInLine) continue;
      const isTicked = element.matches("input[type=radio], input[type=checkbox]");
      // The border of a password's field is around the field.
      const around = isTicked ? "label" : ".mantine-PasswordInput-input";
      const hit = element.closest(around) ?? element;
      const box = hit.getBoundingClientRect();
      // A button of a card may lie over the whole card.
      const over = getComputedStyle(element, "::after");
      const isOver = over.content !== "none" && over.position === "absolute";
      const width = Math.max(box.width, isOver ? Number.parseFloat(over.width) : 0);
      const height = Math.max(box.height, isOver ? Number.parseFloat(over.height) : 0);
      if (width < 2 || height < 2) continue;
      const name =
        element.getAttribute("aria-label") ?? (element.textContent?.trim() || style.font);
      const size = `${Math.round(width)}x${Math.round(height)}`;
      if (width < least || height < least) found.push(`${element.tagName} “${name}” ${size}`);
      const isText = element.matches("select, textarea, input:not([type=radio], [type=checkbox])");
      if (isText && Number.parseFloat(style.fontSize) < 16)
        found.push(`${element.tagName} “${name}” ${style.fontSize}`);
    }
    return [...new Set(found)];
  });
}
