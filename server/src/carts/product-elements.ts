import type { CartElement, CartElementType, CartPrice, ParkingItem } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import type { ProductRow, ProductTerms } from "../database/product-tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { assetUrl } from "../websites/website-config.ts"
import type { ShownProduct } from "./held-products.ts"
import type { EventFacts } from "./hold-facts.ts"
import type { Viewer } from "./viewer.ts"

/** What the specification calls each kind in a cart; it names a flex pass and a donation after the events they stand for. */
const elementTypes: Readonly<Record<ProductRow["kind"], CartElementType>> = {
  membership: "member",
  giftcertificate: "giftcertificate",
  donation: "event",
  flexpass: "event",
  parking: "event",
}

/** The element of holds of one product. */
export function productElement(holds: readonly ShownProduct[], viewer: Viewer): Omit<CartElement, "tax"> {
  const [first] = holds
  if (first === undefined) throw new Error("An element of a cart has at least one hold")
  const { product } = first
  return defined({
    _type: elementTypes[product.kind],
    productId: product.id,
    title: product.title[viewer.language],
    imageUrl: product.image === null ? undefined : assetUrl(viewer.website.id, product.image),
    prices: holds.map((held) => productPrice(held, viewer)),
  })
}

/** A line of a product: its name is the product's, its price the product's or what the shopper chose. */
export function productPrice(held: ShownProduct, { website, language }: Viewer): CartPrice {
  const { hold, product, event, recipient, places } = held
  const title = product.title[language]
  return defined({
    id: hold.price_id,
    reservationId: hold.id,
    name: title,
    priceType: product.kind,
    price: hold.price,
    serviceCharges: hold.service_charge,
    qty: hold.qty,
    total: (hold.price + hold.service_charge) * hold.qty,
    ...kindFields(held, language),
    productId: product.id,
    productKind: product.kind,
    maxTickets: product.maxTickets,
    eventId: event?.id,
    recipient,
    seatIds: [],
    confirmed: hold.confirmed === 1,
    cartDetailToken: places.map(({ lineId }) => ({ idCartLine: lineId })),
    rs: false,
    imageUrl: product.image === null ? undefined : assetUrl(website.id, product.image),
    pageUrl: hold.page_url ?? pageOf(held, language),
    title: event?.title[language] ?? title,
    abandonedCartActive: website.abandonedCarts,
  })
}

const pageOf = ({ product, event }: ShownProduct, language: string): string | undefined => {
  const pageId = product.pageId ?? event?.pageId
  return pageId === undefined ? undefined : `/${language}/pages/${pageId}`
}

/** The id under the name that the specification gives it, and what the receipt says of a donation. */
function kindFields({ product }: ShownProduct, language: Language): Partial<CartPrice> {
  switch (product.kind) {
    case "membership":
      return { memberId: product.id }
    case "giftcertificate":
      return { giftCertificatesId: product.id }
    case "parking": {
      const { date, type, address }: ProductTerms["parking"] = JSON.parse(product.terms)
      return {
        parkingId: product.id,
        parkingDate: date,
        parkingType: type,
        parkingAddress: address[language],
      }
    }
    case "donation": {
      const { receipt }: ProductTerms["donation"] = JSON.parse(product.terms)
      return { donation: true, ...(receipt === undefined ? {} : { receiptText: receipt[language] }) }
    }
    case "flexpass":
      return {}
  }
}

/** A place to park that a cart holds, as it is offered. */
export function parkingOf(
  { hold, product }: ShownProduct,
  event: Pick<EventFacts, "id">,
  { website, language }: Viewer,
): ParkingItem {
  const terms: ProductTerms["parking"] = JSON.parse(product.terms)
  return defined({
    id: product.id,
    eventId: event.id,
    hold: true,
    name: product.title[language],
    address: terms.address[language],
    date: terms.date,
    // As it is offered: the service charge is inside it.
    amount: allInPrice(hold.price, hold.service_charge),
    type: terms.type,
    logo_url: terms.logo === undefined ? undefined : assetUrl(website.id, terms.logo),
    maxTickets: product.maxTickets,
  })
}
