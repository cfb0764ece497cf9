/**
 * What kind of text or number a property is, where the contract's JSON schemas only say `string` or `integer`: the brand
 * of its schema in `@parterre/sdk/schemas`. Ids go by their names (`eventId`, `seatIds`); the others are listed, and an
 * integer that is on neither list fails the generator: amounts and counts must not be taken for one another.
 */

/** Which id an entity's own `id` is; entities whose `id` nothing else refers to are not listed. */
const ownIds: Readonly<Record<string, string>> = {
  Account: "AccountId",
  Byoc: "ByocId",
  CalendarEvent: "EventId",
  Cart: "CartId",
  CartEvent: "EventId",
  CartPrice: "PriceId",
  CartSummary: "CartId",
  Client: "ClientId",
  Combo: "ComboId",
  ComboDetail: "ComboGroupDetailId",
  ComboGroup: "ComboGroupId",
  EventDetail: "EventId",
  FlexPassFilm: "EventId",
  Invoice: "InvoiceId",
  KeptCard: "KeptCardId",
  Location: "LocationId",
  MapPriceLevel: "PriceLevelId",
  Page: "PageId",
  PageSummary: "PageId",
  ParkingItem: "ParkingId",
  Place: "VenueId",
  Price: "PriceId",
  PromotedPrice: "PriceId",
  Product: "ProductId",
  PriceLevel: "PriceLevelId",
  Producer: "ProducerId",
  Row: "RowId",
  Seat: "SeatId",
  SeatDetail: "SeatId",
  Section: "SectionId",
  Show: "ShowId",
  Subscription: "SubscriptionId",
  SubscriptionDetail: "SubscriptionId",
  SupportHold: "HoldId",
  User: "UserId",
  Venue: "VenueId",
}

const cents = new Set([
  "amount",
  "balance",
  "invalidFromCartAmount",
  "originalPrice",
  "original_price_max",
  "original_price_min",
  "price",
  "priceFrom",
  "price_max",
  "price_min",
  "serviceCharge",
  "serviceCharge_max",
  "serviceCharge_min",
  "serviceCharges",
  "subtotal",
  "tax1",
  "tax2",
  "tax3",
  "total",
  "totalAfterTaxes",
  "totalAmount",
  "totalBeforeTaxes",
  "EventRefund.card",
  "EventRefundReport.card",
  "EventRefundReturns.card",
  "EventRefundReturns.giftcertificate",
  "EventRefundReturns.instalment",
  "RefundItem.taxes",
  "RefundList.paid",
  "RefundList.refunded",
  "MapPriceLevel.max",
  "MapPriceLevel.min",
  "ByocTier.amountOff",
  "ProductAmounts.max",
  "ProductAmounts.min",
  "ProductAmounts.suggested",
  "CasePayment.certificates",
  "PromotedLine.off",
  "PromotionUse.off",
])

const counts = new Set([
  "DeferredSale.number",
  "DeferredSale.count",
  "PaymentRequest.instalment",
  "available",
  "capacity",
  "colorDepth",
  "credits",
  "divisor",
  "durationMinutes",
  "etaSeconds",
  "eventCount",
  "expiresIn",
  "freeAt",
  "group",
  "maxTickets",
  "minTickets",
  "numberOfSeats",
  "order",
  "perCart",
  "placesLeft",
  "position",
  "firstPosition",
  "pollSeconds",
  "qty",
  "quantity",
  "remainingTime",
  "renewals",
  "renewalsLeft",
  "required",
  "reservationTime",
  "retryAfter",
  "returnedTicketsQty",
  "screenHeight",
  "screenWidth",
  "status",
  "ticketsQty",
  "timezoneOffset",
  "totalQty",
  "validMonths",
  "version",
  "Byoc.most",
  "ByocTier.events",
  "ByocTier.percentOff",
  "ComboGroup.max",
  "ComboGroup.min",
  "CartLinkRequest.minutes",
  "CartReplay.changes",
  "CartReplay.comparedAmounts",
  "CartReplay.tickets",
  "CartReplay.unpriced",
  "CaseAmount.qty",
  "CaseCart.expiresAt",
  "CaseCart.renewalsUsed",
  "CaseEntry.at",
  "DoorList.codeNumber",
  "CaseEntry.number",
  "EventRefund.leftOut",
  "EventRefund.orders",
  "EventRefund.waiting",
  "EventRefundPreview.carts",
  "EventRefundPreview.extras",
  "EventRefundPreview.keptCount",
  "EventRefundPreview.leftOutCount",
  "EventRefundPreview.notCaptured",
  "EventRefundPreview.sales",
  "EventRefundPreview.tickets",
  "EventRefundReport.leftOut",
  "EventRefundReport.orders",
  "EventRefundReport.waiting",
  "EventRefundReturns.certificates",
  "EventRefundReturns.credits",
  "EventRefundSale.kept",
  "EventRefundSale.number",
  "EventRefundSum.sales",
  "ExplainedHold.extensions",
  "JournalCitation.number",
  "OpenedPresale.left",
  "Promotion.percent",
  "Promotion.perShopper",
  "PromotionExplanation.left",
  "PromotionExplanation.perShopper",
  "PromotionExplanation.used",
  "Problem.max",
  "Problem.min",
  "Problem.step",
  "RenewalShipping.id",
  "ScanLog.admitted",
  "VenueOfSite.seatCount",
  "VenuePlanVerdict.line",
  "VenuePlanVerdict.column",
  "TaxRate.denominator",
  "TaxRate.numerator",
])

/** Properties that name one id by another word. */
const aliases: Readonly<Record<string, string>> = {
  CartPriceId: "ReservationId",
  NextEventId: "EventId",
  NotEventId: "EventId",
  OtherCartPriceId: "ReservationId",
  PerformanceId: "EventId",
  SeatsId: "SeatId",
}

/** Properties that hold ids and do not say so by their names. */
const otherwiseNamed: Readonly<Record<string, string>> = {
  holds: "CartLineId",
  idCartLine: "CartLineId",
  nearest: "SeatId",
}

const capitalized = (name: string) => name[0]?.toUpperCase() + name.slice(1)

/** The brand of an id, by the property's name; nothing for a property that is no id. */
export function idBrand(entity: string | undefined, property: string): string | undefined {
  if (property === "id") return entity === undefined ? undefined : ownIds[entity]
  const otherwise = otherwiseNamed[property]
  if (otherwise !== undefined) return otherwise
  const name = /^([a-z]\w*Id)s?$/.exec(property)?.[1]
  if (name === undefined) return undefined
  const brand = capitalized(name)
  return aliases[brand] ?? brand
}

/** Whether an integer is an amount in cents. */
export function isCents(entity: string | undefined, property: string): boolean {
  const names = [property, `${entity}.${property}`]
  if (names.some((name) => cents.has(name))) return true
  if (names.some((name) => counts.has(name))) return false
  throw new Error(
    `${entity}.${property}: say in branded-types.ts whether it is an amount in cents or a count`,
  )
}
