import { findProvince, PROVINCES, type Province } from "../provinces/provinces.ts"

/** Where tickets can be sent: the provinces and all that is outside Canada [SHIP-002]. */
export const TERRITORIES = [...PROVINCES, "HORS_CANADA"] as const satisfies readonly (
  | Province
  | "HORS_CANADA"
)[]

export type Territory = (typeof TERRITORIES)[number]

/** Where a shipping mode goes; what is not named is not served. */
export type TerritoryMap = { readonly [territory in Territory]?: boolean }

/** `country` is an ISO code; `province` a name or an abbreviation. */
export type ShippingDestination = { country?: string | undefined; province?: string | undefined }

/** The territory of an address, or undefined while it does not say. Provinces count within Canada only [SHIP-005]. */
export function shippingTerritory({ country, province }: ShippingDestination): Territory | undefined {
  const code = country?.trim().toUpperCase() ?? ""
  if (code !== "" && code !== "CA") return "HORS_CANADA"
  return findProvince(province ?? "")
}
