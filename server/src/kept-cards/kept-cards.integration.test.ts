import type { KeptCard, KeptCards, PaymentRequest } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { cards } from "../../test/house/shops.ts"
import { isChargeOf, unrest } from "../../test/house/unrest.ts"
import { pay } from "../checkout/pay.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import type { KeptCardRow } from "../database/checkout-tables.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { Refusal } from "../refusal.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
  const websites = await bench.db("websites").select("id", "payment")
  for (const { id, payment } of websites)
    await bench
      .db("websites")
      .where({ id })
      .update({
        client_account: "OPTIONAL",
        payment: JSON.stringify({ ...JSON.parse(payment), keepCards: true }),
      })
})
afterAll(() => bench.close())
beforeEach(() => bench.db("limit_counts").delete())

const keepers = ["stripe", "paysafe", "globalpayments"] as const
type Keeper = (typeof keepers)[number]

/** What its fields make of a card at each processor, that its bank approves or declines. */
const numbers = {
  stripe: { approved: "4242424242424242", declined: "4000000000000002", challenge: "4000002500003155" },
  paysafe: { ...cards.paysafe, approved: cards.paysafe.frictionless },
  globalpayments: { ...cards.globalpayments, approved: cards.globalpayments.frictionless },
} as const
type Outcome = "approved" | "declined" | "challenge"

let emails = 0
async function member(shop: Parameters<CheckoutBench["shopper"]>[0]): Promise<Guest> {
  const guest = await bench.shopper(shop)
  emails += 1
  await guest.signUp(`carte${emails}@exemple.ca`)
  return guest
}

/** A card entered in the fields of a processor, with what its bank was asked, where it is asked before. */
async function entered(
  guest: Guest,
  shop: Keeper,
  sale: Awaited<ReturnType<Guest["startSale"]>>,
  how: Outcome = "approved",
) {
  const number = numbers[shop][how]
  if (shop === "stripe") return { stripeToken: await stripeToken(number) }
  const token =
    shop === "paysafe"
      ? ((await bench.issuer.paysafeToken(number)).paymentToken ?? "")
      : await globalPaymentsToken(guest, number)
  const { body } = await guest.authenticate(sale, { token })
  return {
    tokensPayment: { type: "stripe", token },
    ...(body.authenticationId === null ? {} : { threeDSecureAuthenticationId: body.authenticationId }),
  }
}

async function globalPaymentsToken(guest: Guest, number: string): Promise<string> {
  const { body } = await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")
  return (await bench.issuer.globalPaymentsToken(number, String(body.accessToken))).id ?? ""
}

async function stripeToken(number: string): Promise<string> {
  const response = await fetch(`${bench.sandboxes.origin}/sandbox/stripe/v1/tokens`, {
    method: "POST",
    headers: { authorization: "Bearer pk_test_parterre_sandbox" },
    body: new URLSearchParams({
      ...{ "card[number]": number, "card[cvc]": "907" },
      ...{ "card[exp_month]": "12", "card[exp_year]": "2028" },
    }),
  })
  return ((await response.json()) as { id: string }).id
}

async function payAndKeep(guest: Guest, shop: Keeper, how: Outcome = "approved") {
  const sale = await guest.startSale()
  const card = await entered(guest, shop, sale, how)
  return { sale, card, ...(await guest.pay(sale, { ...card, keep: true })) }
}

const listed = async (guest: Guest): Promise<KeptCards> =>
  (await guest.call<KeptCards>("GET", "/v1/clients/self/cards")).body

/** A member whose card is kept. */
async function keeping(shop: Keeper): Promise<{ guest: Guest; card: KeptCard }> {
  const guest = await member(shop)
  expect(await payAndKeep(guest, shop)).toMatchObject({ status: 200 })
  const [card] = (await listed(guest)).cards
  if (card === undefined) throw new Error("the card is not kept")
  await again(guest)
  return { guest, card }
}

/** Puts two seats more in the cart. */
async function again(guest: Guest): Promise<void> {
  await guest.holdPlaces(1)
}

const remove = (guest: Guest, { id }: KeptCard) => guest.call("DELETE", `/v1/clients/self/cards/${id}`)

const rowsOf = (shop: Guest["shop"]) => bench.db<KeptCardRow>("kept_cards").where({ website_id: shop.id })

/** Runs something while the payment settings of a guest's website differ. */
async function withPayment(guest: Guest, change: object, work: () => Promise<void>): Promise<void> {
  const website = () => bench.db("websites").where({ id: guest.shop.id })
  const { payment } = await website().first("payment")
  await website().update({ payment: JSON.stringify({ ...JSON.parse(payment), ...change }) })
  await work()
  await website().update({ payment })
}

/** What the processor itself has of a card. */
async function atProcessor(guest: Guest, row: Pick<KeptCardRow, "customer" | "token">) {
  const { processor } = await bench.payments.processors.of(guest.shop.id)
  return processor.keeper?.read({ customer: row.customer ?? undefined, token: row.token ?? undefined })
}

const chargesOf = (saleId: string) =>
  bench.sandboxes.ledger
    .all()
    .filter(({ reference, state }) => isChargeOf(reference, saleId) && state !== "declined")

async function settle() {
  for (let round = 0; round < 6; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
}

describe.each(keepers)("a card kept at %s", (shop) => {
  it("is kept because its client asked, and pays the next time with nothing entered and no bank asked [3DS-002]", async () => {
    const { guest, card } = await keeping(shop)
    expect(await listed(guest)).toEqual({
      cards: [
        {
          id: card.id,
          brand: "visa",
          lastFour: numbers[shop].approved.slice(-4),
          expiry: "1228",
          state: "usable",
        },
      ],
      canKeep: true,
      keeper: { stripe: "Stripe", paysafe: "Paysafe", globalpayments: "Global Payments" }[shop],
    })
    const sale = await guest.startSale()
    const paid = await guest.pay(sale, { keptCardId: card.id })
    expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(id)).toMatchObject([{ state: "captured", amount: sale.amount }])
    expect(await bench.attemptsOf(id)).toMatchObject([{ kept_card_id: card.id, last_four: card.lastFour }])
    expect(await bench.db("authentications").where({ sale_id: id })).toEqual([])
    const receipt = await guest.call("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body).toMatchObject({ payment: { brand: "visa", lastFour: card.lastFour } })
    await again(guest)
    expect(await guest.pay(await guest.startSale(), { keptCardId: card.id })).toMatchObject({ status: 200 })
  })

  it("is not kept unasked", async () => {
    const guest = await member(shop)
    const sale = await guest.startSale()
    const before = (await rowsOf(guest.shop)).length
    expect(await guest.pay(sale, await entered(guest, shop, sale))).toMatchObject({ status: 200 })
    expect((await listed(guest)).cards).toEqual([])
    expect(await rowsOf(guest.shop)).toHaveLength(before)
  })

  it("is its client's alone, on its website alone", async () => {
    const { card } = await keeping(shop)
    const other = await member(shop)
    const sale = await other.startSale()
    expect((await other.pay(sale, { keptCardId: card.id })).body.code).toBe("kept-card-unknown")
    expect((await remove(other, card)).body.code).toBe("kept-card-unknown")
    const elsewhere = await member(shop === "stripe" ? "paysafe" : "stripe")
    const there = await elsewhere.startSale()
    expect((await elsewhere.pay(there, { keptCardId: card.id })).body.code).toBe("kept-card-unknown")
    const guest = await bench.shopper(shop)
    const ofGuest = await guest.startSale()
    expect((await guest.pay(ofGuest, { keptCardId: card.id })).body.code).toBe("login-needed")
    const typed = await entered(guest, shop, ofGuest)
    expect((await guest.pay(ofGuest, { ...typed, keep: true })).body.code).toBe("login-needed")
    expect((await guest.call("GET", "/v1/clients/self/cards")).body.code).toBe("login-needed")
  })

  it("pays nothing once it is removed, here and at the processor", async () => {
    const { guest, card } = await keeping(shop)
    const [row] = await bench.db<KeptCardRow>("kept_cards").where({ id: card.id })
    if (row === undefined) throw new Error("no row")
    expect(await atProcessor(guest, row)).toMatchObject({ kind: "kept" })
    expect(await remove(guest, card)).toEqual({ status: 200, body: { removed: true } })
    expect((await listed(guest)).cards).toEqual([])
    expect(await atProcessor(guest, row)).toEqual({ kind: "gone" })
    expect((await guest.pay(await guest.startSale(), { keptCardId: card.id })).body.code).toBe(
      "kept-card-unknown",
    )
    expect((await remove(guest, card)).body.code).toBe("kept-card-unknown")
  })

  it("pays nothing while the processor does not answer its removal, which is asked for until it does", async () => {
    const { guest, card } = await keeping(shop)
    const [row] = await bench.db<KeptCardRow>("kept_cards").where({ id: card.id })
    if (row === undefined) throw new Error("no row")
    bench.misbehave(shop, "remove-kept-card", "hang")
    expect(await remove(guest, card)).toEqual({ status: 200, body: { removed: false } })
    expect((await listed(guest)).cards).toMatchObject([{ id: card.id, state: "leaving" }])
    expect((await guest.pay(await guest.startSale(), { keptCardId: card.id })).body.code).toBe(
      "kept-card-unknown",
    )
    expect(await atProcessor(guest, row)).toMatchObject({ kind: "kept" })
    await settle()
    expect(await atProcessor(guest, row)).toEqual({ kind: "gone" })
    expect((await listed(guest)).cards).toEqual([])
  })

  it("charges once when it is sent twice at once", async () => {
    const { guest, card } = await keeping(shop)
    const sale = await guest.startSale()
    const both = await Promise.all([
      guest.pay(sale, { keptCardId: card.id }),
      guest.pay(sale, { keptCardId: card.id }),
    ])
    expect(both.map(({ status }) => status)).toContain(200)
    await settle()
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
  })

  it("is not kept when its bank declines it", async () => {
    const guest = await member(shop)
    expect((await payAndKeep(guest, shop, "declined")).body.code).toBe("card-declined")
    const [row] = await rowsOf(guest.shop).where({ state: "asked" })
    if (row === undefined) throw new Error("nothing was asked for")
    await settle()
    expect(await rowsOf(guest.shop).where({ id: row.id })).toEqual([])
    expect(await atProcessor(guest, row)).toEqual({ kind: "gone" })
    expect((await listed(guest)).cards).toEqual([])
  })

  it("pays without being kept where the processor does not answer that in time", async () => {
    const guest = await member(shop)
    bench.misbehave(shop, "keep-card", "drop")
    // Stripe's package asks once more by itself.
    if (shop === "stripe") bench.misbehave(shop, "keep-card", "drop")
    expect(await payAndKeep(guest, shop)).toMatchObject({ status: 200 })
    await settle()
    expect((await listed(guest)).cards).toEqual([])
  })

  it("is listed later where the processor does not say at once what it keeps", async () => {
    const guest = await member(shop)
    bench.misbehave(shop, "read-kept-card", "hang")
    expect(await payAndKeep(guest, shop)).toMatchObject({ status: 200 })
    expect((await listed(guest)).cards).toEqual([])
    await settle()
    expect((await listed(guest)).cards).toMatchObject([{ state: "usable" }])
  })

  it("is listed once, however often it is entered", async () => {
    const { guest, card } = await keeping(shop)
    expect(await payAndKeep(guest, shop)).toMatchObject({ status: 200 })
    await settle()
    const { cards: now } = await listed(guest)
    expect(now).toMatchObject([{ lastFour: card.lastFour, state: "usable" }])
    expect(now[0]?.id).not.toBe(card.id)
  })

  it("is told to support as one that was kept", async () => {
    const { guest, card } = await keeping(shop)
    const sale = await guest.startSale()
    expect(await guest.pay(sale, { keptCardId: card.id })).toMatchObject({ status: 200 })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.attemptsOf(id)).toMatchObject([{ kept_card_id: card.id }])
  })

  it("pays nothing by its token, which no browser may send, in any state", async () => {
    const { guest, card } = await keeping(shop)
    const [row] = await rowsOf(guest.shop).where({ id: card.id })
    const token = row?.token ?? ""
    expect(token).not.toBe("")
    const thief = await bench.shopper(shop)
    const sale = await thief.startSale()
    const { id } = await bench.saleOf(sale.saleToken)
    if (shop !== "stripe")
      expect((await thief.authenticate(sale, { token })).body).toMatchObject({ code: "kept-card-unknown" })
    await withPayment(guest, { threeDSecure: false }, async () => {
      const forms = [{ tokensPayment: { type: "stripe", token } }, { stripeToken: token }]
      for (const state of ["kept", "leaving", "asked"] as const) {
        await rowsOf(guest.shop).where({ id: card.id }).update({ state })
        for (const form of forms)
          expect((await thief.pay(sale, form)).body.code, state).toBe("kept-card-unknown")
      }
      // Of a website that is paid through the same account.
      const here = () => bench.db("kept_cards").where({ id: card.id })
      await here().update({ state: "kept", website_id: "a-sister" })
      expect((await thief.pay(sale, forms[0] ?? {})).body.code).toBe("kept-card-unknown")
      await here().update({ website_id: guest.shop.id })
    })
    expect([chargesOf(id), await bench.attemptsOf(id)]).toEqual([[], []])
    expect(await guest.pay(await guest.startSale(), { keptCardId: card.id })).toMatchObject({ status: 200 })
  })

  it("neither pays nor counts as removed while its website has another account at the processor", async () => {
    const { guest, card } = await keeping(shop)
    const [row] = await rowsOf(guest.shop).where({ id: card.id })
    if (row === undefined) throw new Error("no row")
    const another = {
      stripe: { publicKey: "pk_test_another" },
      paysafe: { accountId: "1002" },
      globalpayments: { accountId: "transaction_processing" },
    }
    await withPayment(guest, another[shop], async () => {
      expect((await listed(guest)).cards).toMatchObject([{ id: card.id, state: "unusable" }])
      const paid = await guest.pay(await guest.startSale(), { keptCardId: card.id })
      expect(paid.body.code).toBe("payment-method-not-offered")
      expect(await remove(guest, card)).toEqual({ status: 200, body: { removed: false } })
      await settle()
      expect(await rowsOf(guest.shop).where({ id: card.id })).toMatchObject([{ state: "leaving" }])
    })
    expect(await atProcessor(guest, row)).toMatchObject({ kind: "kept" })
    await settle()
    expect(await atProcessor(guest, row)).toEqual({ kind: "gone" })
    expect((await listed(guest)).cards).toEqual([])
  })

  it("is refused when it is removed between the look at it and the payment", async () => {
    const { guest, card } = await keeping(shop)
    const { outcome, id } = await payDuringRemoval(guest, card, paymentGuard)
    expect(outcome).toBe("kept-card-unknown")
    expect(chargesOf(id)).toEqual([])
    expect(await bench.attemptsOf(id)).toEqual([])
  })

  it("would reach the processor without that guard", async () => {
    const { guest, card } = await keeping(shop)
    const { id } = await payDuringRemoval(guest, card, { ...paymentGuard, stillKept: async () => undefined })
    expect(await bench.attemptsOf(id)).toHaveLength(1)
    await settle()
  })
})

/** Pays with a card that is removed after it was looked at; the code of the refusal, or nothing when it was not refused. */
async function payDuringRemoval(guest: Guest, card: KeptCard, guard: PaymentGuard) {
  const start = await guest.startSale()
  const sale = await bench.saleOf(start.saleToken)
  const [row] = await bench.db<KeptCardRow>("kept_cards").where({ id: card.id })
  const request = {
    client: guest.client,
    creditCard: { keptCardId: card.id },
    amount: start.amount,
    saleToken: start.saleToken,
  } as PaymentRequest
  const website = { ...guest.shop, clientAccount: "OPTIONAL" }
  const session = { id: sale.session_id, websiteId: sale.website_id, clientId: row?.client_id }
  const shopper = { website, language: "fr" as const, session } as Parameters<typeof pay>[1]
  const paid = pay(bench.payments, shopper, request, guard, async (work) => {
    await remove(guest, card)
    return work()
  })
  const outcome = await paid.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
  return { outcome, id: sale.id }
}

/** The reference under which Paysafe is asked to keep the card of a row. */
async function referenceOf({ attempt_id }: KeptCardRow): Promise<string> {
  const attempt = await bench.db("payment_attempts").where({ id: attempt_id }).first("reference")
  return attempt?.reference
}

it("is found at Paysafe where the answer was lost, and pays this time and the next", async () => {
  const guest = await member("paysafe")
  bench.misbehave("paysafe", "keep-card", "drop-after")
  const paid = await payAndKeep(guest, "paysafe")
  expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
  const [card] = (await listed(guest)).cards
  expect(card).toMatchObject({ state: "usable" })
  const [row] = await rowsOf(guest.shop).where({ id: card?.id ?? "" })
  expect(row?.customer).toBeTruthy()
  await again(guest)
  expect(await guest.pay(await guest.startSale(), { keptCardId: card?.id })).toMatchObject({ status: 200 })
  expect(await remove(guest, card as KeptCard)).toMatchObject({ body: { removed: true } })
  expect(await atProcessor(guest, row as KeptCardRow)).toEqual({ kind: "gone" })
})

it("does not stay at Paysafe where nobody here was told that it was kept", async () => {
  const guest = await member("paysafe")
  const { keeper } = (await bench.payments.processors.of(guest.shop.id)).processor
  bench.misbehave("paysafe", "keep-card", "drop-after")
  bench.misbehave("paysafe", "find-kept-card", "drop")
  // Its token was spent by the profile.
  expect((await payAndKeep(guest, "paysafe")).body.code).toBe("card-invalid")
  const [row] = await rowsOf(guest.shop).where({ state: "asked" })
  if (row === undefined) throw new Error("nothing was asked for")
  expect(row.customer).toBeNull()
  const reference = await referenceOf(row)
  expect(await keeper?.read({ reference })).toMatchObject({ kind: "kept", lastFour: "1000" })
  await settle()
  expect(await rowsOf(guest.shop).where({ id: row.id })).toEqual([])
  expect(await keeper?.read({ reference })).toEqual({ kind: "gone" })
})

it("stays at the processor while another row has its token, and leaves with the last", async () => {
  const { guest, card } = await keeping("globalpayments")
  const [row] = await rowsOf(guest.shop).where({ id: card.id })
  if (row === undefined) throw new Error("no row")
  // The token was sent twice, and the bank declined one of the two payments.
  await bench.db("kept_cards").insert({ ...row, id: `${row.id}-again`, state: "leaving" })
  await settle()
  expect(await rowsOf(guest.shop).where({ token: row.token })).toMatchObject([{ id: row.id, state: "kept" }])
  expect(await atProcessor(guest, row)).toMatchObject({ kind: "kept" })
  // Its cart has run out meanwhile.
  await again(guest)
  expect(await guest.pay(await guest.startSale(), { keptCardId: card.id })).toMatchObject({ status: 200 })
  expect(await remove(guest, card)).toMatchObject({ body: { removed: true } })
  expect(await atProcessor(guest, row)).toEqual({ kind: "gone" })
})

it("is kept after Stripe's challenge too", async () => {
  const guest = await member("stripe")
  const asked = await payAndKeep(guest, "stripe", "challenge")
  expect(asked.body.code).toBe("authentication-needed")
  const clientSecret = String(asked.body.clientSecret)
  const query = new URLSearchParams({ client_secret: clientSecret })
  const intent = await fetch(
    `${bench.sandboxes.origin}/sandbox/stripe/v1/payment_intents/${clientSecret.split("_secret")[0]}?${query}`,
    { headers: { authorization: "Bearer pk_test_parterre_sandbox" } },
  )
  const { next_action } = (await intent.json()) as { next_action: { use_stripe_sdk: { creq: string } } }
  await bench.issuer.enterCode(next_action.use_stripe_sdk.creq, "1234")
  expect(await guest.pay(asked.sale, { ...asked.card, keep: true })).toMatchObject({ status: 200 })
  expect((await listed(guest)).cards).toMatchObject([{ lastFour: "3155", state: "usable" }])
})

it("is not offered by a processor that keeps none, nor where the site keeps none", async () => {
  const guest = await member("moneris")
  expect(await listed(guest)).toEqual({ cards: [], canKeep: false, keeper: "" })
  const sale = await guest.startSale()
  const card = { number: "4242424242424242", expiry: "1228", cvd: "907", nameOnCard: "Marie Tremblay" }
  expect((await guest.pay(sale, { ...card, keep: true })).body.code).toBe("payment-method-not-offered")
  expect(await guest.pay(sale, card)).toMatchObject({ status: 200 })
})

it("is still listed, and can be removed, where the site keeps no cards any more", async () => {
  const { guest, card } = await keeping("paysafe")
  const row = await bench.db("websites").where({ id: guest.shop.id }).first("payment")
  const { keepCards: _kept, ...payment } = JSON.parse(row?.payment)
  await bench
    .db("websites")
    .where({ id: guest.shop.id })
    .update({ payment: JSON.stringify(payment) })
  expect(await listed(guest)).toMatchObject({ cards: [{ state: "unusable" }], canKeep: false })
  expect((await guest.pay(await guest.startSale(), { keptCardId: card.id })).body.code).toBe(
    "payment-method-not-offered",
  )
  expect((await payAndKeep(guest, "paysafe")).body.code).toBe("payment-method-not-offered")
  expect(await remove(guest, card)).toEqual({ status: 200, body: { removed: true } })
  await bench.db("websites").where({ id: guest.shop.id }).update({ payment: row?.payment })
})

it("is one of ten at most, and an eleventh is refused before anything is charged", async () => {
  const { guest, card } = await keeping("stripe")
  const [row] = await bench.db<KeptCardRow>("kept_cards").where({ id: card.id })
  if (row === undefined) throw new Error("no row")
  const more = Array.from({ length: 9 }, (_, index) => ({
    ...row,
    ...{ id: `${row.id}-${index}`, last_four: `000${index}` },
  }))
  const ids = more.map(({ id }) => id)
  // Those that wait for a former processor, or for another account, are none of the ten.
  const elsewhere = [{ processor: "PAYSAFE" }, { account: "another" }] as const
  for (const former of elsewhere) {
    await bench.db("kept_cards").insert(more.map((each) => ({ ...each, ...former, state: "leaving" })))
    expect((await listed(guest)).canKeep).toBe(true)
    await bench.db("kept_cards").whereIn("id", ids).delete()
  }
  await bench.db("kept_cards").insert(more)
  expect((await listed(guest)).canKeep).toBe(false)
  const refused = await payAndKeep(guest, "stripe")
  expect(refused).toMatchObject({ status: 409, body: { code: "kept-cards-full" } })
  const { id } = await bench.saleOf(refused.sale.saleToken)
  expect([chargesOf(id), await bench.attemptsOf(id)]).toEqual([[], []])
  expect(await guest.pay(refused.sale, refused.card)).toMatchObject({ status: 200 })
  await bench.db("kept_cards").whereIn("id", ids).delete()
})

it("leaves every payment at rest", async () => {
  await settle()
  expect(await unrest(bench)).toEqual([])
})
