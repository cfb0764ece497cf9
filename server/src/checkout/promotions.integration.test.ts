import type { Cart, EventDetail, HoldGroup, OpenedPresale, Promotion } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { noon } from "../../test/house/small-house.ts"
import { offerPromotion, openPresale, usedOf } from "../../test/house/small-offers.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"

const shop = shops.globalpayments
const event = `${shop.id}.soir`
const hour = 3_600_000
let bench: CheckoutBench
let ten: string
let few: string
const nextSeats = takingSeats(200)

beforeAll(async () => {
  bench = await startCheckout()
  const offer = (promotion: Parameters<typeof offerPromotion>[1]) => offerPromotion(bench.db, promotion, shop)
  ten = await offer({ code: "DIX", discount: { percent: 10 }, priceTypes: ["adulte"] })
  few = await offer({ code: "PEU", discount: { amount: 500 }, uses: 3, perShopper: 2 })
  await offer({ code: "TARD", discount: { amount: 500 }, until: noon })
  await offer({ code: "TOT", discount: { amount: 500 }, from: noon + 24 * 30 * hour })
  await offer({ code: "AILLEURS", discount: { amount: 500 }, eventIds: [`${shop.id}.autre`] })
  await offer({ code: "JEUNES", discount: { amount: 500 }, priceTypes: ["enfant-seul"] })
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

const line = (offer: Partial<HoldGroup["prices"][number]>, seats = 2): HoldGroup => ({
  type: "show",
  id: event,
  prices: [
    {
      ...{ id: `${event}.a.adulte`, qty: seats },
      seatIds: nextSeats(seats),
      ...offer,
    },
  ],
})
const lookUp = (guest: Guest, code: string) =>
  guest.call<Promotion & { code: string }>("POST", "/v1/promotions/actions/look-up", { eventId: event, code })
const guestOf = () => bench.shopper("globalpayments", { seats: 0 })

describe("a promotion", () => {
  it("says what it does before anything is held, or why it does nothing", async () => {
    const guest = await guestOf()
    const { status, body } = await lookUp(guest, " dix ")
    expect(status).toBe(200)
    expect(body).toMatchObject({ promoId: ten, name: "La promo DIX", percent: 10 })
    for (const { price, originalPrice } of body.prices) expect(price).toBe(Math.ceil(originalPrice * 0.9))
    const codes = ["NON", "TARD", "TOT", "AILLEURS", "JEUNES"].map(
      async (code) => (await lookUp(guest, code)).body.code,
    )
    expect(await Promise.all(codes)).toEqual([
      ...["promotion-unknown", "promotion-over", "promotion-not-yet", "promotion-not-for-event"],
      "promotion-not-for-price",
    ])
  })

  it("lowers the price, shows what it was, is taxed as paid and printed by its name [HOLD-007]", async () => {
    const guest = await guestOf()
    const { body } = await guest.holdGroups([line({ promoId: ten, amount: 1 })])
    const price = body.cart.cartElements[0]?.prices[0]
    const original = price?.originalPrice ?? 0
    expect(price).toMatchObject({ promoId: ten, promoName: "La promo DIX", price: Math.ceil(original * 0.9) })
    expect(price?.total).toBe(2 * ((price?.price ?? 0) + (price?.serviceCharges ?? 0)))
    expect(body.cart.tax.subtotal).toBe(2 * (price?.price ?? 0))

    // What was promised is what is charged, whatever becomes of the promotion.
    await bench
      .db("promotions")
      .where({ id: ten })
      .update({ terms: JSON.stringify({ discount: { percent: 50 } }) })
    await bench.db("websites").where({ id: shop.id }).increment("revision", 1)
    const paid = await payPlainly(guest, "globalpayments")
    expect(paid.status).toBe(200)
    expect(paid.sale.amount).toBe(body.cart.tax.totalAfterTaxes)
    const sale = await bench.saleOf(paid.sale.saleToken)
    const [ticket] = await bench.ticketsOf(sale.id)
    expect(ticket?.price).toBe(price?.price)
    await bench.db("promotions").where({ id: ten }).delete()
    const sent: Mail[] = []
    await sendOutbox(
      {
        db: bench.db,
        mailer: { send: async (mail: Mail) => void sent.push(mail) },
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log: bench.payments.log,
      },
      bench.clock,
      100,
    )
    expect(sent.map(({ text }) => text).join()).toContain("La promo DIX")
    await offerPromotion(bench.db, { code: "DIX", discount: { percent: 10 } }, shop)
  })

  it("is used by the ticket, gives back what is released, and is for so many of a shopper", async () => {
    const guest = await guestOf()
    expect((await guest.holdGroups([line({ promoId: few }, 3)])).body).toMatchObject({
      code: "promotion-limit",
      max: 2,
    })
    expect((await guest.holdGroups([line({ promoId: few })])).status).toBe(200)
    expect(await usedOf(bench.db, few)).toBe(2)
    const other = await guestOf()
    expect((await other.holdGroups([line({ promoId: few })])).body).toMatchObject({
      code: "promotion-used-up",
    })
    expect(await usedOf(bench.db, few)).toBe(2)
    await guest.call("POST", "/v1/holds/actions/release", [{ eventId: event }])
    expect(await usedOf(bench.db, few)).toBe(0)

    expect((await other.holdGroups([line({ promoId: few })])).status).toBe(200)
    bench.clock.pass(16 * 60)
    expect((await other.holdGroups([line({ promoId: few }, 1)])).status).toBe(200)
    expect(await usedOf(bench.db, few)).toBe(1)
    expect((await payPlainly(other, "globalpayments")).status).toBe(200)
    expect((await other.holdGroups([line({ promoId: few })])).body).toMatchObject({ code: "promotion-limit" })
    expect(await usedOf(bench.db, few)).toBe(1)
  })

  it("is for so many of a client, who held them as a guest at another device", async () => {
    const mine = await offerPromotion(
      bench.db,
      { code: "MOI", discount: { amount: 500 }, perShopper: 2 },
      shop,
    )
    const website = bench.db("websites").where({ id: shop.id })
    await website.clone().update({ client_account: "OPTIONAL" }).increment("revision", 1)
    const first = await guestOf()
    await first.signUp("ana@example.com")
    const second = await guestOf()
    for (const guest of [first, second])
      expect((await guest.holdGroups([line({ promoId: mine })])).status).toBe(200)
    expect((await payPlainly(first, "globalpayments")).status).toBe(200)
    const login = { username: "ana@example.com", password: "Corneille1637!" }
    expect((await second.call("POST", "/v1/clients/actions/authorize", login)).status).toBe(200)
    const refused = await payPlainly(second, "globalpayments")
    expect([refused.status, refused.body]).toMatchObject([409, { code: "promotion-limit", max: 2 }])
    await second.call("POST", "/v1/holds/actions/release", [{ eventId: event }])
    await website.clone().update({ client_account: "NO" }).increment("revision", 1)
  })

  it("lowers the best seats of a price level [CALL-026]", async () => {
    const guest = await guestOf()
    const levels = {
      priceLevels: [{ id: `${shop.id}.salle.a`, prices: [{ id: `${event}.a.adulte`, qty: 2 }] }],
    }
    const best = (promo: string) =>
      guest.call<{
        code: string
        cart: { cartElements: { prices: { promoId: string; seatIds: string[] }[] }[] }
      }>("POST", `/v1/holds-pricelevel/${event}?promo=${promo}`, levels)
    expect((await best("RIEN")).body.code).toBe("promotion-unknown")
    const { body } = await best("dix")
    expect(body.cart.cartElements[0]?.prices[0]).toMatchObject({ promoId: ten })
    expect(body.cart.cartElements[0]?.prices[0]?.seatIds).toHaveLength(2)
  })

  it("cannot be found by trying codes", async () => {
    const { limits } = (await import("../../test/serve.ts")).testConfig({})
    const server = await bench.anotherServer({ limits: { ...limits, guesses: 2, offerGuesses: 3 } })
    const guest = await guestOf()
    const tried = []
    for (let n = 0; n < 4; n += 1)
      tried.push(
        (
          await guest.call(
            "POST",
            "/v1/promotions/actions/look-up",
            { eventId: event, code: `ESSAI-${n}` },
            server.address,
          )
        ).status,
      )
    expect(tried).toEqual([422, 422, 422, 429])
    await server.close()
  })
})

describe("a presale", () => {
  const open = (guest: Guest, code?: string) =>
    guest.call<OpenedPresale & { code: string }>("POST", "/v1/presales/actions/open", {
      eventId: event,
      ...(code === undefined ? {} : { code }),
    })

  it("sells to codes and members only, then to all [HOLD-006]", async () => {
    await bench.db("websites").where({ id: shop.id }).update({ client_account: "OPTIONAL" })
    await fillShelf(
      bench.db,
      [{ key: "carte", kind: "membership", terms: { months: 12, benefits: [] } }],
      shop,
    )
    const now = bench.clock.now()
    const member = await guestOf()
    await member.signUp("membre@exemple.ca")
    await member.holdGroups([
      { type: "MEMBER", id: productId("carte", shop), prices: [{ id: productId("carte", shop), qty: 1 }] },
    ])
    expect((await payPlainly(member, "globalpayments")).status).toBe(200)
    const [codeId = ""] = await openPresale(
      bench.db,
      {
        ...{ eventId: event, from: now, until: now + hour, codes: ["AMIS"], ticketsPerCode: 2 },
        members: [productId("carte", shop)],
      },
      shop,
    )
    const guest = await guestOf()
    const { body: detail } = await guest.call<{ saleState: string; presale: object }>(
      "GET",
      `/v1/events/${event}`,
    )
    expect(detail).toMatchObject({
      saleState: "NOTAVAILABLE",
      presale: { isOpen: true, byCode: true, memberships: [{ title: "Le carte" }] },
    })
    expect((await open(guest)).body.code).toBe("presale-needed")
    expect((await open(guest, "NON")).body.code).toBe("presale-unknown")
    expect((await open(guest, "amis")).body).toMatchObject({ code: "AMIS", left: 2 })
    expect((await guest.holdGroups([line({})])).body).toMatchObject({ code: "presale-needed" })
    expect((await guest.holdGroups([line({ presale: "NON" })])).body).toMatchObject({
      code: "presale-unknown",
    })
    expect((await guest.holdGroups([line({ presale: "AMIS" }, 3)])).body).toMatchObject({
      code: "presale-used-up",
    })
    const held = await guest.holdGroups([line({ presale: "amis" })])
    expect(held.body.cart.cartElements[0]?.prices[0]).toMatchObject({ presale: "AMIS" })
    expect(await usedOf(bench.db, codeId)).toBe(2)
    expect((await open(await guestOf(), "AMIS")).body.code).toBe("presale-used-up")

    expect((await open(member)).status).toBe(200)
    expect((await member.holdGroups([line({})])).body).toMatchObject({ message: "holds.added" })

    bench.clock.pass(3600)
    const late = await guestOf()
    expect((await late.holdGroups([line({})])).status).toBe(200)
    expect((await late.holdGroups([line({ presale: "NON" })])).status).toBe(200)
  })
})

describe("a price for members", () => {
  it("is told to all, and given to who has the membership: no service charge, at the payment too [MEM-003] [TAX-001]", async () => {
    await bench.db("websites").where({ id: shop.id }).update({ client_account: "OPTIONAL" })
    const carte = { key: "fidele", kind: "membership", terms: { months: 12, benefits: [] } } as const
    await fillShelf(bench.db, [carte], shop)
    const membershipIds = [productId("fidele", shop)]
    const few = { code: "PEU-FIDELES", discount: { percent: 5 }, membershipIds }
    await offerPromotion(bench.db, few, shop)
    const id = await offerPromotion(
      bench.db,
      { code: "FIDELES", discount: { percent: 10 }, waivesServiceCharge: true, membershipIds },
      shop,
    )
    const best = (guest: Guest) =>
      guest.call<Promotion & { code: string }>("POST", "/v1/promotions/actions/look-up", { eventId: event })

    const guest = await guestOf()
    const { body: detail } = await guest.call<EventDetail>("GET", `/v1/events/${event}`)
    expect(detail.memberOffers).toMatchObject([{ id: membershipIds[0], title: "Le fidele" }])
    expect((await best(guest)).body.code).toBe("promotion-members-only")
    expect((await lookUp(guest, "fideles")).body.code).toBe("promotion-members-only")
    expect((await guest.holdGroups([line({ promoId: id })])).body).toMatchObject({
      code: "promotion-members-only",
    })
    expect((await guest.call<Cart>("GET", "/v1/cart/self?cache=0")).body.cartElements).toEqual([])

    const member = await guestOf()
    await member.signUp("fidele@exemple.ca")
    await member.holdGroups([
      {
        type: "MEMBER",
        id: carte.key,
        memberId: membershipIds[0]!,
        prices: [{ id: membershipIds[0]!, qty: 1 }],
      },
    ])
    expect((await payPlainly(member, "globalpayments")).status).toBe(200)
    // The better one has nothing left: the other is offered.
    await bench.db("code_uses").insert({ code_id: id, website_id: shop.id, capacity: 1, taken: 1 })
    expect((await best(member)).body).toMatchObject({ code: "PEU-FIDELES", percent: 5 })
    await bench.db("code_uses").where({ code_id: id }).delete()
    const { body: offer } = await best(member)
    expect(offer).toMatchObject({ promoId: id, percent: 10, waivesServiceCharge: true, forMembers: true })
    const listed = detail.priceLevels.flatMap(({ prices }) => prices)
    for (const { id: priceId, price, originalPrice, serviceCharges } of offer.prices) {
      const own = listed.find((one) => one.id === priceId)
      expect([serviceCharges, originalPrice]).toEqual([0, (own?.price ?? 0) + (own?.serviceCharges ?? 0)])
      expect(price).toBe(Math.ceil((own?.price ?? 0) * 0.9))
    }
    const held = await member.holdGroups([line({ promoId: id })])
    const ticket = held.body.cart.cartElements[0]?.prices[0]
    const shown = offer.prices.find((one) => one.id === ticket?.id)
    expect(ticket).toMatchObject({
      price: shown?.price,
      originalPrice: shown?.originalPrice,
      serviceCharges: 0,
    })
    // It ends while the tickets are in the cart: what was promised stays.
    bench.clock.pass(60)
    await bench
      .db("memberships")
      .where({ product_id: membershipIds[0] })
      .update({ ends_at: bench.clock.now() })
    expect((await member.holdGroups([line({ promoId: id })])).body).toMatchObject({
      code: "promotion-members-only",
    })
    const paid = await payPlainly(member, "globalpayments")
    expect(paid.status).toBe(200)
    expect(paid.sale.amount).toBe(held.body.cart.tax.totalAfterTaxes)
  })
})
