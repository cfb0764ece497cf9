import type { Finding, SaleState } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { chooseParty, type RowPicture, type SeatRefusal } from "@parterre/domain/seats"
import type { Viewer } from "../carts/viewer.ts"
import { presaleNow } from "../catalogue/presale-now.ts"
import { onSaleOf, saleStateNow } from "../catalogue/sale-state.ts"
import type { EventRow, EventSeatOffRow } from "../database/tables.ts"
import { eventRule } from "../published/event-rule.ts"
import { type Telling, tellingOf } from "./telling.ts"

export interface SeatAtHand {
  readonly event: EventRow
  readonly seatId: string
  readonly priceLevel: string
  readonly isPriced: boolean
  /** The organiser sells no more at any of its prices. */
  readonly isSoldOut: boolean
  readonly off: EventSeatOffRow["reason"] | undefined
  /** Whoever has it now, and until when. */
  readonly taken: { readonly state: "held" | "paying" | "sold"; readonly until: number } | undefined
  /** The fewest tickets that one can buy at its price level. */
  readonly minTickets: number
  /** The rows of its section as others find them, from front to back. */
  readonly section: readonly RowPicture[]
  /** Row and seat, by the id of the seat. */
  readonly nameOf: (seatId: string) => string
}

/** Whether a shopper could choose a seat now, and everything that decides it: the sale, the organiser, then the rules. */
export function seatVerdict(
  at: SeatAtHand,
  qty: number,
  viewer: Viewer,
): { readonly canBeChosen: boolean; readonly findings: Finding[] } {
  const tell = tellingOf(viewer)
  const against = [
    ...takenFindings(at.taken, viewer, tell),
    ...saleFindings(at.event, viewer, tell),
    ...organiserFindings(at, tell),
  ]
  const stops = against.filter(({ fact }) => fact !== "presale")
  // Somebody's seat needs no rule to be out of reach: its history tells whose it is.
  if (at.taken !== undefined || at.off !== undefined || !at.isPriced || at.isSoldOut)
    return { canBeChosen: false, findings: against }
  const judged = ruleFinding(at, qty, viewer, tell)
  return {
    canBeChosen: stops.length === 0 && judged.canBeChosen,
    findings: [...against, judged.finding],
  }
}

/** A cart that is being paid for keeps its seats whatever the time. */
function takenFindings(
  taken: SeatAtHand["taken"],
  { website, language }: Viewer,
  { say }: Telling,
): Finding[] {
  if (taken === undefined) return []
  const until = writtenDayAndHour(taken.until, website.timeZone, language, "short")
  const said = {
    sold: say("Elle est vendue.", "It’s sold."),
    paying: say("On est en train de la payer.", "It’s being paid for."),
    held: say(`Elle est réservée jusqu’au ${until}.`, `Held until ${until}.`.replace(/\.\.$/, ".")),
  }
  return [{ fact: taken.state, explanation: said[taken.state] }]
}

function saleFindings(event: EventRow, { website, language, now }: Viewer, { say }: Telling): Finding[] {
  const written = (at: number) => writtenDayAndHour(at, website.timeZone, language, "short")
  const presale = presaleNow(event, now)
  if (presale?.isOpen === true)
    return [
      {
        fact: "presale",
        explanation: say(
          `Prévente jusqu’au ${written(presale.until)}\u00a0: il faut un code ou une adhésion.`,
          `Presale until ${written(presale.until)}: it takes a code or a membership.`,
        ),
        rule: "presaleState",
      },
    ]
  const state = saleStateNow(onSaleOf(event), now, 1)
  if (state === "ONSALE") return []
  const opens = event.on_sale_from
  const because: Readonly<Record<Exclude<SaleState, "ONSALE">, string>> = {
    NOTAVAILABLE:
      event.sale_state === "ONSALE" && opens !== null
        ? say(`La vente ouvre le ${written(opens)}.`, `The sale opens ${written(opens)}.`)
        : say("L’événement n’est pas en vente.", "The event isn’t on sale."),
    SOLDOUT: say("L’organisation dit l’événement complet.", "The organizer marked the event as sold out."),
    WASONSALE:
      event.starts_at <= now
        ? say(
            `La vente a pris fin au début de l’événement, le ${written(event.starts_at)}.`,
            `Sales closed when the event began, ${written(event.starts_at)}.`,
          )
        : say("L’organisation a mis fin à la vente.", "The organizer closed sales."),
    CANCELLED: say("L’événement est annulé.", "The event is cancelled."),
    INVISIBLE: say("L’événement est caché du site.", "The event is hidden from the site."),
  }
  return [{ fact: "sale-window", explanation: because[state], rule: "saleStateNow" }]
}

function organiserFindings(
  { off, isPriced, isSoldOut, priceLevel }: SeatAtHand,
  { say }: Telling,
): Finding[] {
  const kept =
    off === "sold"
      ? say(
          "L’organisation l’a vendue ailleurs\u202f; elle n’est pas en vente ici.",
          "The organizer sold it elsewhere; it isn’t sold here.",
        )
      : say("L’organisation la garde hors de la vente.", "The organizer keeps it off sale.")
  return [
    ...(off === undefined ? [] : [{ fact: "blocked" as const, explanation: kept }]),
    ...(isPriced && isSoldOut
      ? [
          {
            fact: "no-price" as const,
            explanation: say(
              `L’organisation dit ${priceLevel} épuisé.`,
              `The organizer marked ${priceLevel} as sold out.`,
            ),
          },
        ]
      : []),
    ...(isPriced
      ? []
      : [
          {
            fact: "no-price" as const,
            explanation: say(
              `Aucun tarif n’est offert à cet événement pour ${priceLevel}.`,
              `The event has no price for ${priceLevel}.`,
            ),
          },
        ]),
  ]
}

function ruleFinding(
  { event, seatId, section, minTickets, nameOf }: SeatAtHand,
  qty: number,
  { website }: Viewer,
  { say }: Telling,
): { readonly canBeChosen: boolean; readonly finding: Finding } {
  const row = section.find(({ seats }) => seats.some(({ id }) => id === seatId)) ?? { ring: false, seats: [] }
  const at = row.seats.findIndex(({ id }) => id === seatId)
  const { avoidSingle, lastResort } = eventRule(website, [event])
  const chosen = chooseParty(row, at, { size: qty, minTickets, avoidSingle, lastResort, scope: section })
  const named = (of: RowPicture, seats: readonly number[]) =>
    seats.flatMap((position) => nameOf(of.seats[position]?.id ?? "")).join(", ")
  const party = Math.max(qty, minTickets)
  if (chosen.ok) {
    const last = chosen.lastResort
      ? say(
          " Une place reste seule, mais sa section n’a rien de mieux.",
          " A seat is left on its own, but its section has nothing better.",
        )
      : ""
    return {
      canBeChosen: true,
      finding: {
        fact: "free",
        explanation:
          say(
            `On peut la choisir\u00a0: ${party === 1 ? "un billet prend" : `${party} billets prennent`} ${named(row, chosen.seats)}.`,
            `It can be chosen: ${party === 1 ? "one ticket takes" : `${party} tickets take`} ${named(row, chosen.seats)}.`,
          ) + last,
        rule: "chooseParty",
      },
    }
  }
  const because: Readonly<Record<SeatRefusal, string>> = {
    "seat-taken": say("Elle est prise.", "It’s taken."),
    "in-cart": say("Elle est déjà dans le panier.", "It’s already in the cart."),
    "seat-not-for-sale": say("Elle n’est pas en vente.", "It isn’t for sale."),
    "not-enough-together":
      party === 1
        ? say("Elle ne peut pas être prise seule.", "It can’t be taken on its own.")
        : say(
            `Il n’y a pas ${party} places libres côte à côte ici.`,
            `There aren’t ${party} available seats side by side here.`,
          ),
    "not-contiguous": say("Ces places ne se touchent pas.", "These seats aren’t together."),
    "strands-seat": say(
      `${party === 1 ? "Un billet ici laisserait" : `${party} billets ici laisseraient`} une place isolée.`,
      `${party === 1 ? "One ticket here leaves" : `${party} tickets here leave`} a single seat on its own.`,
    ),
    "mixed-price-levels": say(
      "Les places voisines sont d’une autre catégorie de prix.",
      "The seats beside it are at another price level.",
    ),
  }
  const nearest = chosen.nearest
  const instead =
    nearest === undefined
      ? say(" Aucun autre choix ne convient dans la section.", " Nothing else in the section would do.")
      : say(
          ` Au plus près\u00a0: ${named(nearest.row, nearest.seats)}.`,
          ` Nearest: ${named(nearest.row, nearest.seats)}.`,
        )
  return {
    canBeChosen: false,
    finding: { fact: "rule", explanation: because[chosen.reason] + instead, rule: "chooseParty" },
  }
}
