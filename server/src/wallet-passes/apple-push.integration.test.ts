import { createSecureServer, type Http2SecureServer } from "node:http2"
import type { AddressInfo } from "node:net"
import type { TLSSocket } from "node:tls"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { openedPass } from "../../test/opened-pass.ts"
import {
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../../test/serve.ts"
import type { OutboxRow, TicketRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { carryOutRefund } from "../refunds/carry-out-refund.ts"
import { planRefund } from "../refunds/plan-refund.ts"
import { requestRefund } from "../refunds/request-refund.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { scanTicket } from "../scans/scan-ticket.ts"
import { ticketOfId } from "../tickets/ticket-details.ts"
import { applePass } from "./apple-pass.ts"
import { applePush } from "./apple-push.ts"
import { passContents } from "./pass-contents.ts"
import { serialOf } from "./pass-links.ts"
import { passMakers } from "./pass-makers.ts"
import { registrationStore } from "./pass-store.ts"

const shop = shops.stripe
const makers = passMakers({ ...testConfig(), mode: "development" })
if (makers.apple === undefined) throw new Error("tests make their own")
const settings = makers.apple()

interface Told {
  readonly path: string
  readonly topic: string
  readonly body: string
  /** Who the certificate says it is from. */
  readonly by: string
}

/** A service as Apple's: it takes pushes of the certificate's own pass type, and knows which phones are gone. */
function standIn() {
  const told: Told[] = []
  const answers = new Map<string, { readonly status: number; readonly reason: string }>()
  const { certificate: cert, key, authority: ca } = settings
  const server: Http2SecureServer = createSecureServer({
    cert,
    key,
    ca,
    requestCert: true,
    rejectUnauthorized: true,
  })
  server.on("stream", (stream, headers) => {
    let body = ""
    stream.setEncoding("utf8")
    stream.on("data", (part: string) => {
      body += part
    })
    stream.on("end", () => {
      const path = String(headers[":path"])
      const socket = stream.session?.socket as TLSSocket | undefined
      const subject = socket?.getPeerCertificate().subject
      told.push({ path, topic: String(headers["apns-topic"]), body, by: String(subject?.CN) })
      const { status = 200, reason } = answers.get(path.slice("/3/device/".length)) ?? {}
      stream.respond({ ":status": status })
      stream.end(reason === undefined ? "" : JSON.stringify({ reason }))
    })
  })
  return { server, told, answers }
}

let bench: CheckoutBench
const service = standIn()
let origin = ""
beforeAll(async () => {
  bench = await startCheckout()
  await new Promise<void>((resolve) => service.server.listen(0, "127.0.0.1", resolve))
  origin = `https://127.0.0.1:${(service.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  await new Promise((resolve) => service.server.close(resolve))
  await bench.close()
})
beforeEach(() => {
  service.told.length = 0
  service.answers.clear()
})

/** Apple's service, whose certificate names another host than this one: its authority is what is looked at. */
const push = () => applePush({ origin, settings, authority: settings.authority, isHostUnnamed: true })

const outbox = (changes: object = {}) =>
  sendOutbox(
    {
      ...{ db: bench.db, barcodes: testBarcodes, gifts: testGifts, newsletters: testNewsletters },
      ...{ renewals: testRenewals, certificates: testCertificates, log: bench.payments.log },
      mailer: { send: async () => undefined },
      applePush: push(),
      ...changes,
    },
    bench.clock,
    500,
  )

const messages = (): Promise<OutboxRow[]> => bench.db<OutboxRow>("outbox").where({ kind: "pass-changed" })

/** A ticket whose pass is on phones. */
async function ticketOn(...tokens: readonly string[]): Promise<TicketRow> {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats: 1 }), "stripe")
  const [ticket] = await bench.ticketsOf((await bench.saleOf(sale.saleToken)).id)
  if (ticket === undefined) throw new Error("no ticket was issued")
  const now = bench.clock.now()
  for (const token of tokens)
    await registrationStore(bench.db, shop.id).register({
      ...{ device_id: `phone-${token}`, serial: serialOf(ticket), ticket_id: ticket.id, push_token: token },
      ...{ content_hash: "before", changed_at: now, registered_at: now },
    })
  await outbox()
  await bench.db("outbox").where({ kind: "pass-changed" }).delete()
  service.told.length = 0
  return ticket
}

const scan = (ticket: TicketRow) =>
  scanTicket(
    {
      ...{ db: bench.db, newId: bench.payments.newId, barcodes: testBarcodes, language: "fr" as const },
      ...{ website: { id: shop.id, timeZone: "America/Toronto" }, staffName: "Ada", now: bench.clock.now() },
    },
    { code: testBarcodes.write(ticket), eventIds: [ticket.event_id], gate: "Nord" },
  )

async function refund({ sale_id }: TicketRow) {
  const sale = await readSale(bench.db, shop.id, sale_id)
  if (sale === undefined) throw new Error("no sale")
  const { amount } = await planRefund(bench.db, shop.id, await readPaidSale(bench.db, sale), {})
  const asked = { refundId: `r-${sale_id}`, websiteId: shop.id, saleId: sale_id, staffName: "Ada" }
  const { refund: row, record } = await inTransaction(bench.db, (trx) =>
    requestRefund(trx, { ...asked, amount, reason: "Malade", keepSeats: false }, bench.clock.now()),
  )
  await carryOutRefund(bench.payments, row, record.attempt, true)
}

describe("a pass that changes", () => {
  it("has its phones told when its ticket is used, and says so with its code", async () => {
    const ticket = await ticketOn("aa11", "bb22")
    expect(await scan(ticket)).toMatchObject({ outcome: "admitted" })
    await outbox()
    expect(service.told.map(({ path }) => path).toSorted()).toEqual(["/3/device/aa11", "/3/device/bb22"])
    expect(service.told[0]).toMatchObject({ topic: settings.passTypeIdentifier, body: "{}" })
    expect(service.told[0]?.by).toContain(settings.passTypeIdentifier)
    expect(await messages()).toMatchObject([{ sent_at: bench.clock.now(), last_error: null }])
    const details = await ticketOfId(bench.db, shop.id, ticket.id)
    if (details === undefined) throw new Error("no ticket")
    const contents = await passContents(bench.db, details, ticket.code_number)
    expect(contents.used?.fr).toMatch(/^Utilisé à \d/)
    const bytes = applePass(contents, {
      ...{ settings, codeNumber: ticket.code_number, barcode: testBarcodes.write(ticket) },
      ...{ authenticationToken: "token-of-the-pass", webServiceUrl: "https://billets.example/wallet" },
    })
    const { json } = openedPass(bytes, settings)
    expect(json).toHaveProperty("barcodes")
    expect(JSON.stringify(json)).toContain("Utilisé à")
  })

  it("has them told when it is refunded, and nobody where no phone has it", async () => {
    await refund(await ticketOn("cc33"))
    await outbox()
    expect(service.told.map(({ path }) => path)).toEqual(["/3/device/cc33"])
    await bench.db("outbox").where({ kind: "pass-changed" }).delete()
    await refund(await ticketOn())
    expect(await messages()).toEqual([])
  })

  it("forgets a phone that has it no more, and asks again a service that does not take it now", async () => {
    const ticket = await ticketOn("dd44", "ee55")
    service.answers.set("dd44", { status: 410, reason: "Unregistered" })
    service.answers.set("ee55", { status: 503, reason: "ServiceUnavailable" })
    await scan(ticket)
    await outbox()
    const [waiting] = await messages()
    expect(waiting).toMatchObject({ sent_at: null })
    expect(waiting?.last_error).toContain("503 ServiceUnavailable")
    expect(waiting?.last_error).not.toContain("ee55")
    expect(await bench.db("wallet_registrations").pluck("push_token")).not.toContain("dd44")
    service.answers.set("ee55", { status: 400, reason: "BadDeviceToken" })
    bench.clock.pass(60)
    await outbox()
    expect(await messages()).toMatchObject([{ sent_at: bench.clock.now() }])
    expect(await bench.db("wallet_registrations").pluck("push_token")).not.toContain("ee55")
  })

  it("keeps a phone that is told under another pass type: the settings are at fault", async () => {
    const ticket = await ticketOn("aa77")
    service.answers.set("aa77", { status: 400, reason: "DeviceTokenNotForTopic" })
    await scan(ticket)
    await outbox()
    expect((await messages())[0]?.last_error).toContain("DeviceTokenNotForTopic")
    expect(await bench.db("wallet_registrations").pluck("push_token")).toContain("aa77")
    await bench.db("outbox").where({ kind: "pass-changed" }).delete()
  })

  it("tells nobody where push is not set", async () => {
    const ticket = await ticketOn("ff66")
    await scan(ticket)
    await outbox({ applePush: undefined })
    expect([service.told, await messages()]).toEqual([[], []])
  })
})
