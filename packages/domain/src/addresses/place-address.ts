import type { Language } from "../language/localized.ts"

export interface PlaceAddress {
  readonly addressLine1?: string | undefined
  readonly addressLine2?: string | undefined
  readonly city: string
  /** Its code, such as `QC`. */
  readonly provinceState: string
  readonly postalCode?: string | undefined
}

/** How a code of Canada looks: whether it is one is no question here, and its rule is not fetched for every page with a place. */
const CANADIAN = /^[A-Z]\d[A-Z]\W?\d[A-Z]\d$/

/** A town with its province and postal code, any of which may be missing. */
export interface Town {
  readonly city?: string | undefined
  readonly province?: string | undefined
  readonly postalCode?: string | undefined
}

/**
 * A town as its line on an envelope: `Québec (QC)  G1R 4P5` in French, `Québec, QC  G1R 4P5` in English. Before a postal code
 * Canada Post wants two spaces: one is a no-break space, as is that within the code, so that a page keeps both.
 */
export function townLine({ city = "", province = "", postalCode = "" }: Town, language: Language): string {
  const code = postalCode.trim().toUpperCase().replaceAll(" ", "\u00a0")
  const [town, region] = [city.trim(), province.trim()]
  const place =
    town === "" || region === ""
      ? town || region
      : language === "fr"
        ? `${town} (${region})`
        : `${town}, ${region}`
  return [place, code].filter(Boolean).join(CANADIAN.test(code) ? "\u00a0 " : " ")
}

/** An address in one line, the town as on an envelope. */
export const placeAddress = (address: PlaceAddress, language: Language): string => {
  const { addressLine1, addressLine2, city, provinceState: province, postalCode } = address
  const town = townLine({ city, province, postalCode }, language)
  return [addressLine1, addressLine2, town].filter(Boolean).join(", ")
}
