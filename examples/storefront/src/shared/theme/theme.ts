import { colorReferences } from "./color-roles.ts"

/**
 * What components are styled with. What differs between sites (colours, the display face, corners) is a reference to a CSS
 * variable that `siteLook` writes.
 */
export const theme = {
  color: colorReferences,
  font: {
    display: "var(--display)",
    displayWeight: "var(--display-weight)",
    displayTracking: "var(--display-tracking)",
    text: '"Source Sans 3", "Source Sans 3 stand-in", Arial, sans-serif',
  },
  /** Steps of 1.2 on phones and 1.25 on a desktop, around 16 px. */
  size: {
    tiny: "0.8125rem",
    small: "0.9rem",
    body: "1rem",
    lead: "clamp(1.1rem, 1.05rem + 0.3vw, 1.25rem)",
    heading: "clamp(1.3rem, 1.2rem + 0.5vw, 1.56rem)",
    title: "clamp(1.73rem, 1.4rem + 1.4vw, 2.44rem)",
    hero: "clamp(2.07rem, 1.5rem + 3vw, 3.82rem)",
  },
  space: { 1: "4px", 2: "8px", 3: "12px", 4: "16px", 5: "24px", 6: "32px", 7: "48px", 8: "72px" },
  radius: { small: "var(--radius-small)", medium: "var(--radius-medium)", large: "var(--radius-large)" },
  shadow: colorReferences.shadow,
  motion: { quick: "120ms ease-out", calm: "200ms ease-out" },
  upTo: (width: Breakpoint) => `@media (max-width: ${width}px)`,
  from: (width: Breakpoint) => `@media (min-width: ${width + 1}px)`,
}

/** Where screens become small, in CSS pixels [SHELL-060]. */
export const BREAKPOINTS = [600, 800, 1000, 1050, 1215] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

export type Theme = typeof theme
