import type { Localized } from "../language/localized.ts"
import type { TaxLine } from "./tax-table.ts"

const exciseTaxAct = (where: Localized): Localized => ({
  fr: `Loi sur la taxe d’accise, ${where.fr}`,
  en: `Excise Tax Act, ${where.en}`,
})

const sections: Readonly<Record<Exclude<TaxLine["code"], "MUNICIPAL">, Localized>> = {
  GST: exciseTaxAct({ fr: "par. 165(1)", en: "s. 165(1)" }),
  HST: exciseTaxAct({ fr: "par. 165(1) et (2)", en: "s. 165(1) and (2)" }),
  QST: {
    fr: "Loi sur la taxe de vente du Québec, art. 16",
    en: "Act respecting the Québec sales tax, s. 16",
  },
  PST: {
    fr: "The Provincial Sales Tax Act (Saskatchewan)",
    en: "The Provincial Sales Tax Act (Saskatchewan)",
  },
}

/** The law a tax rests on. A town's tax rests on its by-law, which only the tenant knows. */
export const taxLaw = ({ code }: Pick<TaxLine, "code">): Localized | undefined =>
  code === "MUNICIPAL" ? undefined : sections[code]

/** Why something bears no tax. */
export type TaxFree = "certificate" | "donation" | "exempt" | "sent-abroad"

/** The law by which something bears no tax. */
export const taxFreeLaws: Readonly<Record<TaxFree, Localized>> = {
  certificate: exciseTaxAct({ fr: "art. 181.2", en: "s. 181.2" }),
  donation: exciseTaxAct({ fr: "par. 165(1)", en: "s. 165(1)" }),
  exempt: exciseTaxAct({ fr: "par. 123(1) et annexe V", en: "s. 123(1) and Schedule V" }),
  "sent-abroad": exciseTaxAct({
    fr: "annexe VI, partie VII, art. 6",
    en: "Schedule VI, Part VII, s. 6",
  }),
}

/** The law by which each tax is rounded once over a sale. */
export const taxRoundingLaw: Localized = exciseTaxAct({ fr: "art. 165.2", en: "s. 165.2" })
