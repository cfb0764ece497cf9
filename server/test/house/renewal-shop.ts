import type { RenewalDetails, RenewalResponse } from "@parterre/contract"
import { sendOutbox } from "../../src/jobs/outbox.ts"
import type { Mail } from "../../src/mail/mail.ts"
import { applyRenewals } from "../../src/renewals/apply-renewals.ts"
import { type RenewalFile, readRenewalFile } from "../../src/renewals/renewal-file.ts"
import { readWebsite } from "../../src/websites/website-store.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../serve.ts"
import type { CheckoutBench } from "./checkout-shop.ts"
import { type Answer, type Guest, payPlainly } from "./shopper.ts"
import { type ShopName, shops } from "./shops.ts"
import { addEvent, buildSeason, seasonLine } from "./small-season.ts"

/** Last season's events, and those of the next, which begin two months later. */
export const lastSeason = ["soir", "matinee", "gala"] as const
export const nextSeason = ["ouverture", "entracte", "finale"] as const

export type Refused = { readonly code: string }

/** Adds to a shop what was sold last season and what comes next. */
export async function buildSeasons({ db }: Pick<CheckoutBench, "db">, name: ShopName): Promise<void> {
  const shop = shops[name]
  await addEvent(db, "matinee", 24, shop)
  await addEvent(db, "gala", 48, shop)
  for (const [index, key] of nextSeason.entries()) await addEvent(db, key, 1_500 + 24 * index, shop)
  await buildSeason(db, { key: "saison", events: lastSeason }, shop)
  await buildSeason(db, { key: "prochaine", events: nextSeason, page: "soir" }, shop)
}

/** Renewals of a shop at a checkout: who had what, the organiser's list, and whoever has a link. */
export function renewalShop(bench: CheckoutBench, name: ShopName) {
  const shop = shops[name]
  const deadline = "2026-12-20T18:00"

  const fileOf = (change: Partial<RenewalFile> = {}) =>
    readRenewalFile(
      "season.yaml",
      JSON.stringify({ website: shop.id, subscription: "prochaine", deadline, from: "saison", ...change }),
    )

  const website = async () => {
    const row = await readWebsite(bench.db, shop.id)
    if (row === undefined) throw new Error(`There is no ${shop.id}`)
    return row
  }

  /** What leaves the outbox now. */
  async function mails(): Promise<Mail[]> {
    const sent: Mail[] = []
    await sendOutbox(
      {
        ...{ db: bench.db, barcodes: testBarcodes, gifts: testGifts, newsletters: testNewsletters },
        ...{ renewals: testRenewals, certificates: testCertificates, log: bench.payments.log },
        mailer: { send: async (mail) => void sent.push(mail) },
      },
      bench.clock,
      500,
    )
    return sent
  }

  /** Applies a season to renew and answers the links by the address they were mailed to. */
  async function offer(change: Partial<RenewalFile> = {}): Promise<ReadonlyMap<string, string>> {
    await mails()
    const dependencies = { ...bench.payments, tokens: testRenewals }
    await applyRenewals(dependencies, fileOf(change), await website(), undefined)
    return new Map(
      (await mails()).flatMap(({ to, text }) => tokenIn(text).map((token) => [to, token] as const)),
    )
  }

  return {
    shop,
    deadlineAt: Date.parse("2026-12-20T18:00:00-05:00"),
    fileOf,
    website,
    mails,
    offer,

    /** Somebody buys seats of last season. */
    async subscriber(seats: readonly string[]): Promise<Guest> {
      const guest = await bench.shopper(name, { seats: 0 })
      const held = await guest.call("POST", "/v1/holds", [seasonLine("saison", seats, "a", "adulte", shop)])
      if (held.status !== 200) throw new Error(JSON.stringify(held.body))
      const { status, body } = await payPlainly(guest, name)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return guest
    },

    /** The link of somebody who had these seats as the organiser's file says it; each has an address of their own. */
    async linkFor(seats: readonly string[], change: Partial<RenewalFile> = {}): Promise<string> {
      const email = `${seats.join("-").toLowerCase()}@example.com`
      const holder = {
        email,
        firstname: "Marie",
        lastname: "Tremblay",
        language: "fr",
        seats: { adulte: seats },
      }
      const links = await offer({ from: undefined, holders: [holder], ...change } as never)
      const token = links.get(email)
      if (token === undefined) throw new Error(`Nothing was mailed to ${email}`)
      return token
    },

    details: (
      guest: Guest,
      token: string,
      codes?: readonly string[],
      at?: string,
    ): Promise<Answer<RenewalDetails & Refused>> =>
      guest.call(
        "POST",
        `/backend/v1/websites/${shop.id}/subscriptions/renew/details`,
        { token, ...(codes && { codes }) },
        at,
      ),

    pay: (
      guest: Guest,
      saleToken: string,
      creditCard: object = { stripeToken: "tok_visa" },
      change: object = {},
    ): Promise<Answer<RenewalResponse & Refused>> =>
      guest.call("POST", `/backend/v1/websites/${shop.id}/subscriptions/renew/multiplePaymentCheckout`, {
        shipping: { id: 2, code: "ETickets", price: 0 },
        ...{ saleToken, client: guest.client, creditCard },
        ...change,
      }),

    /** A deadline so many minutes from now. */
    endsIn(minutes: number): { readonly deadline: string; readonly at: number } {
      const at = bench.clock.now() - (bench.clock.now() % 60_000) + minutes * 60_000
      // Standard time in Montréal.
      return { deadline: new Date(at - 5 * 3_600_000).toISOString().slice(0, 16), at }
    },

    /** Who has seats of the next season's first event, such as `A1 held`. */
    claims: async (seats: readonly string[]): Promise<string[]> => {
      const rows: { seat_id: string; state: string }[] = await bench
        .db("claims")
        .where({ event_id: `${shop.id}.${nextSeason[0]}` })
        .whereIn("seat_id", [...seats])
        .orderBy("seat_id")
      return rows.map(({ seat_id, state }) => `${seat_id} ${state}`)
    },
  }
}

const tokenIn = (text: string): string[] => {
  const [, token] = /\/subscription-renewal\/([\w-]+)/.exec(text) ?? []
  return token === undefined ? [] : [token]
}
