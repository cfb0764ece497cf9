import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { testBarcodes } from "../../test/serve.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import { newToken, tokenHash } from "../ids.ts"
import { runCheckTicket } from "./check-ticket.ts"

let bench: CheckoutBench
let ticket: TicketRow

beforeAll(async () => {
  bench = await startCheckout()
  const guest = await bench.shopper("stripe", { seats: 1 })
  const sale = await guest.startSale()
  await guest.pay(sale, { stripeToken: "tok_visa" })
  const { id } = await bench.saleOf(sale.saleToken)
  const [first] = await bench.ticketsOf(id)
  if (first === undefined) throw new Error("no ticket was issued")
  ticket = first
})
afterAll(() => bench.close())

async function check(code: string, website = "stripe-shop") {
  const lines: string[] = []
  const line = (text: string) => void lines.push(text)
  const exit = await runCheckTicket(
    { db: bench.db, barcodes: testBarcodes, print: line, complain: line },
    website,
    code,
  )
  return { exit, said: lines.join("\n") }
}

it("lets in whoever has a ticket, and says to what", async () => {
  const { receipt_number } = (await bench.db<SaleRow>("sales").where({ id: ticket.sale_id }).first()) ?? {}
  expect(await check(testBarcodes.write(ticket))).toEqual({
    exit: 0,
    said: expect.stringMatching(new RegExp(`^Good: .+, .+p\\.m\\., .+ A 1, order ${receipt_number}$`)),
  })
})

it("lets nobody in by a code it did not sign, or one of another website", async () => {
  expect(await check(`${ticket.id}.${"A".repeat(22)}`)).toMatchObject({ exit: 1, said: /^No ticket/ })
  expect(await check(ticket.id)).toMatchObject({ exit: 1 })
  expect(await check(testBarcodes.write(ticket), "pays-shop")).toMatchObject({ exit: 1 })
  expect(await check(testBarcodes.write(ticket), "nowhere")).toEqual({
    exit: 1,
    said: "There is no website nowhere",
  })
})

it("lets nobody in to an event that is cancelled", async () => {
  const event = bench.db("events").where({ id: ticket.event_id })
  await event.clone().update({ sale_state: "CANCELLED" })
  expect(await check(testBarcodes.write(ticket))).toMatchObject({
    exit: 1,
    said: /^The event is cancelled: /,
  })
  await event.clone().update({ sale_state: "ONSALE" })
})

it("still takes the codes that were printed before they were signed", async () => {
  const printed = newToken()
  await bench
    .db<TicketRow>("tickets")
    .where({ id: ticket.id })
    .update({ printed_code_hash: tokenHash(printed) })
  expect(await check(printed)).toMatchObject({ exit: 0 })
})

it("turns a voided ticket away", async () => {
  const row = () => bench.db<TicketRow>("tickets").where({ id: ticket.id })
  await row().update({ voided_at: bench.clock.now() })
  expect(await check(testBarcodes.write(ticket))).toMatchObject({
    exit: 1,
    said: expect.stringMatching(/^Voided: /),
  })
  await row().update({ voided_at: null })
})

describe("the database", () => {
  it("holds no secret of a sale or a ticket that is told", async () => {
    const guest = await bench.shopper("stripe", { seats: 1 })
    const told = await guest.startSale()
    const stored = JSON.stringify([await bench.db("sales"), await bench.db("tickets")])
    for (const secret of [told.hash, told.saleToken, testBarcodes.write(ticket).split(".").at(-1) ?? ""])
      expect(stored).not.toContain(secret)
    expect((await guest.startSale()).hash).toBe(told.hash)
  })
})
