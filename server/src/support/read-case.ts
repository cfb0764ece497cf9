import type { Knex } from "knex"
import type { TaxedHold } from "../carts/hold-details.ts"
import { withLines } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import type { StoredLine } from "../journal/compare-replay.ts"
import { readJournal } from "../journal/journal-store.ts"
import type { CaseAmounts, ReplayCase } from "../journal/replay-case.ts"
import type { TaxedDelivery } from "../pricing/delivery-taxes.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import { readSaleDocuments } from "../sales/sale-document-store.ts"
import { latestSales, nothingShown, shownCarts } from "./shown-carts.ts"
import { supportStore } from "./support-store.ts"

/** A cart with all that its replay needs. */
export interface CaseAtHand {
  readonly cart: CartRow
  readonly sale: SaleRow | undefined
  readonly replayCase: ReplayCase
}

/** The case of an id: that of a cart, of a sale, of a receipt or of one hold. */
export async function readCase(db: Knex, viewer: Viewer, id: string): Promise<CaseAtHand> {
  const cart = await supportStore(db, viewer.website.id).cartMeant(id)
  if (cart === undefined) throw new Refusal("cart-unknown")
  const sale = (await latestSales(db, viewer, [cart.id])).get(cart.id)
  const shown = (await shownCarts(db, viewer, [cart])).get(cart.id) ?? nothingShown
  const paid = cart.state === "paid" && sale !== undefined ? await paidOf(db, cart, sale) : undefined
  return {
    cart,
    sale,
    replayCase: {
      format: 1,
      entries: await readJournal(db, cart),
      stored: {
        state: cart.state,
        version: cart.version,
        expiresAt: cart.expires_at,
        renewalsUsed: cart.renewals_used,
        lines: await storedLines(db, cart),
      },
      amounts: {
        holds: shown.holds.map(amountsOfHold),
        deliveries: shown.deliveries.map(amountsOfDelivery),
      },
      ...(paid === undefined ? {} : { paid }),
    },
  }
}

const amountsOfHold = ({ hold, taxes, product }: TaxedHold): CaseAmounts => ({
  id: hold.id,
  qty: hold.qty,
  price: hold.price,
  serviceCharge: hold.service_charge,
  taxable: product?.taxable ?? true,
  taxes,
})

const amountsOfDelivery = ({ code, price, taxes }: TaxedDelivery): CaseAmounts => ({
  ...{ id: code, qty: 1, price, serviceCharge: 0, taxable: true, taxes },
})

async function storedLines(db: Knex, cart: CartRow): Promise<Readonly<Record<string, StoredLine>>> {
  const holds = await supportStore(db, cart.website_id).holdsOfCart(cart.id)
  const kept = holds.filter(({ state }) => state === (cart.state === "paid" ? "sold" : "live"))
  return Object.fromEntries(
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

async function paidOf(db: Knex, cart: CartRow, sale: SaleRow): Promise<NonNullable<ReplayCase["paid"]>> {
  const attempt = (await attemptsOfCart(db, cart)).findLast(({ instalment }) => instalment === 0)
  const uses = attempt && (await usesOfAttempts(db, sale.website_id, [attempt.id])).get(attempt.id)
  return {
    amount: sale.amount,
    certificates: (uses ?? []).reduce((sum, { amount }) => sum + amount, 0),
    hasDocument: (await readSaleDocuments(db, sale.website_id, [sale.id])).has(sale.id),
  }
}
