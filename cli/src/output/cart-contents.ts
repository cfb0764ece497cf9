import type { CartElement, CartPrice, CartReport, ParkingItem, TaxSummary } from "@parterre/contract"
import { presaleOf } from "@parterre/domain/holds"
import { formatMoney } from "@parterre/domain/money"
import { taxLines } from "@parterre/domain/taxes"
import { textsOf } from "../texts.ts"
import { amountLine } from "./amount-line.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { clip, type Line, line, padEnd, padStart, span, widthOf, wrap } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { dateText } from "./written-time.ts"

/** What is in a cart, line after line: what each is, what it costs and saves, where it is, then the sums. */
export function contentLines(report: CartReport, drawing: Drawing): readonly Line[] {
  const { cart, shipping, shippingTax } = report
  if (cart.cartElements.length === 0) return []
  return [
    ...cart.cartElements.flatMap((element) => elementLines(element, report, drawing)),
    ...totalLines({ tax: cart.tax, shipping, shippingTax }, drawing),
  ]
}

function elementLines(element: CartElement, report: CartReport, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const width = reportWidth(drawing)
  const { report: words } = textsOf(language)
  const { location, eventStart } = element
  const kind = kindOf(element)
  const head = [
    ...(kind === undefined ? [] : [words.kinds[kind]]),
    element.title,
    ...(eventStart === undefined ? [] : [dateText(eventStart, language)]),
    ...(location === undefined ? [] : [`${location.name}, ${location.city}`]),
  ]
  const saved = element._type === "combo" ? element.prices.reduce((sum, price) => sum + savedOf(price), 0) : 0
  return [
    line(clip(head.join(" · "), width)),
    ...(element.events ?? []).map((event) =>
      line(clip(`  ${event.title} · ${dateText(event.eventStart, language)}`, width)),
    ),
    ...element.prices.flatMap((price) => priceLines(price, element, report, drawing)),
    ...(saved === 0 ? [] : [line(`  ${words.savedInAll(formatMoney(saved, language))}`)]),
  ]
}

type Kind = "combo" | "byoc" | "subscription" | "membership" | "giftcertificate" | "donation" | "flexpass"

/** What a thing is whose title alone does not say so; tickets of an event are what a cart is about. */
function kindOf({ _type, prices }: CartElement): Kind | undefined {
  const [first] = prices
  if (_type === "combo") return first?.byocId === undefined ? "combo" : "byoc"
  if (_type === "subscription") return "subscription"
  const kind = first?.productKind
  return kind === "parking" ? undefined : kind
}

const savedOf = ({ originalPrice, price, qty }: CartPrice): number =>
  originalPrice === undefined ? 0 : (originalPrice - price) * qty

function priceLines(
  price: CartPrice,
  element: CartElement,
  report: CartReport,
  drawing: Drawing,
): readonly Line[] {
  const { language } = drawing
  const width = reportWidth(drawing)
  const { report: words } = textsOf(language)
  const isParking = price.productKind === "parking"
  const name = isParking ? `${words.kinds.parking} · ${price.name}` : price.name
  const level = price.priceLevel === undefined ? name : `${name}, ${price.priceLevel}`
  const each =
    price.serviceCharges === 0
      ? formatMoney(price.price, language)
      : words.lineEach(formatMoney(price.price, language), formatMoney(price.serviceCharges, language))
  const seats = seatsText(price.cartDetailToken, language)
  // What has no seat and no place has nothing to list either.
  const places = price.productKind === undefined && seats !== "" ? [seats] : []
  const parking = isParking ? element.parking?.find(({ id }) => id === price.parkingId) : undefined
  return [
    amountLine(`  ${price.qty} × ${level} · ${each}`, formatMoney(price.total, language), width),
    ...[
      ...offersOf(price, report, drawing),
      ...productFacts(price, parking, drawing),
      ...places,
      ...answersOf(price, drawing),
    ].flatMap((text) => wrap(text, width - 6).map((part) => line(`      ${part}`))),
  ]
}

/** For which event and group of a combo a line is, what it costs by itself, and by which promotion or code of a presale it was sold. */
function offersOf(price: CartPrice, { comboGroups }: CartReport, { language }: Drawing): readonly string[] {
  const { report: words } = textsOf(language)
  const { promoId, promoName = promoId, originalPrice } = price
  const isOfCombo = price.comboId !== undefined || price.byocId !== undefined
  const event = [price.title, ...(price.date === undefined ? [] : [dateText(price.date, language)])]
  const group = comboGroups?.find(({ comboGroupId }) => comboGroupId === price.comboGroupId)
  const presale = presaleOf(price)
  return [
    ...(isOfCombo ? [event.join(" · ")] : []),
    ...(group === undefined ? [] : [words.group(group.name)]),
    ...(originalPrice === undefined
      ? []
      : [
          words.regular(
            formatMoney(originalPrice, language),
            formatMoney(originalPrice - price.price, language),
          ),
        ]),
    ...(promoName === undefined ? [] : [words.promotion(promoName)]),
    ...(presale === undefined ? [] : [words.presale(presale)]),
  ]
}

/** Whom a gift certificate is for, what a donation's receipt says, where one parks. */
function productFacts(
  { recipient, receiptText }: CartPrice,
  parking: ParkingItem | undefined,
  { language }: Drawing,
): readonly string[] {
  const { report: words } = textsOf(language)
  return [
    ...(recipient === undefined ? [] : [words.recipient(recipient.name, recipient.email)]),
    ...(recipient?.sendOn === undefined ? [] : [words.sendOn(recipient.sendOn)]),
    ...(receiptText === undefined ? [] : [words.receiptText(receiptText)]),
    ...(parking === undefined ? [] : [[parking.address, parking.date].join(" · ")]),
  ]
}

/** What the holders of tickets answered to the organiser's question, by ticket. */
const answersOf = ({ cartDetailToken }: CartPrice, { language }: Drawing): readonly string[] =>
  cartDetailToken.flatMap((token) =>
    token.questionResponse === undefined
      ? []
      : textsOf(language).report.answer(seatsText([token], language), token.questionResponse),
  )

interface Totals {
  readonly tax: TaxSummary
  readonly shipping: CartReport["shipping"]
  readonly shippingTax: TaxSummary | undefined
}

function totalLines({ tax, shipping = [], shippingTax }: Totals, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const width = reportWidth(drawing)
  const { report: words } = textsOf(language)
  const rows: readonly (readonly [string, number])[] = [
    [words.subtotal, tax.subtotal],
    [words.charges, tax.serviceCharge],
    ...taxLines(tax).map(({ name, cents }) => [name, cents] as const),
    [words.total, tax.totalAfterTaxes],
    ...(shippingTax === undefined
      ? []
      : ([
          ...[...Map.groupBy(shipping, ({ description }) => description)].flatMap(([name, sent]) => {
            const price = sent.reduce((sum, { price = 0 }) => sum + price, 0)
            return name === undefined || price === 0 ? [] : [[name, price] as const]
          }),
          ...taxLines(shippingTax).map(({ name, cents }) => [words.onDelivery(name), cents] as const),
          [words.totalWithDelivery, tax.totalAfterTaxes + shippingTax.totalAfterTaxes],
        ] as const)),
  ]
  const labels = Math.max(...rows.map(([label]) => widthOf(label)))
  return rows.map(([label, amount], at) => {
    const shown = padStart(formatMoney(amount, language), 14)
    const start = " ".repeat(Math.max(0, width - labels - 14))
    const last = at === rows.length - 1
    return line(
      start,
      span(padEnd(label, labels), last ? "strong" : "label"),
      span(shown, last ? "strong" : undefined),
    )
  })
}
