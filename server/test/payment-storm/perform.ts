import { renewalShop } from "../house/renewal-shop.ts"
import type { ShopName } from "../house/shops.ts"
import { isChargeOf } from "../house/unrest.ts"
import { pay } from "./pay.ts"
import { fallsDue, payByLink } from "./pay-later.ts"
import type { Act } from "./sequences.ts"
import { type Running, type Storm, saleNow, toldOf } from "./storm.ts"
import { refund, voidSale } from "./support.ts"

/** Where a bank that lets money go is found out; elsewhere support has to look. */
const tellsOfLapses: readonly ShopName[] = ["stripe", "paysafe", "globalpayments", "cardconnect", "paypal"]

/** One thing that happens to a payment, to its end or until the server dies. */
export async function perform(storm: Storm, running: Running, act: Act): Promise<void> {
  const { guest } = running
  switch (act.act) {
    case "pay":
      await pay(storm, running, act)
      if (act.isLetGo === true) await letGo(storm, running)
      return
    case "pay-due":
      return payByLink(storm, running, act)
    case "fall-due":
      return fallsDue(storm, running, act)
    case "refund":
      return refund(storm, running, act)
    case "void":
      return voidSale(storm, running, act)
    case "return":
      if (running.link === undefined) await guest.call("PUT", "/v1/session/create-sale")
      else await renewalShop(storm.bench, running.sequence.shop).details(guest, running.link)
      return
    case "event": {
      const told = await toldOf(storm, running)
      const one = told[act.at % Math.max(told.length, 1)]
      if (one !== undefined) await Promise.all(Array.from({ length: act.times }, () => storm.deliver(one)))
      return
    }
    case "empty-cart":
      await guest.call("POST", "/v1/cart/delete", {})
      return
    case "lapse":
      return letGo(storm, running)
    case "lose-seats":
      return loseSeats(storm, running)
  }
}

/** The bank lets the reserved money go. */
async function letGo(storm: Storm, running: Running): Promise<void> {
  const sale = await saleNow(storm, running)
  if (sale === undefined || !tellsOfLapses.includes(running.sequence.shop)) return
  const { sandboxes } = storm.bench
  for (const { reference } of sandboxes.ledger.all())
    if (isChargeOf(reference, sale.id)) sandboxes.lapse(reference)
}

/** Somebody else has the seats while they are paid. */
async function loseSeats(storm: Storm, running: Running): Promise<void> {
  const { bench } = storm
  const { guest, seatIds, sequence } = running
  const sale = await saleNow(storm, running)
  if (sale?.state !== "paying") return
  await bench
    .db("claims")
    .where({ website_id: guest.shop.id })
    .whereIn("seat_id", [...seatIds])
    .delete()
  const other = await bench.shopper(sequence.shop, { seats: 0 })
  await other.hold(seatIds).catch(() => undefined)
}
