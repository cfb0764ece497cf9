const roles = [
  "surface",
  "surfaceRaised",
  "surfaceSunken",
  "ink",
  "inkMuted",
  "line",
  "lineStrong",
  "accent",
  "accentSoft",
  "onAccent",
  "stage",
  "onStage",
  "focus",
  "success",
  "warning",
  "danger",
  "successSoft",
  "warningSoft",
  "dangerSoft",
  "scrim",
  "shadow",
] as const
const seatRoles = ["free", "mine", "taken", "blocked", "dimmed", "hover"] as const
/** How many price levels have a colour of their own. */
const PRICE_LEVELS = 12

/** What a component may be coloured with, by what it is for. */
export type Colors = Readonly<Record<(typeof roles)[number], string>> & {
  readonly seat: Readonly<Record<(typeof seatRoles)[number], string>>
  /** In the order of the venue's price levels. */
  readonly priceLevel: readonly string[]
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const variable = (role: string) => `--${kebab(role)}`
const reference = (role: string) => `var(${variable(role)})`
const asReferences = <Role extends string>(names: readonly Role[], before = "") =>
  Object.fromEntries(names.map((role) => [role, reference(before + role)])) as Record<Role, string>

/** Each role as a reference to its CSS variable, such as `--surface-raised` and `--seat-mine`. */
export const colorReferences: Colors = {
  ...asReferences(roles),
  seat: asReferences(seatRoles, "seat-"),
  priceLevel: Array.from({ length: PRICE_LEVELS }, (_, at) => reference(`price-level-${at}`)),
}

/** Each colour under the name of its CSS variable. */
export const namedColors = ({
  seat,
  priceLevel,
  ...others
}: Colors): readonly (readonly [string, string])[] => [
  ...Object.entries(others).map(([role, value]) => [variable(role), value] as const),
  ...Object.entries(seat).map(([role, value]) => [variable(`seat-${role}`), value] as const),
  ...priceLevel.map((value, at) => [variable(`price-level-${at}`), value] as const),
]
