import type { Language } from "../language/localized.ts"

export interface PlaceAddress {
  readonly addressLine1?: string | undefined
  readonly addressLine2?: string | undefined
  readonly city: string
  /** Its code, such as `QC`. */
  readonly provinceState: string
  readonly postalCode?: string | undefined
}

/**
 * An address in one line: `Québec (QC), G1R 4P5` in French, `Québec, QC G1R 4P5` in English. No line breaks within the postal
 * code: its space is a no-break space.
 */
export function placeAddress(address: PlaceAddress, language: Language): string {
  const { addressLine1, addressLine2, city, provinceState } = address
  const postalCode = address.postalCode?.replaceAll(" ", "\u00a0")
  const town =
    language === "fr"
      ? [`${city} (${provinceState})`, postalCode]
      : [`${city}, ${[provinceState, postalCode].filter(Boolean).join(" ")}`]
  return [addressLine1, addressLine2, ...town].filter(Boolean).join(", ")
}
