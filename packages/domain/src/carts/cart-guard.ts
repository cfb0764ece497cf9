/** What a page asks of a cart; absent is no. */
export type CartRules = { sameTicketCount?: boolean | undefined }

/** Whether a cart may be looked at and paid: where the page says so, every item has as many tickets [CART-018]. */
export const isCartAllowed = (page: CartRules, ticketCounts: readonly number[]): boolean =>
  page.sameTicketCount !== true || new Set(ticketCounts).size <= 1

/** An item of a cart, as the cart shows it. */
export interface CountedItem {
  /** The page that asks for as many tickets of this as of its other items; none where none does. */
  readonly sameTicketCountPage?: string | undefined
  readonly prices: readonly { readonly qty: number; readonly productKind?: string | undefined }[]
}

/** The tickets of an item; a place to park is none. */
export const ticketsOfItem = ({ prices }: CountedItem): number =>
  prices.reduce((sum, { qty, productKind }) => sum + (productKind === undefined ? qty : 0), 0)

/** The items of each page that asks for equal numbers of tickets, where they are not equal [CART-047]. */
export function unequalItems<Item extends CountedItem>(items: readonly Item[]): Item[] {
  const counted = items.filter((item) => item.sameTicketCountPage !== undefined && ticketsOfItem(item) > 0)
  const ofPages = Map.groupBy(counted, (item) => item.sameTicketCountPage)
  return [...ofPages.values()].flatMap((ofPage) =>
    isCartAllowed({ sameTicketCount: true }, ofPage.map(ticketsOfItem)) ? [] : ofPage,
  )
}
