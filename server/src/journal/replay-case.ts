import { comboPrice } from "@parterre/domain/combos"
import { promotedPrice } from "@parterre/domain/promotions"
import { type LineTaxes, shareTaxes, taxSummary } from "@parterre/domain/taxes"
import { compareReplay, type Difference, type StoredCart, type StoredLine } from "./compare-replay.ts"
import type { StoredEntry } from "./entry.ts"
import { type ReplayedCart, type ReplayedLine, replay } from "./replay.ts"

/** All that is needed to make a cart again and to say where it differs: plain data, so that it can be kept as a test. */
export interface ReplayCase {
  readonly format: 1
  /** The journal, oldest entry first. */
  readonly entries: readonly StoredEntry[]
  /** What is stored: living tickets and pieces, or those that were sold. */
  readonly stored: Omit<StoredCart, "lines"> & { readonly lines: Readonly<Record<string, StoredLine>> }
  /** Each hold and each paid delivery with its taxes, as the cart shows them or as the sale's document keeps them. */
  readonly amounts: {
    readonly holds: readonly CaseAmounts[]
    readonly deliveries: readonly CaseAmounts[]
  }
  /** Of a paid sale, in cents. */
  readonly paid?: {
    /** What its row says that the card was charged. */
    readonly amount: number
    /** What gift certificates paid. */
    readonly certificates: number
    /** What a sale sold is written down with its tickets. */
    readonly hasDocument: boolean
  }
}

export interface CaseAmounts {
  readonly id: string
  readonly qty: number
  /** Cents for one. */
  readonly price: number
  readonly serviceCharge: number
  readonly taxable: boolean
  readonly taxes: LineTaxes
}

export interface JudgedCase {
  readonly told: ReplayedCart
  /** Amounts compared. */
  readonly compared: number
  readonly differences: readonly Difference[]
}

/** Makes the cart of a case again, with every amount, and says where what is stored differs. */
export function judgeCase({ entries, stored, amounts, paid }: ReplayCase): JudgedCase {
  const told = replay(entries)
  const lines = [...(told.state === "paid" ? told.sold : told.lines)]
  const priced = lines.filter(([, { price }]) => price !== undefined)
  const made = priced.filter(([, { terms }]) => terms !== undefined)
  const ofSale = paid === undefined ? [] : paidDifferences(told, amounts, paid)
  return {
    told,
    compared:
      priced.length * 2 +
      made.length +
      amounts.holds.length +
      amounts.deliveries.length +
      (paid === undefined ? 0 : (amounts.holds.length + amounts.deliveries.length) * 2 + 2),
    differences: [
      ...compareReplay(told, { ...stored, lines: new Map(Object.entries(stored.lines)) }),
      ...made.flatMap(([id, line]) => termDifferences(id, line)),
      ...(paid?.hasDocument === false ? [] : taxDifferences(amounts)),
      ...ofSale,
    ],
  }
}

/** A price is made again from what it was made of, by the rules that made it. */
function termDifferences(id: string, { terms, price, label }: ReplayedLine): Difference[] {
  if (terms === undefined || price === undefined) return []
  const inside = comboPrice(terms.own, terms.reduction)
  const promoted = terms.discount === undefined ? inside : promotedPrice(inside, terms.discount)
  const again = terms.flexPass ? 0 : promoted
  return different("computed-price", again, price, { id, label })
}

/** Taxes are computed again by the domain's rule from the amounts and the rates that are kept with them. */
function taxDifferences({ holds, deliveries }: ReplayCase["amounts"]): Difference[] {
  const lines = holds.map(taxedLine)
  const again = [...shareTaxes(lines), ...shareTaxes(deliveries.map(taxedLine), lines)]
  return [...holds, ...deliveries].flatMap(({ id, taxes }, index) => {
    const expected = again[index]
    return expected === undefined
      ? []
      : different("taxes", taxesOf(expected), taxesOf(taxes), { id, label: id })
  })
}

const taxedLine = ({ taxable, taxes: { amount, serviceCharge, taxes } }: CaseAmounts) => ({
  line: { amount, serviceCharge, taxable },
  taxes,
})

const taxesOf = ({ tax1, tax2, tax3 }: LineTaxes): number => tax1 + tax2 + tax3

/** What the document of a paid sale says otherwise than the journal: its prices, and its total than what was charged. */
function paidDifferences(
  told: ReplayedCart,
  { holds, deliveries }: ReplayCase["amounts"],
  { amount, certificates, hasDocument }: NonNullable<ReplayCase["paid"]>,
): Difference[] {
  if (!hasDocument) return [{ fact: "total", journal: told.paidAmount, stored: undefined }]
  const sold = [...told.sold.values()]
  const ofHolds = holds.flatMap(({ id, qty, price, serviceCharge, taxes }) => {
    const line = sold.find(({ holdId }) => holdId === id)
    const of = { id, label: line?.label ?? id }
    return [
      ...different("price", (line?.price ?? price) * qty, taxes.amount, of),
      ...different("service-charge", (line?.serviceCharge ?? serviceCharge) * qty, taxes.serviceCharge, of),
    ]
  })
  const ofDeliveries = deliveries.flatMap(({ id, price, taxes }) =>
    different("delivery", price, taxes.amount, { id, label: id }),
  )
  // The journal keeps what the card was charged; what it did not charge, certificates paid.
  const charged = told.paidAmount ?? amount
  const total = taxSummary([...holds, ...deliveries].map(({ taxes }) => taxes)).totalAfterTaxes
  return [
    ...ofHolds,
    ...ofDeliveries,
    ...different("total", charged + certificates, total),
    ...different("total", charged, amount),
  ]
}

const different = (
  fact: Difference["fact"],
  journal: number,
  stored: number,
  line?: Difference["line"],
): Difference[] =>
  journal === stored ? [] : [{ fact, journal, stored, ...(line === undefined ? {} : { line }) }]
