import type { CartReplay, ReplayDifference } from "@parterre/contract"
import { type LineTaxes, shareTaxes } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import { withLines } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import { compareReplay, type Difference, type StoredLine } from "../journal/compare-replay.ts"
import { isDone } from "../journal/entry.ts"
import { readJournal } from "../journal/journal-store.ts"
import { type ReplayedCart, type ReplayedLine, replay } from "../journal/replay.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import type { SaleDocument } from "../sales/sale-document.ts"
import { readSaleDocuments } from "../sales/sale-document-store.ts"
import { differenceText } from "./replay-sentences.ts"
import { latestSales, saleNumber, summaryOfTaxes } from "./shown-carts.ts"
import { supportStore } from "./support-store.ts"
import { tellingOf } from "./telling.ts"

/** Differences that are told at most. */
const mostDifferences = 200

/** A cart made again from its journal, and where its rows or its sale's document differ from it. */
export async function replayOrder(db: Knex, viewer: Viewer, id: string): Promise<CartReplay> {
  const cart = await supportStore(db, viewer.website.id).cartMeant(id)
  if (cart === undefined) throw new Refusal("cart-unknown")
  const journal = await readJournal(db, cart)
  const told = replay(journal)
  const stored = { ...storedCart(cart), lines: await storedLines(db, cart) }
  const sale = (await latestSales(db, viewer, [cart.id])).get(cart.id)
  const paid =
    cart.state === "paid" && sale !== undefined ? await paidDifferences(db, cart, sale, told) : nothingPaid
  const differences = [...compareReplay(told, stored), ...paid.differences]
  const lines = [...(told.state === "paid" ? told.sold : told.lines).values()]
  const priced = lines.filter(isPriced)
  return {
    cartId: cart.id,
    ...(sale === undefined ? {} : { saleId: saleNumber(sale) }),
    state: told.state,
    version: told.version,
    changes: journal.filter(isDone).length,
    tickets: lines.length,
    comparedAmounts: priced.length * 2 + paid.compared,
    unpriced: lines.length - priced.length,
    ...(priced.length < lines.length
      ? {}
      : { total: priced.reduce((sum, { price, serviceCharge }) => sum + price + serviceCharge, 0) }),
    differences: differences
      .slice(0, mostDifferences)
      .map((difference) => toldDifference(difference, viewer)),
  }
}

const isPriced = (line: ReplayedLine): line is ReplayedLine & { price: number; serviceCharge: number } =>
  line.price !== undefined && line.serviceCharge !== undefined

const toldDifference = (difference: Difference, viewer: Viewer): ReplayDifference => ({
  fact: difference.fact,
  explanation: differenceText(difference, tellingOf(viewer), viewer),
  ...(difference.line === undefined ? {} : { lineId: difference.line.id }),
  journal: String(difference.journal ?? ""),
  stored: String(difference.stored ?? ""),
})

const storedCart = ({ state, version, expires_at, renewals_used }: CartRow) => ({
  state,
  version,
  expiresAt: expires_at,
  renewalsUsed: renewals_used,
})

async function storedLines(db: Knex, cart: CartRow): Promise<ReadonlyMap<string, StoredLine>> {
  const holds = await supportStore(db, cart.website_id).holdsOfCart(cart.id)
  const kept = holds.filter(({ state }) => state === (cart.state === "paid" ? "sold" : "live"))
  return new Map(
    (await withLines(db, kept)).flatMap((hold) =>
      hold.lines.map((line): [string, StoredLine] => [
        line.id,
        {
          holdId: hold.id,
          eventId: hold.event_id,
          priceId: hold.price_id,
          seatId: line.seat_id,
          price: hold.price,
          serviceCharge: hold.service_charge,
        },
      ]),
    ),
  )
}

interface PaidComparison {
  readonly compared: number
  readonly differences: readonly Difference[]
}

const nothingPaid: PaidComparison = { compared: 0, differences: [] }

/** What the document of a paid sale says otherwise: its prices, its taxes recomputed at its own rates, and its total. */
async function paidDifferences(
  db: Knex,
  cart: CartRow,
  sale: SaleRow,
  told: ReplayedCart,
): Promise<PaidComparison> {
  const document = (await readSaleDocuments(db, sale.website_id, [sale.id])).get(sale.id)
  if (document === undefined)
    return { compared: 1, differences: [{ fact: "total", journal: told.paidAmount, stored: undefined }] }
  const { holds, deliveries = [] } = document
  const attempt = (await attemptsOfCart(db, cart)).at(-1)
  const uses = attempt && (await usesOfAttempts(db, sale.website_id, [attempt.id])).get(attempt.id)
  const certificates = (uses ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const total = summaryOfTaxes([...holds, ...deliveries]).totalAfterTaxes
  // The journal keeps what the card was charged; what it did not charge, certificates paid.
  const charged = told.paidAmount ?? sale.amount
  const totals: Difference[] = [
    ...(charged + certificates === total
      ? []
      : [{ fact: "total" as const, journal: charged + certificates, stored: total }]),
    ...(told.paidAmount === undefined || told.paidAmount === sale.amount
      ? []
      : [{ fact: "total" as const, journal: told.paidAmount, stored: sale.amount }]),
  ]
  const sold = [...told.sold.values()]
  const prices = holds.flatMap(({ hold, taxes }): Difference[] => {
    const line = sold.find(({ holdId }) => holdId === hold.id)
    const of = { line: { id: hold.id, label: line?.label ?? hold.id } }
    const expected = line?.price === undefined ? hold.price * hold.qty : line.price * hold.qty
    const charge =
      line?.serviceCharge === undefined ? hold.service_charge * hold.qty : line.serviceCharge * hold.qty
    return [
      ...different("price", expected, taxes.amount, of),
      ...different("service-charge", charge, taxes.serviceCharge, of),
    ]
  })
  const taxes = taxDifferences({ holds, deliveries })
  return { compared: holds.length * 3 + deliveries.length + 2, differences: [...prices, ...taxes, ...totals] }
}

const different = (
  fact: Difference["fact"],
  journal: number,
  stored: number,
  of: Pick<Difference, "line">,
): Difference[] => (journal === stored ? [] : [{ fact, journal, stored, ...of }])

/** Taxes are computed again by the domain's rule from the document's own amounts and rates. */
function taxDifferences({
  holds,
  deliveries = [],
}: Pick<SaleDocument, "holds" | "deliveries">): Difference[] {
  const lines = holds.map(({ taxes, product }) => taxedLine(taxes, product?.taxable ?? true))
  const sent = deliveries.map(({ taxes }) => taxedLine(taxes, true))
  const again = [...shareTaxes(lines), ...shareTaxes(sent, lines)]
  const kept = [
    ...holds.map(({ hold, taxes }) => ({ id: hold.id, taxes })),
    ...deliveries.map(({ code, taxes }) => ({ id: code, taxes })),
  ]
  return kept.flatMap(({ id, taxes }, index) => {
    const expected = again[index]
    return expected === undefined
      ? []
      : different("taxes", sumOf(expected), sumOf(taxes), { line: { id, label: id } })
  })
}

const taxedLine = ({ amount, serviceCharge, taxes }: LineTaxes, taxable: boolean) => ({
  line: { amount, serviceCharge, taxable },
  taxes,
})

const sumOf = ({ tax1, tax2, tax3 }: LineTaxes): number => tax1 + tax2 + tax3
