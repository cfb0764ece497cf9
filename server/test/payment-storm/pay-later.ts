import { chargeInstalments } from "../../src/instalments/charge-instalments.ts"
import { dueDetails, payDue } from "../house/due-sale.ts"
import { fallDue, loseCard } from "../house/instalment-season.ts"
import { payingCards } from "../house/shops.ts"
import { saidOf } from "./pay.ts"
import type { Act } from "./sequences.ts"
import { paidSale, type Running, type Storm } from "./storm.ts"
import { refund } from "./support.ts"

/** A buyer pays what is due by the link of the mail: money that a bank let go, or an instalment. */
export async function payByLink(
  { bench, points, counted }: Storm,
  { guest, saleToken, sequence: { shop } }: Running,
  act: Extract<Act, { act: "pay-due" }>,
): Promise<void> {
  // PayPal's orders are made for a sale that is shown.
  if (saleToken === undefined || shop === "paypal") return
  const { status, body } = await dueDetails(guest, { saleToken })
  if (status !== 200) return counted(`due: ${body.code}`)
  const { amount, instalment } = body
  if (act.fault !== undefined) bench.sandboxes.overrides.add({ processor: shop, ...act.fault })
  if (act.crash !== undefined) points.doom(guest.token(), act.crash)
  const click = () =>
    payDue(guest, { saleToken, amount }, { ...payingCards[shop][act.fate] }, instalment?.number)
  const outcomes = await Promise.allSettled(Array.from({ length: act.clicks }, click))
  for (const outcome of outcomes) counted(`due: ${saidOf(outcome)}`)
}

const plainly = { fault: undefined, crash: undefined, clicks: 1 } as const

/** The day of an instalment comes: a server takes it, while something else happens to it. */
export async function fallsDue(
  storm: Storm,
  running: Running,
  { ordinal, isCardLost, meanwhile, fault, crash }: Extract<Act, { act: "fall-due" }>,
): Promise<void> {
  const { bench, points, counted, guard } = storm
  const sale = await paidSale(storm, running)
  if (sale === undefined || running.link === undefined) return counted("instalment: nothing sold")
  if (isCardLost) await loseCard(bench, sale)
  await fallDue(bench, sale, ordinal)
  if (fault !== undefined) bench.sandboxes.overrides.add({ processor: running.sequence.shop, ...fault })
  const charge = () => chargeInstalments(bench.payments, bench.clock.now(), 100, guard)
  counted(`instalment: ${meanwhile}`)
  await Promise.all([
    points.run(crash, charge),
    meanwhile === "other-server" && charge(),
    meanwhile === "pay-due" && payByLink(storm, running, { act: "pay-due", fate: "approved", ...plainly }),
    meanwhile === "refund" && refund(storm, running, { act: "refund", part: "rest", ...plainly }),
  ])
}
