import type { Colors } from "./color-roles.ts"
import { contrast, corrected, type Hex, mix, readableOn } from "./contrast.ts"
import { moodNamed } from "./moods.ts"

export interface Palette {
  readonly accent?: Hex | undefined
  readonly surface?: Hex | undefined
  readonly ink?: Hex | undefined
  readonly [role: string]: Hex | undefined
}

/** Body text and large things must reach these ratios (WCAG 2.2, 1.4.3 and 1.4.11). */
const bodyRatio = 4.5
const largeRatio = 3

/** Okabe–Ito and four more that stay apart for colour-blind eyes; price levels take them in order. */
const priceLevels: readonly Hex[] = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#e69f00",
  "#56b4e9",
  "#7a5195",
  "#8a8d00",
  "#a6473b",
  "#3d6e6e",
  "#5b5ea6",
  "#6b6b6b",
]

/** The colours of a tenant by role, each readable where it is used. */
export function makeColors(palette: Palette, moodName: string | undefined, scheme: "light" | "dark"): Colors {
  const mood = moodNamed(moodName)
  const dark = scheme === "dark"
  const surface = dark ? mood.night.surface : (palette.surface ?? "#ffffff")
  const wishedInk = dark ? mood.night.ink : (palette.ink ?? "#1d1a1b")
  const ink = corrected(wishedInk, surface, readableOn(surface), 7)
  const surfaceRaised = dark ? mood.night.surfaceRaised : mix(surface, "#ffffff", 0.7)
  const surfaceSunken = mix(surface, ink, 0.05)
  const brand = palette.accent ?? "#7a1f3d"
  // On a dark surface a deep brand colour is lifted, so that it still reads as itself.
  const accent = dark
    ? corrected(mix(brand, "#ffffff", 0.15), surfaceRaised, ink, bodyRatio)
    : corrected(brand, surface, ink, bodyRatio)
  const stage = dark ? mood.night.surfaceRaised : mix(brand, mood.night.surface, mood.stageDepth)
  const on = (color: Hex) => corrected(color, mix(surface, surfaceRaised, 0.5), ink, bodyRatio)
  const seen = (color: Hex) => corrected(color, surfaceRaised, ink, largeRatio)
  const orange = seen(dark ? "#ff9233" : "#c9570a")
  return {
    surface,
    surfaceRaised,
    surfaceSunken,
    ink,
    inkMuted: corrected(
      corrected(mix(ink, surface, 0.38), surface, ink, bodyRatio),
      surfaceSunken,
      ink,
      bodyRatio,
    ),
    line: mix(surface, ink, 0.16),
    lineStrong: corrected(mix(surface, ink, 0.45), surface, ink, largeRatio),
    accent,
    accentSoft: softOf(accent, surfaceRaised, dark ? 0.18 : 0.08),
    onAccent: readableOn(accent),
    stage,
    onStage: readableOn(stage),
    focus: corrected(dark ? "#ffd166" : "#1a5fb4", surface, ink, largeRatio),
    success: on(dark ? "#63d297" : "#1c7a4a"),
    warning: on(dark ? "#ffb454" : "#9a5a00"),
    danger: on(dark ? "#ff8a80" : "#b3261e"),
    successSoft: mix(surfaceRaised, "#2aa866", dark ? 0.2 : 0.1),
    warningSoft: mix(surfaceRaised, "#e69f00", dark ? 0.2 : 0.14),
    dangerSoft: mix(surfaceRaised, "#d0342c", dark ? 0.22 : 0.08),
    scrim: dark ? "rgb(0 0 0 / 70%)" : "rgb(20 12 14 / 55%)",
    seat: {
      free: seen(priceLevels[0] as Hex),
      mine: orange,
      taken: mix(surfaceRaised, ink, 0.4),
      blocked: mix(surfaceRaised, ink, 0.25),
      dimmed: mix(surfaceRaised, ink, 0.2),
      hover: ink,
    },
    priceLevel: priceLevels.map(seen),
    shadow: dark ? "0 8px 30px rgb(0 0 0 / 45%)" : "0 8px 30px rgb(40 20 20 / 12%)",
  }
}

/** A ground for words in the accent: as much of it as they can be read upon. */
function softOf(accent: Hex, ground: Hex, most: number): Hex {
  const shares = [1, 0.75, 0.5, 0.25].map((part) => part * most)
  return (
    shares.map((share) => mix(ground, accent, share)).find((soft) => contrast(accent, soft) >= 4.5) ?? ground
  )
}

/** Colours of the palette that had to be changed to be readable, for the organiser's eyes. */
export function paletteAdvice(palette: Palette): readonly string[] {
  const surface = palette.surface ?? "#ffffff"
  return Object.entries({ accent: palette.accent, ink: palette.ink }).flatMap(([role, color]) =>
    color !== undefined && contrast(color, surface) < bodyRatio
      ? [
          `${role} ${color} on ${surface}: ${contrast(color, surface).toFixed(2)}:1, at least ${bodyRatio}:1 is needed; it was darkened`,
        ]
      : [],
  )
}
