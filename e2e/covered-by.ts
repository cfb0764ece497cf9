import type { Locator } from "playwright/test"

/** The names of what can be pressed or typed in that would be met under something, were it not there. */
export const coveredBy = (notice: Locator) =>
  notice.evaluate((element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const met = new Set<string>()
    element.style.visibility = "hidden"
    for (let x = left + 1; x < right; x += 4)
      for (let y = top + 1; y < bottom; y += 4) {
        const control = document.elementFromPoint(x, y)?.closest("a, button, input, select, textarea, label")
        if (control) met.add(control.getAttribute("aria-label") ?? control.textContent ?? control.tagName)
      }
    element.style.visibility = ""
    return [...met]
  })
