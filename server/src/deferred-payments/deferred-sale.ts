import type { DeferredSale, SaleLine, SeatJson } from "@parterre/contract"
import { isOfTickets, type TaxedHold } from "../carts/hold-details.ts"
import type { TicketPlace } from "../carts/hold-facts.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { TaxedDelivery } from "../pricing/delivery-taxes.ts"
import type { PaidSale } from "../sales/paid-sale.ts"
import { saleTexts } from "../sales/printed-sale.ts"
import { isoInZone } from "../zoned-time.ts"
import type { DeferredSale as DueSale } from "./due-sale.ts"

/** What the page of a payment that is due shows: the lines of the sale as it was sold, and what is due of it. */
export function deferredSaleAnswer(
  sale: PaidSale,
  { amount, instalment }: Pick<DueSale, "amount" | "instalment">,
  language: Language,
): DeferredSale {
  const { instalments = [] } = sale.payment
  const asked = instalments.find(({ ordinal }) => ordinal === (instalment?.ordinal ?? 0))
  // Who has the link pays for somebody, and is not signed in as them.
  const { id: _id, username: _username, ...client } = sale.client
  return defined({
    saleId: sale.number,
    amount,
    instalment: asked && { number: asked.ordinal + 1, count: instalments.length, dueOn: asked.dueOn },
    client,
    lines: [
      ...sale.holds.map((held) => lineOf(held, sale.timeZone, language)),
      ...(sale.deliveries ?? []).map((delivery) => deliveryLine(delivery, language)),
    ],
  })
}

function lineOf(held: TaxedHold, timeZone: string, language: Language): SaleLine {
  const { hold, event, taxes } = held
  const ofTickets = isOfTickets(held) ? held : undefined
  const seats = ofTickets?.places.flatMap((place) => seatOf(place, language)) ?? []
  return defined({
    title: ofTickets?.event.title[language] ?? held.product?.title[language] ?? "",
    eventStart: event === undefined ? undefined : isoInZone(event.startsAt, timeZone),
    priceLevel: ofTickets?.priceLevel[language],
    priceType: ofTickets?.priceType[language],
    qty: hold.qty,
    price: hold.price,
    serviceCharges: hold.service_charge,
    total: chargedFor(taxes),
    seats: seats.length === 0 ? undefined : seats,
  })
}

const deliveryLine = ({ name, taxes }: TaxedDelivery, language: Language): SaleLine => ({
  title: name === undefined ? saleTexts.shipping[language] : name[language],
  qty: 1,
  price: taxes.amount,
  serviceCharges: 0,
  total: chargedFor(taxes),
})

const chargedFor = ({ amount, serviceCharge, tax1, tax2, tax3 }: TaxedHold["taxes"]): number =>
  amount + serviceCharge + tax1 + tax2 + tax3

const seatOf = ({ seatId, level, section, row, seat }: TicketPlace, language: Language): SeatJson[] =>
  seatId === null
    ? []
    : [{ level: level[language], section: section[language], row: row ?? "", seat: seat ?? "" }]
