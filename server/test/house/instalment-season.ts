import type { SaleRow } from "../../src/database/checkout-tables.ts"
import type { CheckoutBench } from "./checkout-shop.ts"
import { buildSeasons } from "./renewal-shop.ts"
import { type Guest, stripeToken } from "./shopper.ts"
import { cards, shops } from "./shops.ts"

/** The shops whose processors keep a card for later instalments. */
export const instalmentShops = ["stripe", "paysafe", "globalpayments"] as const
export type InstalmentShop = (typeof instalmentShops)[number]

/** Adds seasons to these shops, which may be renewed in instalments. */
export async function openInstalments(bench: CheckoutBench): Promise<void> {
  for (const name of instalmentShops) {
    await buildSeasons(bench, name)
    const { id } = shops[name]
    const row = await bench.db("websites").where({ id }).first()
    const payment = JSON.stringify({ ...JSON.parse(row.payment), instalments: true })
    await bench.db("websites").where({ id }).update({ payment })
  }
}

interface Asked {
  readonly saleToken: string
  /** Cents that the bank is asked to verify the card for: the first instalment. */
  readonly amount: number
  readonly hash?: string
}

/** A card as the processor's own fields and its bank leave it, which the processor can keep. */
export async function entered(
  bench: CheckoutBench,
  guest: Guest,
  name: InstalmentShop,
  sale: Asked,
  outcome: "approved" | "declined" = "approved",
): Promise<object> {
  if (name === "stripe")
    return { stripeToken: await stripeToken(bench.sandboxes.origin, stripeCards[outcome]) }
  const number = cards[name][outcome === "approved" ? "frictionless" : "declined"]
  const token =
    name === "paysafe" ? await paysafeToken(bench, number) : await globalPaymentsToken(bench, guest, number)
  const { body } = await guest.authenticate({ hash: "", ...sale }, { token })
  return { tokensPayment: { type: "stripe", token }, threeDSecureAuthenticationId: body.authenticationId }
}

const stripeCards = { approved: "4242424242424242", declined: "4000000000000002" } as const

const paysafeToken = async ({ issuer }: CheckoutBench, number: string) =>
  (await issuer.paysafeToken(number)).paymentToken ?? ""

async function globalPaymentsToken({ issuer }: CheckoutBench, guest: Guest, number: string): Promise<string> {
  const { body } = await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")
  return (await issuer.globalPaymentsToken(number, String(body.accessToken))).id ?? ""
}

/** Lets an instalment be due now, as its day would. */
export const fallDue = ({ db, clock }: CheckoutBench, { id }: Pick<SaleRow, "id">, ordinal = 1) =>
  db("instalments").where({ sale_id: id, ordinal }).update({ told_at: clock.now(), try_at: clock.now() })

/** Has the processor refuse the card that it keeps for the instalments of a sale: at Stripe its bank does. */
export const loseCard = ({ db }: CheckoutBench, { id }: Pick<SaleRow, "id">) =>
  db("kept_cards").where({ client_id: id }).update({ token: "pm_card_chargeDeclined", customer: null })
