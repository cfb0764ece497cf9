import { namedColors } from "./color-roles.ts"
import { makeColors, type Palette } from "./colors.ts"
import { firstFonts, fontFaces } from "./fonts.ts"
import { type Mood, moodNamed } from "./moods.ts"

/** What differs between sites, as a page needs it. */
export interface SiteLook {
  /** Its typefaces, its colours by day and by night, its corners: CSS variables that the theme refers to. */
  readonly css: string
  /** The files that the first words of a page are written with. */
  readonly fonts: readonly string[]
}

/** The look of a site; a page drawn on a server knows nothing of the shopper's system, so it has the colours of both. */
export function siteLook(palette: Palette, moodName: string | undefined): SiteLook {
  const mood = moodNamed(moodName)
  const colors = (scheme: "light" | "dark") => written(namedColors(makeColors(palette, moodName, scheme)))
  const night = colors("dark")
  const css = [
    fontFaces(mood),
    `:root{${colors("light")};${written(shape(mood))}}@media (prefers-color-scheme:dark){:root{${night}}}`,
    mood.hasNightBar
      ? `[data-bar]{${night};color:var(--ink);color-scheme:dark;box-shadow:inset 0 -3px var(--accent)}`
      : "",
  ]
  return { css: css.join(""), fonts: firstFonts(mood) }
}

const shape = ({ display, displayWeight, displayTracking, radius }: Mood) =>
  [
    ["--display", display],
    ["--display-weight", displayWeight],
    ["--display-tracking", displayTracking],
    ...Object.entries(radius).map(([size, value]) => [`--radius-${size}`, value] as const),
  ] as const

const written = (variables: readonly (readonly [string, string | number])[]) =>
  variables.map(([name, value]) => `${name}:${value}`).join(";")
