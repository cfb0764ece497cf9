import type { EventRefundPreview, EventRefundReport } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { refundEvents } from "../../server/src/event-refunds/refund-events.ts"
import { reconcile } from "../../server/src/jobs/reconciler.ts"
import { employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { creditCardOf, payPlainly } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { chargesOf } from "../../server/test/house/unrest.ts"
import { supportDesk } from "../test/support-desk.ts"

const shop = shops.stripe
const event = `${shop.id}.soir`
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shop.id)
}, 60_000)
afterAll(() => bench.close())

const round = (atMost?: number) => refundEvents(bench.payments, bench.clock.now(), atMost)

async function setState(sale_state: string) {
  await bench.db("events").where({ id: event }).update({ sale_state })
  await bench.db("websites").where({ id: shop.id }).increment("revision", 1)
}

async function bought(seats: number) {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats }), "stripe")
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  return bench.saleOf(sale.saleToken)
}

const command = ["sales", "refund", "--event", event]

it("refunds a cancelled event: previewed, begun, left half way, gone on with and told", async () => {
  const { run, json } = await supportDesk(bench, () => round())
  const sales = [await bought(2), await bought(1), await bought(1)]
  const used = await bought(1)
  const [ticket] = await bench.ticketsOf(used.id)
  await bench.db("tickets").where({ id: ticket?.id }).update({ admitted_at: bench.clock.now() })
  const early = await run([...command, "--reason", "Ill", "--yes"])
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining("isn’t cancelled yet") })
  await setState("CANCELLED")

  const { out } = await run([...command, "--preview", "--lang", "fr"])
  expect(out).toMatch(/^Rembourser [\d\s,]+\$ pour Pièce soir, \p{L}+\. .*\s\?\n\nCe qui est remboursé\n/u)
  expect(out).toContain("3 commandes · 4 billets")
  expect(out).toMatch(/TPS.*\n.*TVQ.*\n\s+À rembourser/)
  expect(out).toMatch(/1 billet reste\n {2}STRI-\w+ {2}Parterre, .*siège/)
  expect(out).toMatch(/1 commande laissée de côté\n {2}STRI-/)
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80)
  const preview = await json<EventRefundPreview>(...command, "--preview")
  expect(preview.amount).toBe(sales.reduce((sum, { amount }) => sum + amount, 0))
  expect(await bench.db("event_refunds")).toEqual([])

  const begun = await run([...command, "--reason", "Ill", "--yes", "--no-wait"])
  expect(begun).toMatchObject({ code: 0, err: "" })
  expect(begun.out).toContain("The server continues.")
  await round(2)
  const again = await run([...command, "--reason", "Ill", "--yes"])
  expect(again).toMatchObject({ code: 0, err: "" })
  expect(again.out).toMatch(/^Already under way since .*, started by Ada: Ill\n/)
  expect(again.out).toMatch(/Refund of Play soir, .*: done\n/)
  expect(again.out).toMatch(/refunded +3 orders +\$/)
  for (const { id, amount } of sales) {
    expect(chargesOf(bench, id).map(({ refunded }) => refunded)).toEqual([amount])
    expect(await bench.db("refunds").where({ sale_id: id })).toHaveLength(1)
  }

  // It is told again whenever somebody asks, with every order for a program.
  const told = await run(["sales", "refunds", "--event", event, "--lang", "fr"])
  expect(told.out).toMatch(/^Remboursement de Pièce soir, .*\s: terminé\n/)
  // What is over is not to come.
  expect(told.out).toMatch(/TPS.*\n.*TVQ.*\n\s+Total {2}/)
  expect(told.out).not.toContain("À rembourser")
  expect(told.out).toMatch(/1 commande laissée de côté\n {2}STRI-\w+ {2}Ce billet a été utilisé à l’entrée\./)
  const report = await json<EventRefundReport>("sales", "refunds", "--event", event)
  expect(report).toMatchObject({ state: "done", done: { sales: 3, amount: preview.amount }, leftOut: 1 })
  expect(report.sales).toHaveLength(4)
  const left = await run([...command, "--reason", "Ill", "--yes"])
  expect(left).toMatchObject({
    code: 1,
    err: expect.stringMatching(/There’s nothing to refund for Play soir, .*\s[ap]\.m\.(?!\.)/),
  })
  await setState("ONSALE")
})

it("ends with 1 where the payment service refused one, and is stopped where it was begun by mistake", async () => {
  const { run, json } = await supportDesk(bench, () => round())
  const refused = await bought(1)
  const [money] = chargesOf(bench, refused.id)
  if (money === undefined) throw new Error("nothing was taken")
  money.refunded = money.amount
  await setState("CANCELLED")
  const { code, out } = await run([...command, "--reason", "Ill", "--yes"])
  expect({ code, out }).toEqual({ code: 1, out: expect.stringMatching(/\nrefused\n {2}STRI-/) })
  money.refunded = 0

  await run([...command, "--reason", "Ill", "--yes", "--no-wait"])
  const stopped = await json<EventRefundReport>(...command, "--stop")
  expect(stopped).toMatchObject({
    state: "stopped",
    stoppedBy: "Ada",
    sales: [{ why: "stopped" }, { why: "stopped" }],
  })
  const nothing = await run([...command, "--stop"])
  expect(nothing).toMatchObject({
    code: 1,
    err: expect.stringContaining("No refund of this event is under way"),
  })
  expect((await bench.ticketsOf(refused.id)).map(({ voided_at }) => voided_at)).toEqual([null])
  expect((await run(["sales", "refunds", "--event", event])).out).toContain("Earlier")
  await setState("ONSALE")
})

it("begins where nobody has paid yet and somebody is paying", async () => {
  const { run, json } = await supportDesk(bench, () => round())
  await bench.db("sales").where({ website_id: shop.id, state: "paid" }).update({ state: "voided" })
  const guest = await bench.shopper("stripe", { seats: 1 })
  const sale = await guest.startSale()
  const card = await creditCardOf(guest, "stripe", sale)
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  expect((await guest.pay(sale, card)).body).toMatchObject({ code: "payment-pending" })
  await setState("CANCELLED")
  const { out } = await run([...command, "--preview", "--lang", "fr"])
  expect(out).toMatch(/^Rembourser les paiements en cours pour Pièce soir, .*\s\?\n/)
  expect(out).toContain("1 paiement est en cours\u00a0: s’il réussit, il sera remboursé aussi.")
  expect(await run([...command, "--reason", "Ill", "--yes", "--no-wait"])).toMatchObject({ code: 0, err: "" })
  const followed = await run(["sales", "refunds", "--event", event, "--lang", "fr"])
  expect(followed.out.replaceAll(/\s+/g, " ")).toMatch(
    /1 paiement en cours est attendu jusqu’au \p{L}+\. \d+ \S+ 20\d\d à \d+ h[\s\d]* au plus tard : s’il réussit, il sera remboursé aussi\./u,
  )
  expect((await run(["sales", "refunds", "--event", event])).out.replaceAll(/\s+/g, " ")).toMatch(
    /Waiting for 1 payment under way, until \w+, .+ at the latest: if it succeeds, it’s refunded too\./,
  )
  for (const _ of ["found", "captured"]) {
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
    while ((await round()) > 0);
  }
  const report = await json<EventRefundReport>("sales", "refunds", "--event", event)
  expect(report).toMatchObject({ state: "done", done: { sales: 1 } })
  expect((await run(["sales", "refunds", "--event", event])).out).not.toContain("Waiting for")
  await setState("ONSALE")
})

it("goes on where the server is silent for a moment", async () => {
  let rounds = 0
  const isSilent = () => rounds === 1 || rounds === 2
  const { run } = await supportDesk(
    bench,
    async () => {
      rounds += 1
      if (!isSilent()) await round()
    },
    async (request) => {
      if (isSilent()) throw new TypeError("fetch failed")
      return fetch(request)
    },
  )
  await bought(1)
  await setState("CANCELLED")
  const { code, out } = await run([...command, "--reason", "Ill", "--yes"])
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(": done") })
  expect(rounds).toBeGreaterThan(2)
  await setState("ONSALE")
})

it("asks a script to be sure, and says what does not go together", async () => {
  const { run } = await supportDesk(bench)
  await setState("CANCELLED")
  expect(await run(command)).toMatchObject({ code: 2 })
  expect((await run([...command, "--reason", "Ill"])).err).toContain("To see it first: --preview.")
  for (const wrong of [
    ["sales", "refund"],
    ["sales", "refund", "STRI-1", "--event", event],
    ["sales", "refund", "STRI-1", "--stop"],
    ["sales", "refund", "STRI-1", "--no-wait"],
    ["sales", "refunds"],
    [...command, "--items", "1"],
    [...command, "--keep-seats"],
  ])
    expect(await run(wrong), wrong.join(" ")).toMatchObject({ code: 2 })
  expect(await run(["sales", "refund", "--event", "autre", "--preview"])).toMatchObject({
    code: 5,
    err: expect.stringContaining("This event doesn’t exist at this site."),
  })
})
