import type { Receipt } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { buildSeasons, nextSeason, renewalShop } from "../../test/house/renewal-shop.ts"
import { creditCardOf } from "../../test/house/shopper.ts"
import { cards, shops, typedCard } from "../../test/house/shops.ts"
import { seasonLine, seasonPrice } from "../../test/house/small-season.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testRenewals } from "../../test/serve.ts"
import { prune } from "../jobs/pruner.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { sweep } from "../jobs/sweeper.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
const seats = takingSeats(40)
beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of ["stripe", "paysafe"] as const) await buildSeasons(bench, name)
  shop = renewalShop(bench, "stripe")
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  expect(await unrest(bench)).toEqual([])
})

const visitor = () => bench.shopper("stripe", { seats: 0 })
/** 5 % and 9.975 % on two seats of a season. */
const twoSeats = 2 * (seasonPrice.price + seasonPrice.serviceCharge) + 1_800 + 3_592

it("offers last season's seats by a link and sells them once, at every event [RENEW-002] [CALL-070] [CALL-069]", async () => {
  const own = seats(2)
  await shop.subscriber(own)
  const links = await shop.offer()
  const token = links.get("marie@example.com") ?? ""
  expect(await shop.claims(own)).toEqual(own.map((seat) => `${seat} held`).toSorted())

  const guest = await visitor()
  const { status, body } = await shop.details(guest, token)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    client: { firstname: "Marie", lastname: "Tremblay", email: "marie@example.com" },
    lines: [{ title: "Saison", qty: 2, price: seasonPrice.price, total: twoSeats, priceType: "Adulte" }],
    amounts: [{ dueOn: "2026-11-21", amount: twoSeats }],
    title: "Saison",
    deadline: "2026-12-20T18:00:00-05:00",
    shippings: [{ code: "SeasonBookelts" }, { code: "ETickets" }, { code: "Smartphone" }],
    cartElements: [{ _type: "subscription", prices: [{ qty: 2, seatIds: own }] }],
    lost: [],
  })
  expect(body.lines[0]?.seats?.map(({ row, seat }) => `${row}${seat}`)).toEqual(own)
  // What only an account is known by is nothing for whoever has a link.
  expect(Object.keys(body.client)).not.toContain("id")

  const paid = await shop.pay(guest, body.saleToken)
  expect(paid).toMatchObject({
    status: 200,
    body: { deferred: false, coltsConfirmation: body.number, receipt: { coltsConfirmation: body.number } },
  })
  const tickets = await bench.ticketsOf((await bench.saleOf(body.saleToken)).id)
  expect(tickets.map(({ event_id, seat_id }) => `${event_id} ${seat_id}`).toSorted()).toEqual(
    nextSeason.flatMap((event) => own.map((seat) => `${shop.shop.id}.${event} ${seat}`)).toSorted(),
  )
  const { body: receipt } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${paid.body.saleId}`)
  expect(receipt).toMatchObject({ coltsConfirmation: body.number, payment: { amount: twoSeats } })

  expect(await shop.pay(guest, body.saleToken)).toMatchObject({ status: 410, body: { code: "renewal-done" } })
  expect(await shop.details(guest, token)).toMatchObject({ status: 410, body: { code: "renewal-done" } })
  // Nothing is offered again to whoever has renewed.
  expect((await shop.offer()).get("marie@example.com")).toBeUndefined()
})

it("reminds whoever has not renewed, once, and nobody who has", async () => {
  const [late, done] = [seats(1), seats(1)]
  const { deadline, at } = shop.endsIn(60 * 24 * 10)
  await shop.linkFor(late, { deadline, reminder: 7 })
  const token = await shop.linkFor(done, { deadline, reminder: 7 })
  const guest = await visitor()
  const { body } = await shop.details(guest, token)
  expect(await shop.pay(guest, body.saleToken)).toMatchObject({ status: 200 })
  await shop.mails()
  bench.clock.pass((at - 7 * 86_400_000 - 1_000 - bench.clock.now()) / 1000)
  expect((await shop.mails()).filter(({ subject }) => subject.startsWith("Rappel"))).toEqual([])
  bench.clock.pass(2)
  const [mail, ...others] = [...(await shop.mails()), ...(await shop.mails())].filter(({ subject }) =>
    subject.startsWith("Rappel"),
  )
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: `${late.join("-").toLowerCase()}@example.com` })
  expect(mail?.subject).toContain("réabonnement")
  expect(mail?.text).toMatch(/\/fr\/subscription-renewal\/[\w-]{43}/)
})

it("is paid by a card that the processor keeps for whoever is signed in", async () => {
  const row = await bench.db("websites").where({ id: shop.shop.id }).first()
  const payment = JSON.stringify({ ...JSON.parse(row.payment), keepCards: true })
  await bench.db("websites").where({ id: shop.shop.id }).update({ payment, client_account: "OPTIONAL" })
  const guest = await bench.shopper("stripe")
  await guest.signUp("garde@exemple.ca")
  const sale = await guest.startSale()
  expect(await guest.pay(sale, { stripeToken: "tok_visa", keep: true })).toMatchObject({ status: 200 })
  const [kept] = await bench.db("kept_cards").where({ state: "kept" })
  const { body } = await shop.details(guest, await shop.linkFor(seats(1)))
  expect(await shop.pay(guest, body.saleToken, { keptCardId: kept.id })).toMatchObject({
    status: 200,
    body: { deferred: false },
  })
  // Without a sign-in nobody's card pays.
  const other = await visitor()
  const { body: next } = await shop.details(other, await shop.linkFor(seats(1)))
  expect((await shop.pay(other, next.saleToken, { keptCardId: kept.id })).body.code).toBe("login-needed")
})

describe("the link", () => {
  it("names nothing when it is wrong, or of another website [CALL-070]", async () => {
    const token = await shop.linkFor(seats(1))
    const guest = await visitor()
    expect(await shop.details(guest, "nothing")).toMatchObject({
      status: 404,
      body: { code: "renewal-unknown" },
    })
    const elsewhere = await bench.shopper("paysafe", { seats: 0 })
    const paths = ["paysafe-shop", shop.shop.id].map(
      (path) => `/backend/v1/websites/${path}/subscriptions/renew/details`,
    )
    const answers = await Promise.all(paths.map((path) => elsewhere.call("POST", path, { token })))
    expect(answers).toMatchObject([
      { status: 404, body: { code: "renewal-unknown" } },
      { status: 404, body: { code: "website-not-found" } },
    ])
  })

  it("is kept as a hash only", async () => {
    const token = await shop.linkFor(seats(1))
    const rows = JSON.stringify(await bench.db("renewals"))
    const letters = JSON.stringify(await bench.db("outbox"))
    expect([rows.includes(token), letters.includes(token)]).toEqual([false, false])
  })

  it("is paid by the session that came last", async () => {
    const token = await shop.linkFor(seats(1))
    const [first, last] = [await visitor(), await visitor()]
    const before = await shop.details(first, token)
    const after = await shop.details(last, token)
    expect(await shop.pay(first, before.body.saleToken)).toMatchObject({
      status: 404,
      body: { code: "sale-unknown" },
    })
    expect(await shop.pay(last, after.body.saleToken)).toMatchObject({ status: 200 })
  })

  it("is paid as a renewal only: the season would be whoever's has the link", async () => {
    const token = await shop.linkFor(seats(1))
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    const { amount } = await bench.saleOf(body.saleToken)
    const other = await guest.pay(
      { saleToken: body.saleToken, amount: Number(amount), hash: "" },
      { stripeToken: "tok_visa" },
    )
    expect(other.body.code).toBe("sale-needed")
    expect(await shop.pay(guest, body.saleToken)).toMatchObject({ status: 200 })
  })

  it("sells no season of which an event was cancelled since", async () => {
    const token = await shop.linkFor(seats(1))
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    const event = bench.db("events").where({ id: `${shop.shop.id}.${nextSeason[1]}` })
    await event.clone().update({ sale_state: "CANCELLED" })
    const ended = { status: 410, body: { code: "renewal-ended" } }
    try {
      expect(await shop.details(guest, token)).toMatchObject(ended)
      expect(await shop.pay(guest, body.saleToken)).toMatchObject(ended)
    } finally {
      await event.clone().update({ sale_state: "ONSALE" })
    }
    expect(await shop.pay(guest, body.saleToken)).toMatchObject({ status: 200 })
  })

  it("ends at the deadline, when the seats are anybody's again [CALL-070]", async () => {
    const own = seats(2)
    const { deadline, at } = shop.endsIn(30)
    const token = await shop.linkFor(own, { deadline })
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    await sweep(bench.db, at - 1)
    expect(await shop.claims(own)).toHaveLength(2)
    bench.clock.pass((at - bench.clock.now()) / 1000)
    const late = { status: 410, body: { code: "renewal-ended" } }
    expect(await shop.details(guest, token)).toMatchObject(late)
    expect(await shop.pay(guest, body.saleToken)).toMatchObject(late)
    await sweep(bench.db, bench.clock.now())
    expect(await shop.claims(own)).toEqual([])
    const other = await visitor()
    const held = await other.call("POST", "/v1/holds", [
      seasonLine("prochaine", own, "a", "adulte", shop.shop),
    ])
    expect(held.status).toBe(200)
    await reconcile(bench.payments, bench.clock.now())
  })

  it("is good after its holder has closed their account, and whoever pays has the season", async () => {
    const own = seats(1)
    const buyer = await visitor()
    await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "OPTIONAL" })
    try {
      await buyer.signUp("part@example.com")
      await buyer.call("POST", "/v1/holds", [seasonLine("saison", own, "a", "adulte", shop.shop)])
      expect((await buyer.pay(await buyer.startSale(), { stripeToken: "tok_visa" })).status).toBe(200)
      const token = (await shop.offer()).get("part@example.com") ?? ""
      const close = { password: "Corneille1637!" }
      expect((await buyer.call("POST", "/v1/clients/self/actions/close", close)).status).toBe(204)
      const guest = await visitor()
      const { body } = await shop.details(guest, token)
      const paid = await shop.pay(guest, body.saleToken)
      expect(paid.status).toBe(200)
      expect((await bench.saleOf(body.saleToken)).client_id).toBeNull()
      expect(paid.body.receipt.tickets.map(({ printable }) => printable)).toEqual(nextSeason.map(() => true))
    } finally {
      await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "NO" })
    }
  })

  it("is good where everybody else needs an account, and the season stays its holder's", async () => {
    const own = seats(1)
    const buyer = await visitor()
    await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "OPTIONAL" })
    try {
      await buyer.signUp("marie.compte@example.com")
      await buyer.call("POST", "/v1/holds", [seasonLine("saison", own, "a", "adulte", shop.shop)])
      const sale = await buyer.startSale()
      expect((await buyer.pay(sale, { stripeToken: "tok_visa" })).status).toBe(200)
      await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "REQUIRED" })
      const token = (await shop.offer()).get("marie.compte@example.com") ?? ""
      const guest = await visitor()
      const { body } = await shop.details(guest, token)
      await shop.mails()
      const payer = { ...guest.client, firstname: "Paul", email: "payeur@example.com" }
      const paid = await shop.pay(guest, body.saleToken, undefined, { client: payer })
      // Whoever pays for the holder sees the tickets, and no code of them: neither here nor in the mail.
      for (const ticket of paid.body.receipt.tickets) {
        expect(ticket.printable).toBe(false)
        expect(Object.keys(ticket).filter((key) => key.includes("Wallet"))).toEqual([])
        // Where the event is: no signature of the order.
        expect(ticket.calendarUrl).not.toMatch(/signature|token/)
      }
      const mails = (await shop.mails())
        .map(({ to, attachments, text }) => ({ to, text, files: attachments.length }))
        .toSorted((one, other) => one.files - other.files)
      const [toPayer, toHolder] = mails
      expect([toPayer, toHolder, mails.length]).toMatchObject([
        { to: "payeur@example.com", files: 0 },
        { to: "marie.compte@example.com", files: 1 },
        2,
      ])
      for (const said of ["Bonjour Paul,", "Merci de votre achat", "•••• 4242", "à la personne titulaire"])
        expect(toPayer?.text).toContain(said)
      expect(toHolder?.text).toMatch(
        /^Bonjour Marie,\n\nVotre abonnement a été renouvelé\. Voici vos billets\.\nVos billets sont joints/,
      )
      // How it was paid, and by whom, is the payer's.
      for (const said of ["Paul", "4242", "achat"]) expect(toHolder?.text).not.toContain(said)
      const { client_id: renewed } = await bench.saleOf(body.saleToken)
      const { client_id: bought } = await bench.saleOf(sale.saleToken)
      expect([renewed, typeof renewed]).toEqual([bought, "string"])
    } finally {
      await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "NO" })
    }
  })
})

describe("a payment", () => {
  it("that is declined leaves the seats where they are", async () => {
    const own = seats(2)
    const token = await shop.linkFor(own)
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    const declined = await shop.pay(guest, body.saleToken, { stripeToken: "tok_chargeDeclined" })
    expect(declined).toMatchObject({ status: 402, body: { code: "card-declined" } })
    expect(await shop.claims(own)).toHaveLength(2)
    const cart = await bench
      .db("carts")
      .whereIn("state", ["held"])
      .where({ expires_at: shop.deadlineAt })
      .first()
    expect(cart).toBeDefined()
    expect(await shop.pay(guest, body.saleToken)).toMatchObject({ status: 200 })
  })

  it("is refused after five cards, until tomorrow", async () => {
    const token = await shop.linkFor(seats(1))
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    for (let tries = 0; tries < 5; tries += 1)
      await shop.pay(guest, body.saleToken, { stripeToken: "tok_chargeDeclined" })
    expect(await shop.pay(guest, body.saleToken)).toMatchObject({
      status: 429,
      body: { code: "rate-limited" },
    })
    bench.clock.pass(24 * 3600)
    const { body: tomorrow } = await shop.details(guest, token)
    expect(await shop.pay(guest, tomorrow.saleToken)).toMatchObject({ status: 200 })
    bench.clock.pass(-24 * 3600)
  })

  it("is made once by a double click [CALL-069]", async () => {
    const token = await shop.linkFor(seats(2))
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    const answers = await Promise.all([1, 2, 3].map(() => shop.pay(guest, body.saleToken)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status, body: answer } of answers)
      if (status !== 200) expect(["payment-in-progress", "renewal-done"]).toContain(answer.code)
    const { id } = await bench.saleOf(body.saleToken)
    const taken = bench.sandboxes.ledger.all().filter(({ reference }) => reference.startsWith(`sale:${id}:`))
    expect(taken.map(({ state, amount }) => [state, amount])).toEqual([["captured", twoSeats]])
    expect(await bench.ticketsOf(id)).toHaveLength(6)
  })

  it("passes the bank's challenge as that of any sale [3DS-005]", async () => {
    const paysafe = renewalShop(bench, "paysafe")
    const token = await paysafe.linkFor(seats(2))
    const guest = await bench.shopper("paysafe", { seats: 0 })
    const { body } = await paysafe.details(guest, token)
    const sale = { saleToken: body.saleToken, hash: body.hash ?? "", amount: body.amounts[0]?.amount ?? 0 }
    const number = cards.paysafe.challenge
    expect(await paysafe.pay(guest, sale.saleToken, typedCard(number))).toMatchObject({
      status: 402,
      body: { code: "authentication-needed" },
    })
    const { body: proof } = await guest.authenticate(sale, number)
    expect(await paysafe.pay(guest, sale.saleToken, typedCard(number, proof.authenticationId))).toMatchObject(
      {
        status: 200,
      },
    )
  })

  it("whose answer is lost is found by the reconciler", async () => {
    const own = seats(2)
    const token = await shop.linkFor(own)
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    expect((await shop.pay(guest, body.saleToken)).body.code).toBe("payment-pending")
    expect(await shop.details(guest, token)).toMatchObject({ body: { code: "payment-in-progress" } })
    bench.sandboxes.overrides.reset()
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
    expect(await shop.details(guest, token)).toMatchObject({ body: { code: "renewal-done" } })
    expect(await shop.claims(own)).toEqual(own.map((seat) => `${seat} sold`).toSorted())
  })
})

describe("the delivery", () => {
  it("is one of three, at no price; printed tickets need an address [RENEW-001]", async () => {
    const token = await shop.linkFor(seats(2))
    const guest = await visitor()
    const { body } = await shop.details(guest, token)
    const printed = { shipping: { id: 1, code: "SeasonBookelts", price: 0 } }
    expect(
      await shop.pay(guest, body.saleToken, undefined, { shipping: { id: 1, code: "ETickets", price: 0 } }),
    ).toMatchObject({
      body: { code: "delivery-not-offered" },
    })
    expect(await shop.pay(guest, body.saleToken, undefined, printed)).toMatchObject({
      status: 422,
      body: { code: "client-invalid" },
    })
    const address = { type: "BILLING", addressLine1: "12, rue des Remparts", city: "Québec" }
    const client = {
      ...guest.client,
      addresses: [{ ...address, zipCode: "G1R 3R5", country: "CA", province: "QC" }],
    }
    const paid = await shop.pay(guest, body.saleToken, undefined, { ...printed, client })
    expect(paid).toMatchObject({ status: 200, body: { receipt: { payment: { amount: twoSeats } } } })
    const tickets = await bench.ticketsOf((await bench.saleOf(body.saleToken)).id)
    expect(new Set(tickets.map(({ delivery }) => delivery))).toEqual(new Set(["MAIL"]))
  })
})

it("forgets a renewal with its cart, long after", async () => {
  const token = await shop.linkFor(seats(1))
  const row = await bench.db("renewals").orderBy("created_at", "desc").orderBy("id", "desc").first()
  expect(testRenewals.write(shop.shop.id, row.id)).toBe(token)
  const after = shop.deadlineAt + 1
  await sweep(bench.db, after)
  const day = 86_400_000
  const retention = { carts: day, mail: day, refusals: day }
  await prune(bench.db, retention as never, after + 400 * day)
  expect(await bench.db("renewals").where({ id: row.id })).toEqual([])
  expect(
    await bench.db("renewals").whereIn("cart_id", bench.db("carts").where({ state: "paid" }).select("id")),
  ).not.toEqual([])
  expect(shops.stripe.id).toBe(shop.shop.id)
})

it("reads a card as any sale does", async () => {
  const token = await shop.linkFor(seats(1))
  const guest = await visitor()
  const { body } = await shop.details(guest, token)
  const sale = { saleToken: body.saleToken, hash: "", amount: body.amounts[0]?.amount ?? 0 }
  expect(await shop.pay(guest, body.saleToken, { number: "4242424242424241" })).toMatchObject({ status: 422 })
  expect((await shop.pay(guest, body.saleToken, await creditCardOf(guest, "stripe", sale))).status).toBe(200)
})
