import type { Cart, Problem, Receipt } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { seatId } from "../../test/house/small-house.ts"
import { textOf, writtenIn } from "../../test/pdf-words.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { smtpListener } from "../../test/smtp-listener.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { smtpMailer } from "../mail/smtp-mailer.ts"
import { qrSvg } from "./qr-code.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

async function bought(
  delivery: "E_TICKETS" | "WILLCALL" = "E_TICKETS",
  language: "fr" | "en" = "fr",
  more: object = {},
) {
  const guest = await bench.shopper("stripe")
  const sale = await guest.startSale()
  const { body, status } = await guest.pay(
    sale,
    { stripeToken: "tok_visa" },
    {
      client: { ...guest.client, language, ...more },
      shippingCarts: [{ eventId: "stripe-shop.soir", code: delivery }],
    },
  )
  expect(status).toBe(200)
  const { id } = await bench.saleOf(sale.saleToken)
  return {
    guest,
    saleId: String(body.saleId),
    tickets: (await bench.ticketsOf(id)).map((ticket) => ticket.id),
  }
}

type Guest = Awaited<ReturnType<typeof bought>>["guest"]

const pdfOf = (token: string, ids: readonly string[], more = "") =>
  fetch(
    `${bench.address}/backend/v1/tickets?subdomain=stripe-shop&${ids
      .map((id, index) => `ticket${index}=${id}`)
      .join("&")}${more}`,
    { headers: { "x-session-token": token } },
  )

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

it("prints one page a ticket, for the session that bought them [TICK-012]", async () => {
  const { guest, tickets } = await bought()
  const answer = await pdfOf(guest.token(), tickets)
  expect(answer.headers.get("content-type")).toBe("application/pdf")
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1")
  expect(pdf.startsWith("%PDF-")).toBe(true)
  expect(pagesOf(pdf)).toBe(2)
  const one = await pdfOf(guest.token(), tickets.slice(0, 1), "&mail=E_TICKETS")
  expect(pagesOf(Buffer.from(await one.arrayBuffer()).toString("latin1"))).toBe(1)
})

it("prints no ticket of another session, and none that waits at the box office [TICK-012] [CALL-047]", async () => {
  const { tickets } = await bought()
  const stranger = await bought("WILLCALL")
  const refusal = async (ids: readonly string[]) => {
    const { status, code } = (await (await pdfOf(stranger.guest.token(), ids)).json()) as Problem
    return `${status} ${code}`
  }
  expect(await refusal(tickets)).toBe("403 not-yours")
  expect(await refusal(["made-up"])).toBe("404 ticket-unknown")
  expect(await refusal([...stranger.tickets, ...tickets])).toBe("403 not-yours")
  expect(await refusal(stranger.tickets)).toBe("403 ticket-not-printable")
})

it("prints no ticket of an event that is cancelled since, and shows none of its codes: not even to an old link", async () => {
  const { guest, tickets } = await bought()
  const soir = bench.db("events").where({ website_id: "stripe-shop", id: "stripe-shop.soir" })
  const problem = async (answer: Response) => {
    const { status, code } = (await answer.json()) as Problem
    return `${status} ${code}`
  }
  await soir.clone().update({ sale_state: "CANCELLED" })
  try {
    expect(await problem(await pdfOf(guest.token(), tickets))).toBe("410 ticket-of-cancelled-event")
    const code = `${bench.address}/v1/tickets/${tickets[0]}/code?subdomain=stripe-shop`
    const headers = { "x-session-token": guest.token() }
    expect(await problem(await fetch(code, { headers }))).toBe("410 ticket-of-cancelled-event")
  } finally {
    await soir.clone().update({ sale_state: "ONSALE" })
  }
  expect((await pdfOf(guest.token(), tickets)).status).toBe(200)
})

it("shows the code of a ticket to the session that bought it, as the door reads it", async () => {
  const { guest, tickets } = await bought()
  const [id = ""] = tickets
  const codeOf = (token: string, of: string) =>
    fetch(`${bench.address}/v1/tickets/${of}/code?subdomain=stripe-shop`, {
      headers: { "x-session-token": token },
    })
  const answer = await codeOf(guest.token(), id)
  expect(answer.headers.get("content-type")).toContain("image/svg+xml")
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const written = testBarcodes.write({ id, website_id: "stripe-shop", code_number: 0 })
  expect(await answer.text()).toBe(qrSvg(written))

  const stranger = await bought("WILLCALL")
  const refusal = async (of: string) => {
    const { status, code } = (await (await codeOf(stranger.guest.token(), of)).json()) as Problem
    return `${status} ${code}`
  }
  expect(await refusal(id)).toBe("403 not-yours")
  expect(await refusal("made-up")).toBe("404 ticket-unknown")
  expect(await refusal(stranger.tickets[0] ?? "")).toBe("403 ticket-not-printable")
})

/** A calendar's file as calendars read it: its lines whole, by their names. */
const readCalendar = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    file
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .map((line) => [line.split(":")[0], line.slice(line.indexOf(":") + 1)]),
  )

const receiptIn = async (guest: Guest, saleId: string, language: "fr" | "en") =>
  (
    await guest.call<Receipt>(
      "GET",
      `/v1/invoice-confirmation/${encodeURIComponent(saleId)}?language=${language}`,
    )
  ).body

it.each([
  ["fr", "Parterre\\, Section 1\\, rangée A\\, siège", "Commande"],
  ["en", "Orchestra\\, Section 1\\, row A\\, seat", "Order"],
] as const)(
  "puts the places and the number of an order into the calendar: %s",
  async (language, place, order) => {
    const { guest, saleId, tickets } = await bought()
    const [ticket, other] = (await receiptIn(guest, saleId, language)).tickets
    // One file for all that the order has there.
    expect(ticket?.calendarUrl).toBe(other?.calendarUrl)
    const address = new URL(ticket?.calendarUrl ?? "", bench.address)
    const read = async () => (await fetch(address)).text()
    const file = await read()
    const first = `${place} ${ticket?.seat?.seat}`
    expect(readCalendar(file).DESCRIPTION).toBe(
      `${first}\\n${place} ${other?.seat?.seat}\\n${order} ${saleId}`,
    )
    expect(readCalendar(file).UID).toBe(`stripe-shop.soir.${saleId}@stripe-shop`)
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

    // What was refunded since is no longer there, nor is the order once that was all.
    const rows = bench.db("tickets").where({ website_id: "stripe-shop" })
    await rows.clone().where({ id: other?.sodId }).update({ voided_at: 1 })
    expect(readCalendar(await read()).DESCRIPTION).toBe(`${first}\\n${order} ${saleId}`)
    await rows.clone().whereIn("id", tickets).update({ voided_at: 1 })
    expect(readCalendar(await read()).DESCRIPTION).toBeUndefined()
  },
)

it("puts no order into a calendar by a name that is not signed, or signed for another website", async () => {
  const { guest, saleId } = await bought()
  const address = new URL((await receiptIn(guest, saleId, "fr")).tickets[0]?.calendarUrl ?? "", bench.address)
  const order = address.searchParams.get("order") ?? ""
  for (const made of [`${order.slice(0, -1)}_`, order.split(".")[0], ".", "none"]) {
    address.searchParams.set("order", made ?? "")
    const { status, code } = (await (await fetch(address)).json()) as Problem
    expect(`${status} ${code}`).toBe("404 ticket-unknown")
  }
})

it("tells with each ticket where its event is for a calendar, for anyone to open", async () => {
  const { guest, saleId } = await bought()
  const receipt = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${encodeURIComponent(saleId)}`)
  const [ticket] = receipt.body.tickets
  const answer = await fetch(new URL(ticket?.calendarUrl ?? "", bench.address))
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
  // It tells what somebody bought.
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const file = await answer.text()
  expect(file).toContain(`SUMMARY:${ticket?.title}`)
  expect(file).toContain(
    `DTSTART:${new Date(ticket?.eventStart ?? 0).toISOString().replaceAll(/[-:]|\.000/g, "")}`,
  )
  expect((await fetch(`${bench.address}/v1/events/none/calendar?subdomain=stripe-shop`)).status).toBe(404)
})

it("seats nobody twice: a living ticket is alone on its seat", async () => {
  const { tickets } = await bought()
  const row = await bench.db("tickets").where({ id: tickets[0] }).first()
  const copy = bench.db("tickets").insert({ ...row, id: "copy", hold_line_id: "other" })
  await expect(copy).rejects.toThrow()
})

describe("a seat at a cabaret table", () => {
  it.each([
    ["fr", 1, "table 3, siège", ["Table", "Rangée"]],
    ["en", 3, "table 3, seat", ["Table", "Row"]],
  ] as const)("is written so in %s: cart, receipt, mail, ticket", async (language, first, said, labels) => {
    await outbox(keptMail().mailer)
    const guest = await bench.shopper("stripe", { seats: 0 })
    const seats = [first, first + 1].map((seat) => seatId("3", seat))
    await guest.hold(seats)
    const held = await guest.call<Cart>("GET", "/v1/cart/self")
    expect(held.body.cartElements[0]?.prices[0]?.cartDetailToken).toMatchObject([
      { row: "3", rowType: "TABLE" },
      { row: "3", rowType: "TABLE" },
    ])
    const sale = await guest.startSale()
    const client = { ...guest.client, language }
    const { body } = await guest.pay(sale, { stripeToken: "tok_visa" }, { client })
    const { body: receipt } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${body.saleId}`)
    expect(receipt.tickets.map(({ seat }) => seat)).toMatchObject(
      seats.map((id) => ({ row: "3", rowType: "TABLE", dispositionDetailId: id })),
    )
    const [line] = receipt.cartElements.flatMap(({ prices }) => prices)
    expect(line?.cartDetailToken[0]).toMatchObject({ row: "3", rowType: "TABLE" })

    const { mails, mailer } = keptMail()
    await outbox(mailer)
    for (const written of [mails[0]?.text, mails[0]?.html])
      expect(written).toContain(`Section 2, ${said} ${first}`)
    const [table, row] = labels
    const drawn = writtenIn(mails[0]?.attachments[0]?.content ?? Buffer.alloc(0))
    expect(drawn.filter((text) => text === table)).toHaveLength(2)
    expect(drawn).not.toContain(row)
  })
})

describe("a section with a name in each language", () => {
  beforeAll(() => named("Corbeille gauche", "Mezzanine left"))
  afterAll(() => named("Section 2", "Section 2"))
  const named = (name_fr: string, name_en: string) =>
    bench.db("venue_sections").where({ id: "stripe-shop.salle.2" }).update({ name_fr, name_en })

  it.each([
    ["fr", 5, "Corbeille gauche"],
    ["en", 7, "Mezzanine left"],
  ] as const)("is named in %s: cart, receipt, mail, ticket", async (language, first, said) => {
    await outbox(keptMail().mailer)
    const guest = await bench.shopper("stripe", { seats: 0 })
    await guest.hold([first, first + 1].map((seat) => seatId("3", seat)))
    const held = await guest.call<Cart>("GET", `/v1/cart/self?language=${language}`)
    expect(held.body.cartElements[0]?.prices[0]?.cartDetailToken).toMatchObject([
      { section: said },
      { section: said },
    ])
    const sale = await guest.startSale()
    const client = { ...guest.client, language }
    const { body } = await guest.pay(sale, { stripeToken: "tok_visa" }, { client })
    const { body: receipt } = await guest.call<Receipt>(
      "GET",
      `/v1/invoice-confirmation/${body.saleId}?language=${language}`,
    )
    expect(receipt.tickets.map(({ seat }) => seat?.section)).toEqual([said, said])
    const { mails, mailer } = keptMail()
    await outbox(mailer)
    for (const written of [mails[0]?.text, mails[0]?.html]) expect(written).toContain(`${said}, table 3`)
    const drawn = writtenIn(mails[0]?.attachments[0]?.content ?? Buffer.alloc(0))
    expect(drawn.filter((text) => text === said)).toHaveLength(2)
  })
})

it.each([
  ["fr", "11 h 30"],
  ["en", "11:30 a.m."],
] as const)(
  "tells in %s at which hour of its day one enters: cart, receipt, mail, ticket",
  async (language, hour) => {
    await outbox(keptMail().mailer)
    const soir = "stripe-shop.soir"
    const evening = await bench.db("events").where({ id: soir }).first("starts_at", "day_code")
    const starts_at = Date.parse("2026-12-05T11:30:00-05:00")
    await bench.db("events").where({ id: soir }).update({ day_code: "jour", starts_at })
    const guest = await bench.shopper("stripe", { seats: 0 })
    const prices = [{ id: `${soir}.ga.adulte`, qty: 1, expositionId: soir }]
    const held = await guest.call("POST", "/v1/holds", [{ type: "show", id: "stripe-shop.jour", prices }])
    expect(held.status).toBe(200)
    const { body: cart } = await guest.call<Cart>("GET", `/v1/cart/self?language=${language}`)
    const start = "2026-12-05T11:30:00-05:00"
    expect(cart.cartElements).toMatchObject([
      { eventStart: start, prices: [{ hoursId: soir, eventId: soir }] },
    ])
    const client = { ...guest.client, language }
    const { body } = await guest.pay(await guest.startSale(), { stripeToken: "tok_visa" }, { client })
    const path = `/v1/invoice-confirmation/${body.saleId}?language=${language}`
    const { body: receipt } = await guest.call<Receipt>("GET", path)
    expect(receipt.tickets).toMatchObject([{ eventStart: start }])
    expect(receipt.cartElements).toMatchObject([{ eventStart: start, prices: [{ hoursId: soir }] }])
    const { mails, mailer } = keptMail()
    await outbox(mailer)
    const plain = (text: string) => text.replaceAll(/\s+/g, " ")
    for (const written of [mails[0]?.text, mails[0]?.html]) expect(plain(written ?? "")).toContain(hour)
    expect(textOf(mails[0]?.attachments[0]?.content ?? Buffer.alloc(0))).toContain(hour)
    await bench.db("events").where({ id: soir }).update(evening)
  },
)

/** A mailer that keeps what it is given, or fails as often as told. */
function keptMail(failures = 0) {
  const mails: Mail[] = []
  let left = failures
  return {
    mails,
    mailer: {
      async send(mail: Mail) {
        left -= 1
        if (left >= 0) throw new Error("mail server away")
        mails.push(mail)
      },
    },
  }
}

const outbox = (mailer: ReturnType<typeof keptMail>["mailer"]) =>
  sendOutbox(
    {
      db: bench.db,
      mailer,
      barcodes: testBarcodes,
      gifts: testGifts,
      newsletters: testNewsletters,
      renewals: testRenewals,
      certificates: testCertificates,
      log: bench.payments.log,
    },
    bench.clock,
    1000,
  )

it.each([
  ["fr", "Vos billets", "Frais de service", "reçu"],
  ["en", "Your tickets", "Service fees", "receipt"],
] as const)("mails the receipt in %s once, with the tickets", async (language, subject, charge, word) => {
  await outbox(keptMail().mailer)
  const { saleId } = await bought("E_TICKETS", language)
  const { mails, mailer } = keptMail()
  await outbox(mailer)
  await outbox(mailer)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({ to: "marie@example.com", website: "stripe-shop" })
  expect(mail?.from).toContain("<billetterie@petit.example>")
  expect(mail?.subject).toContain(subject)
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain(saleId)
    expect(body).toContain(charge)
    expect(body).toContain(word)
  }
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(["application/pdf"])
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe("%PDF-")
})

it("has one Message-ID, whoever has to send it again: a mailbox shows it once", async () => {
  await outbox(keptMail().mailer)
  const listener = await smtpListener()
  const mailer = smtpMailer(listener.url)
  try {
    await bought()
    // The mail is taken, and the connection gone before that is said: nobody knows, so it is sent again.
    listener.answer(false)
    expect(await outbox(mailer)).toBe(0)
    listener.answer(true)
    await bench.db("outbox").whereNull("sent_at").update({ due_at: 0 })
    expect(await outbox(mailer)).toBe(1)
    const ids = listener.mails.map((mail) => /^Message-ID: (.*)\r?$/im.exec(mail)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<[\w-]+@petit\.example>$/)
    expect(new Set(ids).size).toBe(1)
    await bought()
    await outbox(mailer)
    expect(listener.mails.at(-1)).not.toContain(ids[0])
  } finally {
    await listener.close()
  }
})

it.each([
  ["Marie-Ève", "Bonjour Marie-Ève,"],
  ["D’Arcy O'Neil", "Bonjour D’Arcy O'Neil,"],
  ["www.evil.example", "Bonjour,"],
  ["Gagnez https://evil.example", "Bonjour,"],
])("greets %j with %j: nobody writes to others by way of their first name", async (firstname, hello) => {
  await outbox(keptMail().mailer)
  await bought("E_TICKETS", "fr", { firstname })
  const { mails, mailer } = keptMail()
  await outbox(mailer)
  expect(mails[0]?.text.split("\n")[0]).toBe(hello)
  expect(mails[0]?.text + (mails[0]?.html ?? "")).not.toContain("evil")
})

it("attaches nothing to tickets that wait at the box office", async () => {
  await outbox(keptMail().mailer)
  await bought("WILLCALL")
  const { mails, mailer } = keptMail()
  await outbox(mailer)
  expect(mails[0]?.attachments).toEqual([])
  expect(mails[0]?.text).toContain("billetterie")
})

it("tries a failed mail again, later each time, and two servers send it once", async () => {
  await outbox(keptMail().mailer)
  await bought()
  const { mails, mailer } = keptMail(2)
  expect(await outbox(mailer)).toBe(0)
  expect(await outbox(mailer)).toBe(0)
  bench.clock.pass(15)
  expect(await outbox(mailer)).toBe(0)
  bench.clock.pass(15)
  expect(await outbox(mailer)).toBe(0)
  bench.clock.pass(15)
  const sent = await Promise.all([outbox(mailer), outbox(mailer), outbox(mailer)])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(mails).toHaveLength(1)
})

describe("tickets bought out of order", () => {
  const wanted = [["Y10", "Y9"], ["Z10"], ["X10", "X9"], ["X2"]]
  const inOrder = ["X 2", "X 9", "X 10", "Y 9", "Y 10", "Z 10"]

  async function scattered() {
    const guest = await bench.shopper("stripe", { seats: 0 })
    for (const seats of wanted) await guest.hold(seats)
    const sale = await guest.startSale()
    const { body, status } = await guest.pay(sale, { stripeToken: "tok_visa" })
    expect(status).toBe(200)
    return { guest, saleId: String(body.saleId), sale: await bench.saleOf(sale.saleToken) }
  }

  it("are listed by row and seat on the confirmation, in the mail and in the PDF, whatever is asked first", async () => {
    const { guest, saleId, sale } = await scattered()
    const receipt = (await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${saleId}`)).body
    const seatsOf = receipt.tickets.map(({ seat }) => `${seat?.row} ${seat?.seat}`)
    expect(seatsOf).toEqual(inOrder)

    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    await sendOutbox(
      {
        db: bench.db,
        mailer,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log: bench.payments.log,
      },
      bench.clock,
    )
    const mail = mails.find(({ text }) => text.includes(saleId))
    const said = [...(mail?.text ?? "").matchAll(/rangée\s(\w+), siège\s(\d+)/g)].map(
      ([, row, seat]) => `${row} ${seat}`,
    )
    expect(said).toEqual(inOrder)

    const ids = (await bench.ticketsOf(sale.id)).map(({ id }) => id)
    const pdf = await pdfOf(guest.token(), ids.toReversed())
    const printed = writtenIn(Buffer.from(await pdf.arrayBuffer()))
    // Row and seat stand below their labels.
    const places = printed.flatMap((text, at) =>
      text === "Siège" ? [`${printed[at + 1]} ${printed[at + 2]}`] : [],
    )
    expect(places).toEqual(inOrder)
  })
})
