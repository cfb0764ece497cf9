import { findProvince, PROVINCES, type Province } from "../provinces/provinces.ts"

/** Where tickets can be sent: the provinces and all that is outside Canada [SHIP-002]. */
export const TERRITORIES = [...PROVINCES, "HORS_CANADA"] as const satisfies readonly (
  | Province
  | "HORS_CANADA"
)[]

export type Territory = (typeof TERRITORIES)[number]

/** Where a shipping mode goes; what is not named is not served. */
export type TerritoryMap = { readonly [territory in Territory]?: boolean }

/** `country` is an ISO code; `province` a name, an abbreviation or `HORS_CANADA`. */
export type ShippingDestination = { country?: string | undefined; province?: string | undefined }

/**
 * The territories an address can lie in: one as soon as it says enough, until then all that it does not rule out. A
 * province counts within Canada only, and one that cannot be read rules nothing out [SHIP-005].
 */
export function shippingTerritories({ country, province }: ShippingDestination): readonly Territory[] {
  const [code, place] = [country?.trim().toUpperCase() ?? "", province?.trim() ?? ""]
  const isAbroad = (code !== "" && code !== "CA") || place.toUpperCase() === "HORS_CANADA"
  if (isAbroad) return ["HORS_CANADA"]
  const known = findProvince(place)
  if (known !== undefined) return [known]
  return code === "CA" ? PROVINCES : TERRITORIES
}
