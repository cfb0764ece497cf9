import type { Localized } from "../language/localized.ts"
import { plainText } from "../language/plain-text.ts"

export const PROVINCES = [
  "AB",
  "BC",
  "MB",
  "NB",
  "NL",
  "NS",
  "NT",
  "NU",
  "ON",
  "PE",
  "QC",
  "SK",
  "YT",
] as const

/** A Canadian province or territory, by its postal abbreviation. */
export type Province = (typeof PROVINCES)[number]

export const PROVINCE_NAMES: Readonly<Record<Province, Localized>> = {
  AB: { fr: "Alberta", en: "Alberta" },
  BC: { fr: "Colombie-Britannique", en: "British Columbia" },
  MB: { fr: "Manitoba", en: "Manitoba" },
  NB: { fr: "Nouveau-Brunswick", en: "New Brunswick" },
  NL: { fr: "Terre-Neuve-et-Labrador", en: "Newfoundland and Labrador" },
  NS: { fr: "Nouvelle-Écosse", en: "Nova Scotia" },
  NT: { fr: "Territoires du Nord-Ouest", en: "Northwest Territories" },
  NU: { fr: "Nunavut", en: "Nunavut" },
  ON: { fr: "Ontario", en: "Ontario" },
  PE: { fr: "Île-du-Prince-Édouard", en: "Prince Edward Island" },
  QC: { fr: "Québec", en: "Quebec" },
  SK: { fr: "Saskatchewan", en: "Saskatchewan" },
  YT: { fr: "Yukon", en: "Yukon" },
}

const plain = (text: string) => plainText(text).trim()

/** The province a shopper means by a name or an abbreviation; case and accents do not matter [VAL-015]. */
export function findProvince(text: string): Province | undefined {
  const wanted = plain(text)
  return PROVINCES.find((province) =>
    [province, PROVINCE_NAMES[province].fr, PROVINCE_NAMES[province].en].some(
      (name) => plain(name) === wanted,
    ),
  )
}
