import type { RefundReturn } from "@parterre/contract"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type Handlers, type Language, staffOf } from "../http/handler.ts"
import { keptAnswer, refundItem, refundReturn } from "../refunds/refund-answers.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { planVoid, requireDue, type UsedPiece, type VoidPlan } from "../voids/plan-void.ts"
import { voidSale } from "../voids/void-sale.ts"
import { isoInZone } from "../zoned-time.ts"
import { saleMeant } from "./refund-handlers.ts"
import { saleNumber } from "./shown-carts.ts"

/** What the end of a piece that was used would mean, after what was done with it. */
const ends: Readonly<Record<UsedPiece["why"], Readonly<Record<Language, string>>>> = {
  admitted: {
    fr: "Si vous l’annulez quand même, il ne sera plus valide à l’entrée.",
    en: "If you void it anyway, it won’t admit anyone.",
  },
  "certificate-used": {
    fr: "Si vous l’annulez quand même, son solde est perdu.",
    en: "If you void it anyway, its remaining balance is lost.",
  },
  "pass-used": {
    fr: "Si vous l’annulez quand même, les billets qui restent à échanger sont perdus.",
    en: "If you void it anyway, the tickets left to exchange are lost.",
  },
}

/** `{orders}` is order numbers: what ends with a pass. */
const exchanged: Readonly<Record<Language, string>> = {
  fr: "Les billets obtenus en échange ne sont plus valides non plus\u00a0: {orders}.",
  en: "The tickets it was exchanged for won’t admit anyone either: {orders}.",
}

const endOf = ({ why, exchanges }: UsedPiece, language: Language): string =>
  [
    ends[why][language],
    ...(exchanges.length === 0 ? [] : [exchanged[language].replace("{orders}", () => exchanges.join(", "))]),
  ].join(" ")

/** The end of sales whose payment is due and that nobody will pay: what it would be, and carrying it out. */
export function voidHandlers(dependencies: PaymentDependencies): Handlers {
  const { db, clock, newId } = dependencies
  return {
    previewVoid: async ({ website, language, path }) => {
      const sale = await saleMeant(db, website.id, path.id)
      requireDue(sale, await attemptsOfSales(db, website.id, [sale.id]))
      const { items, used, returns, amount } = await planVoid(db, website.id, await readPaidSale(db, sale))
      return {
        saleId: saleNumber(sale),
        amount,
        items: items.map((item) => refundItem(item, language)),
        used: used.map((one) => {
          const kept = keptAnswer(one, language)
          return { ...kept, explanation: `${kept.explanation} ${endOf(one, language)}` }
        }),
        returns: toldReturns(returns),
      }
    },

    voidSale: async (request) => {
      const { website, language, path, body } = request
      const row = await saleMeant(db, website.id, path.id)
      const { name: staffName } = staffOf(request)
      const { keepSeats = false, evenUsed = false, reason } = body
      const now = clock.now()
      const command = { websiteId: website.id, saleId: row.id, staffName, reason, keepSeats, evenUsed }
      const { items, returns, amount } = await inTransaction(db, (trx) =>
        voidSale(trx, command, { newId, now }),
      )
      return {
        saleId: saleNumber(row),
        at: isoInZone(now, website.timeZone),
        ...{ by: staffName, reason, keepSeats, amount },
        items: items.map((item) => refundItem(item, language)),
        returns: toldReturns(returns),
      }
    },
  }
}

const toldReturns = (returns: VoidPlan["returns"]): RefundReturn[] => returns.map(refundReturn)
