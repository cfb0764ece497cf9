/** The country an address form begins with [ACC-051]. */
export const DEFAULT_COUNTRY = "CA"

/** What a dwelling in a building is called [ACC-051]. */
export const UNIT_TYPES = ["APARTMENT", "SUITE", "UNIT"] as const

export type UnitType = (typeof UNIT_TYPES)[number]

/** The three fields an address form has for a province, of which the country shows one. */
export type ProvinceFields = {
  canada?: string | undefined
  us?: string | undefined
  world?: string | undefined
}

/** The field that counts for a country, by its two-letter code in any case [ACC-050]. */
export function provinceField(country: string): keyof ProvinceFields {
  const code = country.trim().toUpperCase()
  if (code === "CA") return "canada"
  return code === "US" ? "us" : "world"
}

/** The province of an address; what was typed into the fields of other countries does not count [ACC-050]. */
export const provinceOfAddress = (country: string, fields: ProvinceFields): string | undefined =>
  fields[provinceField(country)]
