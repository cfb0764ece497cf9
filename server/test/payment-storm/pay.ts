import type { RenewalDetails } from "@parterre/contract"
import { entered, type InstalmentShop } from "../house/instalment-season.ts"
import { renewalShop } from "../house/renewal-shop.ts"
import { type Answer, creditCardOf } from "../house/shopper.ts"
import type { Act } from "./sequences.ts"
import { type Running, type Storm, toldOf } from "./storm.ts"

type Pay = Extract<Act, { act: "pay" }>

/** A payment that is begun: it can be clicked as often as one likes. */
type Click = () => Promise<Answer<object>>

/** A shopper pays their cart, or the first instalment of their season. */
export async function pay(storm: Storm, running: Running, act: Pay): Promise<void> {
  const { bench, points, counted } = storm
  const { guest, sequence } = running
  try {
    const click = await (running.link === undefined ? cartPayment : seasonPayment)(storm, running, act)
    if (act.fault !== undefined) bench.sandboxes.overrides.add({ processor: sequence.shop, ...act.fault })
    if (act.crash !== undefined) points.doom(guest.token(), act.crash)
    const clicks = Array.from({ length: act.clicks }, click)
    const early = act.isToldEarly ? toldMeanwhile(storm, running) : undefined
    const outcomes = await Promise.allSettled(clicks)
    await early
    const what = running.link === undefined ? "" : "season: "
    for (const outcome of outcomes) counted(`${what}${saidOf(outcome)}`)
  } catch (error) {
    // The cart is gone, or being paid: the shopper is told, and has nothing to pay with.
    counted(`not begun: ${/"code":"([a-z-]+)"/.exec(String(error))?.[1] ?? "connection"}`)
  }
}

/** What a payment was answered, in a word. */
export const saidOf = (outcome: PromiseSettledResult<Answer<object>>): string => {
  if (outcome.status === "rejected") return "no answer"
  const { status, body } = outcome.value
  return status === 200 ? "paid" : String("code" in body ? body.code : status)
}

async function cartPayment(_storm: Storm, running: Running, { fate }: Pay): Promise<Click> {
  const { guest } = running
  const sale = await guest.startSale()
  running.saleToken = sale.saleToken
  const card = await cardFor(running, sale, fate)
  return () => guest.pay(sale, card)
}

/** What pays at a shop and has this fate there; only PayPal reviews and denies what it has reserved. */
async function cardFor(
  { guest, sequence: { shop } }: Running,
  sale: Awaited<ReturnType<Running["guest"]["startSale"]>>,
  fate: Pay["fate"],
): Promise<Record<string, unknown>> {
  if (shop === "paypal" && (fate === "reviewed" || fate === "denied"))
    return {
      paypalOrderId: await guest.approveOrder(sale, fate === "reviewed" ? "buyer-pending" : "buyer-denied"),
    }
  return creditCardOf(guest, shop, sale, fate === "declined" ? "declined" : "approved")
}

async function seasonPayment({ bench }: Storm, running: Running, { fate }: Pay): Promise<Click> {
  const { guest, sequence, link = "" } = running
  const name = sequence.shop as InstalmentShop
  const shop = renewalShop(bench, name)
  const { status, body } = await shop.details(guest, link)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { saleToken, hash, instalments }: RenewalDetails = body
  running.saleToken = saleToken
  const asked = {
    ...{ saleToken, amount: instalments?.[0]?.amount ?? 0 },
    ...(hash === undefined ? {} : { hash }),
  }
  const card = await entered(bench, guest, name, asked, fate === "declined" ? "declined" : "approved")
  return () => shop.pay(guest, saleToken, card, { instalments: true })
}

/** Delivers what the processor tells while the payment's answer is on its way. */
async function toldMeanwhile(storm: Storm, running: Running): Promise<void> {
  const { shop } = running.sequence
  if (shop !== "stripe" && shop !== "paypal") return
  for (let looks = 0; looks < 20; looks += 1) {
    const told = (await toldOf(storm, running)).at(-1)
    if (told !== undefined) return storm.deliver(told)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
