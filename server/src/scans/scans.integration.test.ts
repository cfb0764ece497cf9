import type { DoorList, Scan, ScanLog, TicketKey } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ada, employAda } from "../../test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testConfig } from "../../test/serve.ts"
import type { TicketRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { requestRefund } from "../refunds/request-refund.ts"
import { runCheckTicket } from "../tickets/check-ticket.ts"
import { changeGift } from "../tickets/ticket-store.ts"
import { websiteSignatures } from "../website-signatures.ts"
import { type AdmissionGuard, admissionGuard } from "./scan-store.ts"
import { scanTicket } from "./scan-ticket.ts"

const shop = shops.stripe
const eventId = `${shop.id}.soir`
const gate = "Porte nord"
let bench: CheckoutBench
let token: string

/** What this member of staff may do: scan, and what is told of each. */
async function mayDo(...permissions: readonly number[]) {
  const rows = permissions.map((permission) => ({
    staff_id: `${shop.id}.${ada.username}`,
    permission,
    website_id: shop.id,
  }))
  await bench.db("staff_permissions").where({ website_id: shop.id }).delete()
  const [member] = await bench.db("staff").where({ website_id: shop.id }).select("id")
  await bench.db("staff_permissions").insert(rows.map((row) => ({ ...row, staff_id: member.id })))
}

beforeAll(async () => {
  bench = await startCheckout()
  await employAda(bench.db, shop.id)
  const answer = await fetch(`${bench.address}/v1/refresh-tokens?subdomain=${shop.id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ada),
  })
  token = ((await answer.json()) as { refreshToken: string }).refreshToken
  await mayDo(28, 70, 77, 85, 139)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

async function call<Body>(method: "GET" | "POST", path: string, body?: object) {
  const [where, query = ""] = path.split("?")
  const response = await fetch(`${bench.address}/v1/${where}?subdomain=${shop.id}&language=fr&${query}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body & { code: string } }
}
const scan = (code: string, more: object = {}) =>
  call<Scan>("POST", "scans", { code, eventIds: [eventId], gate, ...more })
const iso = (at: number) => new Date(at).toISOString()

async function bought(seats = 1): Promise<readonly TicketRow[]> {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats }), "stripe")
  return bench.ticketsOf((await bench.saleOf(sale.saleToken)).id)
}
async function oneTicket(): Promise<TicketRow> {
  const [ticket] = await bought()
  if (ticket === undefined) throw new Error("no ticket was issued")
  return ticket
}
const row = ({ id }: TicketRow) => bench.db<TicketRow>("tickets").where({ id })

describe("a ticket at the door", () => {
  it("lets one person in; a copy is told when and where that was [SHELL-010]", async () => {
    const ticket = await oneTicket()
    const code = testBarcodes.write(ticket)
    const first = await scan(code)
    expect(first.body).toMatchObject({
      outcome: "admitted",
      gate,
      ticket: {
        id: ticket.id,
        eventId,
        place: expect.stringMatching(/rangée A, siège 1$/),
        priceType: "Adulte",
      },
    })
    expect(first.body).not.toHaveProperty("first")
    const { at } = first.body
    bench.clock.pass(60)
    const copy = await scan(code, { gate: "Porte sud" })
    expect(copy.body).toMatchObject({ outcome: "already-admitted", gate: "Porte sud", first: { at, gate } })
    // Somebody who went out for air comes back, if who scans may say so.
    expect((await scan(code, { again: true })).body).toMatchObject({
      outcome: "admitted",
      again: true,
      first: { at, gate },
    })
    await mayDo(139)
    expect(await scan(code, { again: true })).toMatchObject({
      status: 403,
      body: { code: "permission-missing" },
    })
    for (const path of [`scans?eventId=${eventId}`, "support/carts"])
      expect((await call("GET", path)).body.code).toBe("permission-missing")
    expect(
      (
        await call("POST", "scans/actions/import", {
          eventIds: [eventId],
          gate,
          scans: [{ code, at: iso(bench.clock.now()) }],
        })
      ).status,
    ).toBe(403)
    await mayDo(28, 70, 77, 85, 139)
    const log = await call<ScanLog>("GET", `scans?eventId=${eventId}`)
    expect(
      log.body.scans
        .slice(0, 3)
        .map(({ outcome, again, gate: where, staffName }) => [outcome, again, where, staffName]),
    ).toEqual([
      ["admitted", true, gate, "Ada"],
      ["already-admitted", undefined, "Porte sud", "Ada"],
      ["admitted", undefined, gate, "Ada"],
    ])
    expect(log.body.admitted).toBe(1)
  })

  it("lets nobody in once it was refunded or given away, to another event, or by a code of nobody's", async () => {
    const [refunded, given, other] = await bought(3)
    if (refunded === undefined || given === undefined || other === undefined) throw new Error("no tickets")
    await row(refunded).update({ voided_at: bench.clock.now() })
    expect((await scan(testBarcodes.write(refunded))).body.outcome).toBe("refunded")
    await row(refunded).update({ voided_at: null })
    const earlier = testBarcodes.write(given)
    await inTransaction(bench.db, (trx) =>
      changeGift(trx, given, { gift_recipient: "lea@exemple.ca", gifted_at: 1 }),
    )
    expect((await scan(earlier)).body.outcome).toBe("replaced")
    expect((await scan(testBarcodes.write({ ...given, code_number: 1 }))).body.outcome).toBe("admitted")
    const elsewhere = await scan(testBarcodes.write(other), { eventIds: [`${shop.id}.matinee`] })
    expect([elsewhere.status, elsewhere.body.code ?? elsewhere.body.outcome]).toEqual([404, "event-unknown"])
    for (const code of ["x", "A".repeat(141), testBarcodes.write({ ...other, website_id: "gp-shop" })])
      expect((await scan(code)).body).toMatchObject({ outcome: "unknown" })
    expect((await scan(testBarcodes.write(other))).body.outcome).toBe("admitted")
  })

  it("is refunded only if it is said so, once its holder was let in", async () => {
    const ticket = await oneTicket()
    await scan(testBarcodes.write(ticket))
    const preview = (selection: object) =>
      call<{ items: readonly object[]; kept: readonly { why: string }[]; amount: number }>(
        "POST",
        `support/sales/${ticket.sale_id}/refund-preview`,
        selection,
      )
    expect((await preview({})).body).toMatchObject({
      items: [],
      kept: [{ why: "admitted", explanation: "Ce billet a été utilisé à l’entrée." }],
    })
    const { amount } = (await preview({ evenAdmitted: true })).body
    const body = { reason: "Spectacle interrompu", amount, evenAdmitted: true }
    expect((await call("POST", `support/sales/${ticket.sale_id}/refunds`, body)).status).toBe(200)
    expect((await scan(testBarcodes.write(ticket))).body.outcome).toBe("refunded")
  })
})

describe("a ticket that was used", () => {
  it("is given to nobody, and the operator's command says so", async () => {
    const ticket = await oneTicket()
    const code = testBarcodes.write(ticket)
    const told: string[] = []
    const line = (text: string) => void told.push(text)
    const check = () =>
      runCheckTicket({ db: bench.db, barcodes: testBarcodes, print: line, complain: line }, shop.id, code)
    expect(await check()).toBe(0)
    await scan(code)
    expect(await check()).toBe(1)
    expect(told.at(-1)).toMatch(/^Used: .+, Porte nord$/)
    expect(
      await inTransaction(bench.db, (trx) =>
        changeGift(trx, ticket, { gift_recipient: "lea@exemple.ca", gifted_at: 1 }),
      ),
    ).toBe(false)
  })

  it("is read by an earlier code only if it was issued when there were no others", async () => {
    const ticket = await oneTicket()
    const sign = websiteSignatures(testConfig().ticketSigningKey, "tickets")
    const earlier = `${ticket.id}.${sign(shop.id, ticket.id).subarray(0, 16).toString("base64url")}`
    expect((await scan(earlier)).body.outcome).toBe("unknown")
    await row(ticket).update({ earlier_code: 1 })
    expect((await scan(earlier)).body.outcome).toBe("admitted")
  })
})

describe("a scanner without a network", () => {
  const handOver = (scans: readonly object[], more: object = {}) =>
    call<readonly Scan[]>("POST", "scans/actions/import", { eventIds: [eventId], gate, scans, ...more })

  it("is answered alike when it hands in again later, with a clock that is ahead, or the right events", async () => {
    const [one, two] = await bought(2)
    if (one === undefined || two === undefined) throw new Error("no tickets")
    const ahead = [{ code: testBarcodes.write(one), at: iso(bench.clock.now() + 600_000) }]
    expect((await handOver(ahead)).body).toMatchObject([{ outcome: "admitted" }])
    bench.clock.pass(5)
    expect((await handOver(ahead)).body).toMatchObject([{ outcome: "admitted" }])
    // In small letters it is the same code.
    const small = ahead.map(({ code, ...rest }) => ({ ...rest, code: code.toLowerCase() }))
    expect((await handOver(small)).body).toMatchObject([{ outcome: "admitted" }])

    const late = [{ code: testBarcodes.write(two), at: iso(bench.clock.now()) }]
    const other = { ...(await bench.db("events").where({ id: eventId }).first()), id: `${shop.id}.matinee` }
    await bench.db("events").insert(other)
    expect((await handOver(late, { eventIds: [other.id] })).body).toMatchObject([{ outcome: "other-event" }])
    const right = await Promise.all(Array.from({ length: 6 }, () => handOver(late)))
    for (const { body } of right) expect(body).toMatchObject([{ outcome: "admitted" }])
    const kept = await bench.db("scans").where({ ticket_id: two.id })
    expect(kept).toMatchObject([{ outcome: "admitted", event_id: eventId }])
    const copy = [{ code: testBarcodes.write(two), at: iso(bench.clock.now() + 1) }]
    const first = (await handOver(copy)).body
    expect(first).toMatchObject([{ outcome: "already-admitted", first: { gate } }])
    expect((await handOver(copy)).body).toEqual(first)
  })

  it("has a calendar's days, and a dead clock is no first scan", async () => {
    const ticket = await oneTicket()
    const code = testBarcodes.write(ticket)
    for (const wrong of ["2026-02-31T10:00:00Z", "0000-01-01T00:00:00Z", "1970-01-01T00:00:00Z"])
      expect(await handOver([{ code, at: wrong }])).toMatchObject({
        status: 400,
        body: { code: "request-invalid" },
      })
    expect((await scan(code, { gate: "Porte sud" })).body.outcome).toBe("admitted")
    expect((await handOver([{ code, at: "2001-01-01T00:00:00Z" }])).body).toMatchObject([
      { outcome: "already-admitted" },
    ])
    expect(await row(ticket).first()).toMatchObject({ admitted_gate: "Porte sud" })
  })

  it("knows good codes by the public keys and the door list, and hands in what it scanned", async () => {
    const [ticket, later] = await bought(2)
    if (ticket === undefined || later === undefined) throw new Error("no tickets")
    const keys = await call<readonly TicketKey[]>("GET", "ticket-keys")
    expect(keys.body).toEqual([
      {
        id: testBarcodes.keys(shop.id)[0].id,
        current: true,
        jwk: { kty: "OKP", crv: "Ed25519", x: expect.stringMatching(/^[\w-]{43}$/) },
      },
    ])
    const list = await call<DoorList>("GET", `scans/events/${eventId}`)
    expect(list.body.tickets).toContainEqual({ id: ticket.id, codeNumber: 0 })
    expect((await call("GET", "scans/events/nowhere")).body.code).toBe("event-unknown")

    bench.clock.pass(600)
    const now = bench.clock.now()
    const code = testBarcodes.write(ticket)
    const scans = [
      { code, at: iso(now - 60_000) },
      { code: testBarcodes.write(later), at: iso(now + 3_600_000) },
      { code, at: iso(now - 120_000) },
      { code: "nothing", at: iso(now - 30_000) },
    ]
    const handIn = () =>
      call<readonly Scan[]>("POST", "scans/actions/import", { eventIds: [eventId], gate, scans })
    const answers = await handIn()
    expect(answers.body.map(({ outcome }) => outcome)).toEqual([
      "already-admitted",
      "admitted",
      "admitted",
      "unknown",
    ])
    // A time that has not come counts as now.
    expect(Date.parse(answers.body[1]?.at ?? "")).toBe(Math.floor(now / 1000) * 1000)
    const logged = async () =>
      (await call<ScanLog>("GET", `scans?eventId=${eventId}&limit=500`)).body.scans.length
    const before = await logged()
    expect((await handIn()).body.map(({ outcome }) => outcome)).toEqual(
      answers.body.map(({ outcome }) => outcome),
    )
    expect(await logged()).toBe(before)
    // Handed in by several at once, it is one scan.
    const [, , third] = await bought(3)
    if (third === undefined) throw new Error("no ticket")
    const once = {
      eventIds: [eventId],
      gate,
      scans: [{ code: testBarcodes.write(third), at: iso(now - 5_000) }],
    }
    const many = await Promise.all(
      Array.from({ length: 6 }, () => call<readonly Scan[]>("POST", "scans/actions/import", once)),
    )
    expect(many.map(({ body }) => body[0]?.outcome)).toEqual(many.map(() => "admitted"))
    expect(await logged()).toBe(before + 1)
    // Of two scanners the earlier was the first.
    const other = { eventIds: [eventId], gate: "Porte sud", scans: [{ code, at: iso(now - 300_000) }] }
    const earlier = (await call<readonly Scan[]>("POST", "scans/actions/import", other)).body[0]
    expect(earlier).toMatchObject({ outcome: "admitted", first: { gate } })
    expect(earlier).not.toHaveProperty("again")
    expect(await row(ticket).first()).toMatchObject({
      admitted_at: now - 300_000,
      admitted_gate: "Porte sud",
    })
  })
})

const at =
  (guard?: AdmissionGuard, now = () => bench.clock.now()) =>
  (code: string, gateName: string) =>
    scanTicket(
      {
        ...{ db: bench.db, barcodes: testBarcodes, newId: () => crypto.randomUUID() },
        ...{ website: { id: shop.id, timeZone: "America/Toronto" }, language: "fr", staffName: "Ada" },
        now: now(),
        ...(guard === undefined ? {} : { guard }),
      },
      { code, eventIds: [eventId], gate: gateName },
    )

describe("one ticket at several gates at once", () => {
  const crowd = async (guardFor: (seen: TicketRow) => AdmissionGuard = () => admissionGuard) => {
    const ticket = await oneTicket()
    const scanAt = at(guardFor(ticket))
    const code = testBarcodes.write(ticket)
    const scans = await Promise.all(Array.from({ length: 12 }, (_, index) => scanAt(code, `Porte ${index}`)))
    return scans.filter(({ outcome }) => outcome === "admitted").length
  }
  it("lets one person in", async () => expect(await crowd()).toBe(1))

  it("lets one person in where the clocks of servers differ, or go back", async () => {
    const code = testBarcodes.write(await oneTicket())
    let late = 0
    const scanEarlierEachTime = at(undefined, () => bench.clock.now() - late++)
    const outcomes = []
    for (const gateName of ["Porte 1", "Porte 2", "Porte 3"])
      outcomes.push((await scanEarlierEachTime(code, gateName)).outcome)
    expect(outcomes).toEqual(["admitted", "already-admitted", "already-admitted"])
  })

  it("lets several in where it is looked up and then written (the guard removed)", async () => {
    const readThenWrite = (seen: TicketRow): AdmissionGuard => ({
      async admit(trx, { id }, { at: when, gate: where }) {
        if (seen.admitted_at !== null) return false
        await trx("tickets").where({ id }).update({ admitted_at: when, admitted_gate: where })
        return true
      },
    })
    expect(await crowd(readThenWrite)).toBeGreaterThan(1)
  })
})

describe("a scan against a refund of the same ticket", () => {
  const both = async (guard: AdmissionGuard = admissionGuard) => {
    const ticket = await oneTicket()
    const { amount } = await bench.db("sales").where({ id: ticket.sale_id }).first()
    const command = {
      ...{ refundId: crypto.randomUUID(), websiteId: shop.id, saleId: ticket.sale_id, staffName: "Ada" },
      ...{ reason: "Malade", keepSeats: false, amount },
    }
    const [scanned, refund] = await Promise.allSettled([
      at(guard)(testBarcodes.write(ticket), gate),
      inTransaction(bench.db, (trx) => requestRefund(trx, command, bench.clock.now())),
    ])
    const isIn = scanned.status === "fulfilled" && scanned.value.outcome === "admitted"
    return [isIn, refund.status === "fulfilled"]
  }

  it("ends in one of two ways: somebody is in, or has their money", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [isIn, isRefunded] = await both()
      expect([isIn, isRefunded]).toEqual(isIn ? [true, false] : [false, true])
    }
    // What was asked back is given back.
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
  })

  it("lets somebody in who has their money back where the scan trusts what it read before (the guard removed)", async () => {
    const trusting: AdmissionGuard = {
      admit: async (trx, { id }, { at: when, gate: where }) => {
        await trx("tickets").where({ id }).update({ admitted_at: when, admitted_gate: where })
        return true
      },
    }
    const ticket = await oneTicket()
    await row(ticket).update({ voided_at: bench.clock.now() })
    expect((await at(trusting)(testBarcodes.write(ticket), gate)).outcome).toBe("admitted")
    expect((await at()(testBarcodes.write(ticket), gate)).outcome).toBe("refunded")
    await row(ticket).update({ voided_at: null })
  })
})
