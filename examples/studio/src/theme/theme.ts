/** A colour for day and one for night, as `#rrggbb`. */
type Pair = readonly [light: string, dark: string]

const pairs = {
  surface: ["#f4f2ef", "#14161c"],
  surfaceRaised: ["#ffffff", "#1d2029"],
  surfaceSunken: ["#eae7e2", "#101218"],
  sheet: ["#ffffff", "#191c24"],
  ink: ["#1f1b1c", "#f1f2f6"],
  inkMuted: ["#5d5658", "#a9aebd"],
  line: ["#d9d3cc", "#343947"],
  lineStrong: ["#8a8184", "#767d91"],
  accent: ["#7a1f3d", "#f0a2b8"],
  accentSoft: ["#f5e6eb", "#3a2029"],
  onAccent: ["#ffffff", "#2a0d17"],
  select: ["#0b57d0", "#7ab4ff"],
  selectSoft: ["#dbe7fb", "#1d2f4d"],
  focus: ["#0b57d0", "#ffd166"],
  danger: ["#a3161c", "#ffb0a8"],
  dangerSoft: ["#fbe6e4", "#3d1a1a"],
  warning: ["#7a4b00", "#ffd166"],
  success: ["#1b6b3a", "#8fd9a8"],
  shadow: ["#1f1b1c29", "#00000080"],
} as const satisfies Readonly<Record<string, Pair>>

type Role = keyof typeof pairs
export type Scheme = "light" | "dark"

const roles = Object.keys(pairs) as Role[]

/** Colours as they are, for a canvas, which knows no variables. */
export const canvasColors = (scheme: Scheme): Readonly<Record<Role, string>> =>
  Object.fromEntries(roles.map((role) => [role, pairs[role][scheme === "light" ? 0 : 1]])) as Record<
    Role,
    string
  >
export type CanvasColors = ReturnType<typeof canvasColors>

/** Each colour as a variable that follows the page's `color-scheme`. */
export const colorVariables = (): string =>
  `:root{${roles.map((role) => `--${role}:light-dark(${pairs[role].join(",")})`).join(";")}}`

export const theme = {
  color: Object.fromEntries(roles.map((role) => [role, `var(--${role})`])) as Record<Role, string>,
  font: '"Source Sans 3 Variable", system-ui, Arial, sans-serif',
  size: { tiny: "0.8125rem", small: "0.875rem", body: "1rem", heading: "1.25rem", title: "2rem" },
  space: { 1: "4px", 2: "8px", 3: "12px", 4: "16px", 5: "24px", 6: "32px", 7: "48px" },
  radius: { small: "4px", medium: "8px", large: "16px" },
} as const

export type Theme = typeof theme
