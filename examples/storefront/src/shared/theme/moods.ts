import type { Hex } from "./contrast.ts"

/** What sites do not share although the system is one: typefaces, their weight, corners, and the night colours. */
export interface Mood {
  /** The display face's file. */
  readonly face: "fraunces" | "archivo"
  readonly display: string
  readonly displayWeight: number
  readonly displayTracking: string
  readonly radius: { readonly small: string; readonly medium: string; readonly large: string }
  /** How far the stage behind the featured evening goes from the brand colour into the night, 0 to 1. */
  readonly stageDepth: number
  readonly night: { readonly surface: Hex; readonly surfaceRaised: Hex; readonly ink: Hex }
  /** The bar at the top keeps its night colours by day, above a line in the brand colour. */
  readonly hasNightBar: boolean
}

const grotesque = { face: "archivo", display: '"Archivo", "Archivo stand-in", Arial, sans-serif' } as const
const round = { radius: { small: "2px", medium: "8px", large: "16px" }, hasNightBar: false } as const

const belvedere: Mood = {
  ...round,
  face: "fraunces",
  display: '"Fraunces", "Fraunces stand-in", Georgia, "Times New Roman", serif',
  displayWeight: 560,
  displayTracking: "-0.015em",
  stageDepth: 0.4,
  night: { surface: "#17100f", surfaceRaised: "#231918", ink: "#f6ece4" },
}

const harbour: Mood = {
  ...round,
  ...grotesque,
  displayWeight: 800,
  displayTracking: "-0.02em",
  stageDepth: 0.82,
  night: { surface: "#0a101d", surfaceRaised: "#131c2f", ink: "#eef3fb" },
}

/** The look of sites of the tkp system [SHELL-007]: square corners and plain colours, under a dark bar. */
const tkp: Mood = {
  ...grotesque,
  displayWeight: 650,
  displayTracking: "0",
  radius: { small: "0px", medium: "0px", large: "0px" },
  stageDepth: 0,
  night: { surface: "#121314", surfaceRaised: "#1d1f21", ink: "#f2f2f0" },
  hasNightBar: true,
}

const moods = new Map([
  ["harbour", harbour],
  ["tkp", tkp],
])

export const moodNamed = (name: string | undefined): Mood => moods.get(name ?? "") ?? belvedere
