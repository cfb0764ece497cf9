import type { Buyer, RenewalDetails, SaleLine, SaleStart } from "@parterre/contract"
import { RENEWAL_SHIPPINGS } from "@parterre/domain/shipping"
import { elementsOf } from "../carts/cart-view.ts"
import { isOfTickets, type ShownTickets, type TaxedHold } from "../carts/hold-details.ts"
import type { LostPlace, RenewalRow } from "../database/renewal-tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { plannedPayments, termsOf } from "../sales/instalment-plan.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"

interface RenewalToShow {
  readonly renewal: RenewalRow
  readonly sale: SaleStart
  readonly holds: readonly TaxedHold[]
  /** Who would keep the card for instalments; nobody where none are offered by now. */
  readonly keeper: string | undefined
}

/** What the link of a renewal offers: a line for each price, whatever the number of its events. */
export function renewalAnswer(
  { renewal, sale, holds, keeper }: RenewalToShow,
  {
    website,
    language,
    now,
  }: { readonly website: Website; readonly language: Language; readonly now: number },
): RenewalDetails {
  const tickets = holds.filter(isOfTickets)
  const [first] = tickets
  const client: Buyer = JSON.parse(renewal.client)
  const lost: LostPlace[] = JSON.parse(renewal.lost)
  const today = dayInZone(now, website.timeZone)
  const terms = keeper === undefined ? undefined : termsOf(renewal.instalments)
  const instalments = terms && plannedPayments(terms, sale.amount, today)
  return defined({
    client,
    lines: [...Map.groupBy(tickets, ({ hold }) => hold.subscription_hold_id ?? hold.id).values()].map(
      (parts) => lineOf(parts, language),
    ),
    // One payment, today, unless the holder chooses the instalments.
    amounts: [{ dueOn: today, amount: sale.amount }],
    instalments,
    giftCertificates: sale.giftCertificates,
    keeper: instalments && keeper,
    saleToken: sale.saleToken,
    hash: sale.hash,
    title: first?.subscription?.title[language] ?? "",
    number: renewal.number,
    deadline: isoInZone(Number(renewal.deadline), website.timeZone),
    shippings: RENEWAL_SHIPPINGS.map((option) => ({ ...option })),
    cartElements: elementsOf(holds, { website, language, now }),
    tax: sale.tax,
    lost: lost.map(({ place }) => place[language]),
    serverTime: isoInZone(now, website.timeZone),
  })
}

function lineOf(parts: readonly TaxedHold<ShownTickets>[], language: Language): SaleLine {
  const [first] = parts.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  if (first === undefined) throw new Error("A line of a subscription has at least one hold")
  const sum = (of: (part: TaxedHold<ShownTickets>) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
  const seats = first.places.flatMap(({ seatId, level, section, row, seat }) =>
    seatId === null
      ? []
      : [{ level: level[language], section: section[language], row: row ?? "", seat: seat ?? "" }],
  )
  return defined({
    title: first.subscription?.title[language] ?? first.event.title[language],
    priceLevel: first.priceLevel[language],
    priceType: first.priceType[language],
    qty: first.hold.qty,
    price: sum(({ hold }) => hold.price),
    serviceCharges: sum(({ hold }) => hold.service_charge),
    total: sum(
      ({ taxes: { amount, serviceCharge, tax1, tax2, tax3 } }) => amount + serviceCharge + tax1 + tax2 + tax3,
    ),
    seats: seats.length === 0 ? undefined : seats,
  })
}
