import type { Hex } from "./contrast.ts"

/** What two tenants do not share although the system is one: typefaces, their weight, and the night colours. */
export interface Mood {
  /** The display face's file. */
  readonly face: "fraunces" | "archivo"
  readonly display: string
  readonly displayWeight: number
  readonly displayTracking: string
  readonly displayStretch: string
  readonly radius: { readonly small: string; readonly medium: string; readonly large: string }
  /** How far the stage behind the featured evening goes from the brand colour into the night, 0 to 1. */
  readonly stageDepth: number
  readonly night: { readonly surface: Hex; readonly surfaceRaised: Hex; readonly ink: Hex }
}

const belvedere: Mood = {
  face: "fraunces",
  display: '"Fraunces", "Fraunces stand-in", Georgia, "Times New Roman", serif',
  displayWeight: 560,
  displayTracking: "-0.015em",
  displayStretch: "normal",
  radius: { small: "2px", medium: "8px", large: "16px" },
  stageDepth: 0.4,
  night: { surface: "#17100f", surfaceRaised: "#231918", ink: "#f6ece4" },
}

const harbour: Mood = {
  face: "archivo",
  display: '"Archivo", "Archivo stand-in", Arial, sans-serif',
  displayWeight: 800,
  displayTracking: "-0.02em",
  displayStretch: "normal",
  radius: { small: "2px", medium: "8px", large: "16px" },
  stageDepth: 0.82,
  night: { surface: "#0a101d", surfaceRaised: "#131c2f", ink: "#eef3fb" },
}

export const moodNamed = (name: string | undefined): Mood => (name === "harbour" ? harbour : belvedere)
