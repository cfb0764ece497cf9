import type { Localized } from "../language/localized.ts"
import { placeKey } from "./place-key.ts"

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

/** The abbreviations in use before the postal ones, in both languages. */
const OLD_ABBREVIATIONS: Readonly<Record<Province, readonly string[]>> = {
  AB: ["Alb.", "Alta."],
  BC: ["C.-B."],
  MB: ["Man."],
  NB: [],
  NL: ["T.-N.-L.", "Nfld."],
  NS: ["N.-É."],
  NT: ["T. N.-O.", "N.W.T."],
  NU: ["Nvt."],
  ON: ["Ont."],
  PE: ["Î.-P.-É.", "P.E.I."],
  QC: ["Qué.", "P.Q."],
  SK: ["Sask."],
  YT: ["Yn", "Yuk."],
}

/**
 * The province a shopper means by a name or an abbreviation; case, accents, dots and hyphens do not matter [VAL-015].
 */
export function findProvince(text: string): Province | undefined {
  const wanted = placeKey(text)
  const isMeant = (name: string) => placeKey(name) === wanted
  return (
    PROVINCES.find(isMeant) ??
    PROVINCES.find((province) =>
      [PROVINCE_NAMES[province].fr, PROVINCE_NAMES[province].en, ...OLD_ABBREVIATIONS[province]].some(
        isMeant,
      ),
    )
  )
}
