/** A ticket of a cart, as the cart shows it. */
interface AskedTicket {
  readonly idCartLine: string
  readonly questionResponse?: string | undefined
}

export interface AskedItem<Ticket extends AskedTicket = AskedTicket> {
  readonly prices: readonly {
    readonly productKind?: string | undefined
    readonly cartDetailToken: readonly Ticket[]
  }[]
}

/** The tickets whose holders a site asks its question: all but what has no holder, such as a place to park [CART-045]. */
export const askedTickets = <Ticket extends AskedTicket>(items: readonly AskedItem<Ticket>[]): Ticket[] =>
  items.flatMap(({ prices }) =>
    prices.flatMap(({ productKind, cartDetailToken }) => (productKind === undefined ? cartDetailToken : [])),
  )

const isAnswered = ({ questionResponse = "" }: AskedTicket): boolean => questionResponse.trim() !== ""

/** The tickets that keep a cart from being sold, where each must have an answer. */
export const unansweredTickets = <Ticket extends AskedTicket>(
  items: readonly AskedItem<Ticket>[],
): Ticket[] => askedTickets(items).filter((ticket) => !isAnswered(ticket))
