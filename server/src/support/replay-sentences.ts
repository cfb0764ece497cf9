import type { Viewer } from "../carts/viewer.ts"
import type { Difference } from "../journal/compare-replay.ts"
import { isoInZone } from "../zoned-time.ts"
import type { Telling } from "./telling.ts"

/** A difference in one sentence: what the journal comes to, and what is stored. */
export function differenceText(
  { fact, line, journal, stored }: Difference,
  { say, money }: Telling,
  { website }: Pick<Viewer, "website">,
): string {
  const subject: Readonly<Record<Difference["fact"], string>> = {
    state: say("État du panier", "State of the cart"),
    version: say("Version du panier", "Version of the cart"),
    expiry: say("Fin du délai", "End of the time"),
    renewals: say("Prolongations", "Extensions"),
    line: say("Billet ou article", "Ticket or product"),
    hold: say("Réservation", "Hold"),
    event: say("Événement", "Event"),
    seat: say("Place", "Seat"),
    "price-id": say("Tarif", "Ticket type"),
    price: say("Prix", "Price"),
    "service-charge": say("Frais de service", "Service fees"),
    "computed-price": say("Prix selon les rabais promis", "Price by the discounts promised"),
    delivery: say("Envoi", "Delivery"),
    taxes: say("Taxes", "Taxes"),
    total: say("Total", "Total"),
  }
  const isMoney = ["price", "computed-price", "service-charge", "delivery", "taxes", "total"].includes(fact)
  const shown = (value: Difference["journal"]): string => {
    if (value === undefined || value === null || value === "") return say("rien", "nothing")
    if (typeof value === "number" && isMoney) return money(value)
    return typeof value === "number" && fact === "expiry" ? isoInZone(value, website.timeZone) : String(value)
  }
  const where = line === undefined ? "" : ` (${line.label})`
  const source =
    fact === "taxes" || fact === "computed-price"
      ? say("selon le calcul", "by the rules")
      : say("selon le journal", "by the journal")
  return say(
    `${subject[fact]}${where}\u00a0: ${shown(journal)} ${source}, ${shown(stored)} dans les données.`,
    `${subject[fact]}${where}: ${shown(journal)} ${source}, ${shown(stored)} as stored.`,
  )
}
