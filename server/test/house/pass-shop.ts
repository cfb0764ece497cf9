import type { FlexPass } from "@parterre/contract"
import { sendOutbox } from "../../src/jobs/outbox.ts"
import type { Mail } from "../../src/mail/mail.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../serve.ts"
import { type CheckoutBench, startCheckout } from "./checkout-shop.ts"
import { type Guest, payPlainly } from "./shopper.ts"
import { shops } from "./shops.ts"
import { fillShelf, productId } from "./small-shelf.ts"

/** A shop with client accounts that sells a pass for any place, and one for general admission alone. */
export const passShop = shops.globalpayments
export const passEvent = `${passShop.id}.soir`
export const passId = (key: string) => productId(key, passShop)

const passes = [
  { key: "passe", kind: "flexpass", price: 9000, terms: { credits: 3 } },
  { key: "debout", kind: "flexpass", price: 4000, terms: { credits: 2, categories: ["ga"] } },
] as const

export interface PassHolder {
  readonly guest: Guest
  readonly clientId: string
  /** As the shop shows it. */
  readonly pass: FlexPass
}

export async function startPassShop() {
  const bench: CheckoutBench = await startCheckout()
  const { db } = bench
  await db("websites").where({ id: passShop.id }).update({ client_account: "OPTIONAL" })
  await fillShelf(db, passes, passShop)
  for (const { key } of passes)
    await db("product_events").insert({
      ...{ product_id: passId(key), event_id: passEvent, website_id: passShop.id },
    })
  await db("websites").where({ id: passShop.id }).increment("revision", 1)
  let people = 0

  return {
    ...bench,

    /** A client who has just bought passes of a kind. */
    async holder(key = "passe", qty = 1): Promise<PassHolder> {
      const guest = await bench.shopper("globalpayments", { seats: 0 })
      people += 1
      await guest.signUp(`passe${people}@exemple.ca`)
      await guest.holdGroups([{ type: "show", id: passId(key), prices: [{ id: passId(key), qty }] }])
      const paid = await payPlainly(guest, "globalpayments")
      if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
      const { body: self } = await guest.call("GET", "/v1/clients/self?cache=0")
      const { body } = await guest.call<FlexPass[]>("GET", "/v1/flexpasses?language=fr")
      const [pass] = body
      if (pass === undefined) throw new Error("no pass was bought")
      return { guest, pass, clientId: String(self.id) }
    },

    exchange: (
      { guest, clientId }: Pick<PassHolder, "guest" | "clientId">,
      tickets: readonly (string | undefined)[],
      performanceId = passEvent,
    ) =>
      guest.call<FlexPass>("POST", "/backend/v1/cart/flexpass/exchange?language=fr", {
        clientId,
        exchanges: tickets.map((ticketId) => ({ performanceId, ticketId })),
      }),

    /** What is left of a client's pass, and what its tickets stand for. */
    async stateOf({ pass, clientId }: Pick<PassHolder, "pass" | "clientId">) {
      const row = await db("flex_passes").where({ id: pass.id }).first()
      const exchanges = db("flex_pass_exchanges").where({ flex_pass_id: pass.id })
      const sales = await db("sales").where({ client_id: clientId })
      const held = await db("carts").where({ website_id: passShop.id, state: "held" })
      return {
        credits: row.credits_left,
        exchanges: (await exchanges.whereNull("returned_at")).length,
        ...{ sales: sales.length, held: held.length },
      }
    },

    /** The tickets of the exchange that was made last of a pass. */
    async exchangedTickets({ pass }: Pick<PassHolder, "pass">) {
      const last = await db("flex_pass_exchanges")
        .where({ flex_pass_id: pass.id })
        .orderBy("exchanged_at", "desc")
        .first()
      return bench.ticketsOf(last?.sale_id ?? "")
    },

    async mails(): Promise<Mail[]> {
      const sent: Mail[] = []
      const mailer = { send: async (mail: Mail) => void sent.push(mail) }
      const { log } = bench.payments
      const outbox = {
        db,
        mailer,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log,
      }
      await sendOutbox(outbox, bench.clock, 100)
      return sent
    },
  }
}

export type PassShop = Awaited<ReturnType<typeof startPassShop>>
