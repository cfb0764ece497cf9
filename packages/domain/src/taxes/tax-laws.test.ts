import { expect, it } from "vitest"
import { PROVINCES } from "../provinces/provinces.ts"
import { taxesInForce } from "./sale-taxes.ts"
import { taxFreeLaws, taxLaw, taxRoundingLaw } from "./tax-laws.ts"

it("names the law of every tax of every province, in both languages", () => {
  const laws = new Map(
    PROVINCES.flatMap((province) => taxesInForce({ province }, "2026-11-21")).map((tax) => [
      tax.code,
      taxLaw(tax),
    ]),
  )
  expect(Object.fromEntries(laws)).toEqual({
    GST: { fr: "Loi sur la taxe d’accise, par. 165(1)", en: "Excise Tax Act, s. 165(1)" },
    HST: { fr: "Loi sur la taxe d’accise, par. 165(1) et (2)", en: "Excise Tax Act, s. 165(1) and (2)" },
    QST: {
      fr: "Loi sur la taxe de vente du Québec, art. 16",
      en: "Act respecting the Québec sales tax, s. 16",
    },
    PST: {
      fr: "The Provincial Sales Tax Act (Saskatchewan)",
      en: "The Provincial Sales Tax Act (Saskatchewan)",
    },
  })
})

it("knows no law of a town's tax: it rests on a by-law", () => {
  expect(taxLaw({ code: "MUNICIPAL" })).toBeUndefined()
})

it("names the law by which something bears no tax, and by which taxes are rounded", () => {
  expect(Object.values(taxFreeLaws).map(({ en }) => en)).toEqual([
    ...["Excise Tax Act, s. 181.2", "Excise Tax Act, s. 165(1)"],
    ...["Excise Tax Act, s. 123(1) and Schedule V", "Excise Tax Act, Schedule VI, Part VII, s. 6"],
  ])
  expect(Object.values(taxFreeLaws).map(({ fr }) => fr)).toEqual([
    ...["Loi sur la taxe d’accise, art. 181.2", "Loi sur la taxe d’accise, par. 165(1)"],
    "Loi sur la taxe d’accise, par. 123(1) et annexe V",
    "Loi sur la taxe d’accise, annexe VI, partie VII, art. 6",
  ])
  expect(taxRoundingLaw).toEqual({
    fr: "Loi sur la taxe d’accise, art. 165.2",
    en: "Excise Tax Act, s. 165.2",
  })
})
