import type { GiftAnswer, Problem, Receipt, TicketElement, TicketGift } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { outcomes } from "../../test/house/race.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { textOf } from "../../test/pdf-words.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { memoryCounters } from "../http/counters.ts"
import { randomId } from "../ids.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { runCheckTicket } from "../tickets/check-ticket.ts"
import type { changeGift } from "../tickets/ticket-store.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { giveTicket } from "./ticket-gifts.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  await bench.db("websites").where({ id: "stripe-shop" }).update({ client_account: "OPTIONAL" })
})
afterAll(() => bench.close())

let made = 0
const day = 24 * 3_600

/** A client with two paid tickets. */
async function client(delivery: "E_TICKETS" | "WILLCALL" = "E_TICKETS") {
  const guest = await bench.shopper("stripe")
  made += 1
  await guest.signUp(`lea${made}@exemple.ca`)
  const email = `lea${made}@exemple.ca`
  const sale = await guest.startSale()
  const { status } = await guest.pay(
    sale,
    { stripeToken: "tok_visa" },
    {
      client: { ...guest.client, email },
      shippingCarts: [{ eventId: "stripe-shop.soir", code: delivery }],
    },
  )
  expect(status).toBe(200)
  const { id, cart_id, receipt_number } = await bench.saleOf(sale.saleToken)
  const tickets = await bench.ticketsOf(id)
  const [ticket, other] = tickets
  if (ticket === undefined || other === undefined) throw new Error("two tickets were bought")
  await mails()
  return { guest, ticket, other, saleId: id, cartId: cart_id, receipt: receipt_number ?? "" }
}

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const certificates = testCertificates
  const { db } = bench
  const outbox = {
    db,
    mailer,
    barcodes: testBarcodes,
    gifts: testGifts,
    newsletters: testNewsletters,
    renewals: testRenewals,
    certificates,
    log: bench.payments.log,
  }
  await sendOutbox(outbox, bench.clock, 100)
  return sent
}

const give = (guest: Guest, ticketId: string, email: string, language = "fr") =>
  guest.call<GiftAnswer & Problem>("PUT", `/v1/sendasgift?language=${language}`, { ticketId, email })
const upcoming = async (guest: Guest) =>
  (await guest.call<TicketElement[]>("GET", "/v1/tickets/upcoming/self")).body
const rowOf = async ({ id }: TicketRow) =>
  (await bench.db<TicketRow>("tickets").where({ id }).first()) ?? { code_number: -1 }
const tokenIn = (mail: Mail | undefined) => /ticket-gift\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? ""

/** Whoever has the link of the mail, without a session. */
async function received(token: string, action = "", method = action === "" ? "GET" : "POST") {
  const url = `${bench.address}/v1/ticket-gifts/${token}${action}?subdomain=stripe-shop&language=fr`
  const answer = await fetch(url, { method })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text === "" ? "{}" : text) as TicketGift & Problem }
}

const requestedRefund = (saleId: string): RefundRow => ({
  ...{ id: "refund-of-gift", website_id: "stripe-shop", sale_id: saleId, ordinal: 0, state: "requested" },
  ...{ reference: "refund-of-gift", staff_name: "Ada", reason: "", keeps_seats: 0, keeps_fees: 0 },
  ...{ amount: 0, card_amount: 0, document: "{}", processor_id: null, code: null },
  ...{ created_at: bench.clock.now(), changed_at: bench.clock.now(), done_at: null },
})

async function giveOther(guest: Guest, saleId: string) {
  const other = (await bench.ticketsOf(saleId)).find(({ gift_recipient }) => gift_recipient === null)
  if (other === undefined) throw new Error("no ticket is left to give")
  await give(guest, other.id, "lou@exemple.ca")
  return { other }
}

/** What the door says to the code of a ticket, of a number. */
async function door(ticket: TicketRow, code_number: number) {
  const said: string[] = []
  const line = (text: string) => void said.push(text)
  const command = { db: bench.db, barcodes: testBarcodes, print: line, complain: line }
  await runCheckTicket(command, "stripe-shop", testBarcodes.write({ ...ticket, code_number }))
  return said.join().split(":")[0]
}
const doors = (ticket: TicketRow) => Promise.all([0, 1, 2, 3].map((number) => door(ticket, number)))
const unknown = "No ticket of stripe-shop has this code"

describe("a ticket that is given", () => {
  it("ends for its buyer and comes by mail to whom it is for, with a code of its own [CALL-051] [ENT-023] [ENT-024] [ENT-025]", async () => {
    const { guest, ticket, other } = await client()
    const { status, body } = await give(guest, ticket.id, " zoe@exemple.ca ")
    expect([status, body]).toEqual([
      200,
      {
        message: "Le billet a été envoyé à zoe@exemple.ca. Votre ancien code ne fonctionne plus.",
        giftRecipient: "zoe@exemple.ca",
      },
    ])
    const tokens = (await upcoming(guest)).flatMap(({ prices }) =>
      prices.flatMap(({ giftable, printable, upcomingTicketDetailTokens: all }) =>
        all.map(({ sodId, giftRecipient }) => [sodId, giftable, printable, giftRecipient]),
      ),
    )
    expect(tokens.toSorted()).toEqual(
      [
        [ticket.id, true, true, "zoe@exemple.ca"],
        [other.id, true, true, undefined],
      ].toSorted(),
    )
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.to).toBe("zoe@exemple.ca")
    expect(mail?.subject).toBe("Marie Tremblay vous offre un billet\u00a0: Pièce soir")
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["billet.pdf"])
    const printed = textOf(mail?.attachments[0]?.content ?? Buffer.alloc(0))
    expect(printed).toContain("Adulte")
    expect(printed).not.toContain("Prix payé")
    expect(mail?.text).toContain("samedi 5 décembre 2026 à 19\u00a0h\u00a030")
    expect(mail?.html).toContain("/fr/ticket-gift/")
    expect(await doors(ticket)).toEqual(["Replaced", "Good", "Replaced", "Replaced"])
    const code = (id: string) => guest.call<Problem>("GET", `/v1/tickets/${id}/code`)
    expect((await code(ticket.id)).body.code).toBe("ticket-not-printable")
    const pdf = await guest.call<Problem>("GET", `/backend/v1/tickets?ticket0=${ticket.id}`)
    expect(pdf.body.code).toBe("ticket-not-printable")
    const again = await give(guest, ticket.id, "lou@exemple.ca")
    expect([again.status, again.body.code]).toEqual([403, "ticket-not-giftable"])
  })

  it("is not given, printed nor kept in a wallet once its event is cancelled, and says so among those to come", async () => {
    const { guest, ticket } = await client()
    const setState = (sale_state: string) =>
      bench.db("events").where({ website_id: "stripe-shop", id: "stripe-shop.soir" }).update({ sale_state })
    expect((await upcoming(guest))[0]?.cancelled).toBeUndefined()
    await setState("CANCELLED")
    try {
      const [element] = await upcoming(guest)
      expect(element?.cancelled).toBe(true)
      expect(element?.prices.map(({ giftable, printable }) => [giftable, printable])).toEqual([
        [false, false],
      ])
      expect(JSON.stringify(element)).not.toMatch(/Wallet/)
      const { status, body } = await give(guest, ticket.id, "zoe@exemple.ca")
      expect([status, body.code]).toEqual([403, "ticket-not-giftable"])
    } finally {
      await setState("ONSALE")
    }
  })

  it("is mailed to nobody once its event is cancelled", async () => {
    const { guest, ticket } = await client()
    const soir = bench.db("events").where({ website_id: "stripe-shop", id: "stripe-shop.soir" })
    await mails()
    await give(guest, ticket.id, "zoe@exemple.ca")
    await soir.clone().update({ sale_state: "CANCELLED" })
    try {
      expect(await mails()).toEqual([])
    } finally {
      await soir.clone().update({ sale_state: "ONSALE" })
    }
  })

  it("is seen by its link without an account, and given back within three days", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca", "en")
    const [mail] = await mails()
    expect(mail?.subject).toBe("Marie Tremblay gave you a ticket: Pièce soir".replace("Pièce", "Play"))
    const token = tokenIn(mail)
    const { body } = await received(token)
    expect(body).toMatchObject({
      title: "Pièce soir",
      giver: "Marie Tremblay",
      eventStart: "2026-12-05T19:30:00-05:00",
      place: { name: "Salle" },
      seat: { row: "A" },
    })
    expect(Date.parse(body.declineUntil ?? "") - bench.clock.now()).toBe(3 * day * 1000)
    expect((await received(token, "/actions/decline")).status).toBe(204)
    expect(await doors(ticket)).toEqual(["Replaced", "Replaced", "Good", "Replaced"])
    const [back] = await mails()
    expect(back?.to).toMatch(/^lea\d+@exemple\.ca$/)
    expect(back?.subject).toBe("Votre billet vous revient\u00a0: Pièce soir")
    expect(textOf(back?.attachments[0]?.content ?? Buffer.alloc(0))).toContain("Prix payé")
    for (const action of ["", "/actions/decline"])
      expect((await received(token, action)).body.code).toBe("ticket-gift-ended")
    const [line] = (await upcoming(guest)).flatMap(({ prices }) => prices)
    expect(line?.upcomingTicketDetailTokens.map(({ giftRecipient }) => giftRecipient)).toEqual([
      undefined,
      undefined,
    ])
    // It may be given to somebody else then.
    expect((await give(guest, ticket.id, "lou@exemple.ca")).status).toBe(200)
    expect(await doors(ticket)).toEqual(["Replaced", "Replaced", "Replaced", "Good"])
    expect((await received(token)).body.code).toBe("ticket-gift-ended")
  })

  it("stays with whom it was given to once three days are over", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = tokenIn((await mails())[0])
    bench.clock.pass(3 * day)
    expect((await received(token)).body.declineUntil).toBeUndefined()
    const { status, body } = await received(token, "/actions/decline")
    expect([status, body.code]).toEqual([409, "ticket-gift-kept"])
    expect(await doors(ticket)).toEqual(["Replaced", "Good", "Replaced", "Replaced"])
    bench.clock.pass(-3 * day)
  })

  it("ends with its refund, whoever has it", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = tokenIn((await mails())[0])
    await bench.db("tickets").where({ id: ticket.id }).update({ voided_at: bench.clock.now() })
    expect(await door(ticket, 1)).toBe("Voided")
    for (const action of ["", "/actions/decline"])
      expect((await received(token, action)).body.code).toBe("ticket-gift-ended")
  })

  it("leaves no mail that would carry a code from before", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = testGifts.write({ ...ticket, code_number: 1 })
    expect((await received(token, "/actions/decline")).status).toBe(204)
    expect((await mails()).map(({ to }) => to.split("@")[0]?.slice(0, 3))).toEqual(["lea"])
  })

  it("answers the same to whoever lost the answer, and sends one mail", async () => {
    const { guest, ticket } = await client()
    const [first, again] = [
      await give(guest, ticket.id, "zoe@exemple.ca"),
      await give(guest, ticket.id, "zoe@exemple.ca"),
    ]
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await mails()).toHaveLength(1)
    expect((await rowOf(ticket)).code_number).toBe(1)
  })

  it("is taken back by its buyer within three days, and its holder is told", async () => {
    const { guest, ticket } = await client()
    const takeBack = async (by: Guest) => {
      const { status, body } = await by.call<Problem>(
        "POST",
        `/v1/tickets/${ticket.id}/actions/take-back-gift`,
      )
      return body.code ?? status
    }
    expect(await takeBack(guest)).toBe("ticket-gift-ended")
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = tokenIn((await mails())[0])
    const open = (await upcoming(guest)).flatMap(({ prices }) =>
      prices.flatMap(({ upcomingTicketDetailTokens: all }) =>
        all.flatMap(({ giftOpenUntil }) => giftOpenUntil ?? []),
      ),
    )
    expect(open.map((at) => Date.parse(at) - bench.clock.now())).toEqual([3 * day * 1000])
    expect(await takeBack((await client()).guest)).toBe("not-yours")
    expect(await takeBack(await bench.shopper("stripe", { seats: 0 }))).toBe("login-needed")
    expect(await takeBack(guest)).toBe(204)
    expect(await doors(ticket)).toEqual(["Replaced", "Replaced", "Good", "Replaced"])
    expect((await received(token)).body.code).toBe("ticket-gift-ended")
    const [ended, ...more] = await mails()
    expect([ended?.to, ended?.subject, ended?.attachments, more]).toEqual([
      "zoe@exemple.ca",
      "Ce billet n’est plus valide\u00a0: Pièce soir",
      [],
      [],
    ])
    await give(guest, ticket.id, "lou@exemple.ca")
    const gifted_at = bench.clock.now() - 3 * day * 1000
    await bench.db("tickets").where({ id: ticket.id }).update({ gifted_at })
    expect(await takeBack(guest)).toBe("ticket-gift-kept")
    await bench.db("outbox").delete()
  })

  it("is there as a PDF behind its link", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = tokenIn((await mails())[0])
    const url = (of: string) => `${bench.address}/v1/ticket-gifts/${of}/pdf?subdomain=stripe-shop&language=en`
    const answer = await fetch(url(token))
    expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      "application/pdf",
      "no-store",
    ])
    expect(textOf(Buffer.from(await answer.arrayBuffer()))).toContain("Play soir")
    await received(token, "/actions/decline")
    expect((await fetch(url(token))).status).toBe(410)
    await bench.db("outbox").delete()
  })

  it("leaves its mail waiting while a refund of it is under way, and after its event has begun leaves none", async () => {
    const { guest, ticket, saleId } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const tickets = () => bench.db("tickets").where({ id: ticket.id })
    await tickets().update({ voided_at: bench.clock.now() })
    await bench.db("refunds").insert(requestedRefund(saleId))
    await bench.db("refunded_pieces").insert({
      ...{ website_id: "stripe-shop", sale_id: saleId },
      ...{ refund_id: "refund-of-gift", piece_id: ticket.hold_line_id },
    })
    expect(await mails()).toEqual([])
    await bench.db("refunds").where({ id: "refund-of-gift" }).update({ state: "refused" })
    await tickets().update({ voided_at: null })
    bench.clock.pass(3_600)
    expect((await mails()).map(({ to }) => to)).toEqual(["zoe@exemple.ca"])
    const { other } = await giveOther(guest, saleId)
    const { starts_at } = await bench.db("events").where({ id: "stripe-shop.soir" }).first("starts_at")
    const now = bench.clock.now()
    bench.clock.pass((starts_at - now) / 1000)
    expect(await mails()).toEqual([])
    bench.clock.pass((now - starts_at) / 1000)
    expect((await rowOf(other)).code_number).toBe(1)
  })

  it("is in the journal, without the address", async () => {
    const { guest, ticket, cartId } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    await received(tokenIn((await mails())[0]), "/actions/decline")
    const entries = await bench
      .db("journal")
      .where({ cart_id: cartId })
      .orderBy("id")
      .select("command", "data", "actor")
    expect(entries.slice(-2).map(({ command, actor }) => [command, actor])).toEqual([
      ["ticket.give", "shopper"],
      ["ticket.decline", "system"],
    ])
    expect(JSON.stringify(entries)).not.toContain("zoe")
    expect(JSON.parse(entries.at(-1)?.data)).toEqual({ lines: [ticket.hold_line_id] })
  })
})

describe("who may give a ticket", () => {
  it("is its buyer, signed in; a ticket at the box office, or of an event that has begun, stays", async () => {
    const { guest, ticket } = await client()
    const said = async (by: Guest, id: string, email = "zoe@exemple.ca") => {
      const { status, body } = await give(by, id, email)
      return `${status} ${body.code}`
    }
    const { guest: other } = await client()
    const nobody = await bench.shopper("stripe", { seats: 0 })
    expect(await said(other, ticket.id)).toBe("403 not-yours")
    expect(await said(nobody, ticket.id)).toBe("401 login-needed")
    expect(await said(guest, "made-up")).toBe("404 ticket-unknown")
    expect(await said(guest, ticket.id, "zoe@")).toBe("422 email-invalid")
    const waiting = await client("WILLCALL")
    expect(await said(waiting.guest, waiting.ticket.id)).toBe("403 ticket-not-giftable")
    const start = { id: "stripe-shop.soir" }
    const { starts_at } = await bench.db("events").where(start).first("starts_at")
    await bench.db("events").where(start).update({ starts_at: bench.clock.now() })
    expect(await said(guest, ticket.id)).toBe("403 ticket-not-giftable")
    await bench.db("events").where(start).update({ starts_at })
    expect((await rowOf(ticket)).code_number).toBe(0)
    expect(await mails()).toEqual([])
  })

  it("has no link that was not written here", async () => {
    const { guest, ticket } = await client()
    await give(guest, ticket.id, "zoe@exemple.ca")
    const token = testGifts.write({ ...ticket, code_number: 1 })
    const forged = [
      token.slice(0, -1),
      token.replace(".1.", ".2."),
      testBarcodes.write({ ...ticket, code_number: 1 }),
    ]
    for (const each of [...forged, testGifts.write({ ...ticket, website_id: "pays-shop", code_number: 1 })])
      expect((await received(each)).body.code).toBe("ticket-gift-ended")
    expect(unknown).toContain(await door({ ...ticket, website_id: "pays-shop" }, 1))
  })

  it("sends sixty in an hour", async () => {
    const { guest, ticket } = await client()
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await give(guest, ticket.id, "zoe@exemple.ca")).status).toBe(200)
      await bench.db("tickets").where({ id: ticket.id }).update({ gift_recipient: null, code_number: 0 })
    }
    const { status, body } = await give(guest, ticket.id, "zoe@exemple.ca")
    expect([status, body.code]).toEqual([429, "rate-limited"])
    await bench.db("outbox").delete()
  })
})

describe("a ticket given twice at once", () => {
  const attempt = async (change?: typeof changeGift) => {
    const { guest, ticket, saleId } = await client()
    const sale = await bench.db("sales").where({ id: saleId }).first()
    const session = { id: sale.session_id, websiteId: "stripe-shop", clientId: sale.client_id }
    const row = await readWebsite(bench.db, "stripe-shop")
    if (row === undefined) throw new Error("there is no shop")
    const website = websiteOfRow(row)
    const gifts = memoryCounters(bench.clock)("gifts of a race", 3_600_000)
    const giving = { website, language: "fr", session, gifts, ...(change && { change }) } as const
    const { db, clock } = bench
    const newId = randomId
    const { won, codes } = await outcomes(
      ["zoe", "lou", "max", "ana"].map((name) =>
        giveTicket({ db, clock, newId }, giving, { ticketId: ticket.id, email: `${name}@exemple.ca` }),
      ),
    )
    const letters = await mails()
    expect(guest.token()).not.toBe("")
    return { won, codes, letters: letters.length, code: (await rowOf(ticket)).code_number }
  }

  it("goes to one of them", async () => {
    expect(await attempt()).toEqual({ won: 1, codes: ["ticket-not-giftable"], letters: 1, code: 1 })
  })

  it("would go to several, were its code not part of what is written", async () => {
    const trusting: typeof changeGift = async (trx, { id }, change) => {
      await trx("tickets").where({ id }).update(change).increment("code_number", 1)
      return true
    }
    expect((await attempt(trusting)).won).toBeGreaterThan(1)
  })
})

it("gives each ticket of a receipt that is sent again to whom it belongs", async () => {
  const { guest, ticket, receipt } = await client()
  await give(guest, ticket.id, "zoe@exemple.ca")
  const { body } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${encodeURIComponent(receipt)}`)
  expect(body.tickets.filter(({ printable }) => printable)).toHaveLength(1)
})
