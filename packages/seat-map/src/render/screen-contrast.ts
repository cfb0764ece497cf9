import type { Contrast } from "../contrast.ts"

/** What the system asks of colours at the moment. */
export function askedContrast(): Contrast {
  const asks = (question: string) => window.matchMedia(`(${question})`).matches
  return asks("forced-colors: active") ? "forced" : asks("prefers-contrast: more") ? "more" : "usual"
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
