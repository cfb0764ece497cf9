import type { Contrast } from "../contrast.ts"

const queries = () => ({
  forced: window.matchMedia("(forced-colors: active)"),
  more: window.matchMedia("(prefers-contrast: more)"),
})

/** What the system asks of colours at the moment. */
export function askedContrast(): Contrast {
  const { forced, more } = queries()
  return forced.matches ? "forced" : more.matches ? "more" : "usual"
}

/** Tells when the system asks for something else. */
export function watchContrast(signal: AbortSignal, onChange: () => void): void {
  for (const query of Object.values(queries())) query.addEventListener("change", onChange, { signal })
}

/** A CSS system colour as `#rrggbb`, as it is where the element stands. */
export function systemColor(name: string, element: HTMLElement): string {
  const before = element.style.color
  element.style.color = name
  const parts = getComputedStyle(element).color.match(/\d+/g) ?? []
  element.style.color = before
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`
}
