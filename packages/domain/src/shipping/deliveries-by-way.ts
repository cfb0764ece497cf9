/** What a cart's lines tell of their events. */
export interface DeliveredElement {
  readonly title: string
  readonly eventId?: string
  readonly eventStart?: string
  readonly events?: readonly {
    readonly eventId: string
    readonly title: string
    readonly eventStart: string
  }[]
}

export interface DeliveredEvent {
  readonly title: string
  /** Of the line that it was bought with: a season's, or its own. */
  readonly lineTitle: string
  /** Date and time with an offset. */
  readonly date?: string
}

/** The deliveries that go one way. */
export interface DeliveryWay<Delivery> {
  readonly name: string
  readonly deliveries: readonly Delivery[]
  /** Whether all of the order goes this way. */
  readonly isAll: boolean
  /** What goes this way, each once, without what the order's lines do not name. */
  readonly events: readonly DeliveredEvent[]
}

/** The deliveries of an order by the name of their way, with the events of each. */
export function deliveriesByWay<Delivery extends { readonly eventId: string }>(
  {
    shipping,
    cartElements,
  }: { readonly shipping: readonly Delivery[]; readonly cartElements: readonly DeliveredElement[] },
  nameOf: (delivery: Delivery) => string,
): DeliveryWay<Delivery>[] {
  const named = new Map(cartElements.flatMap(eventsOf).toReversed())
  return [...Map.groupBy(shipping, nameOf)].map(([name, deliveries]) => ({
    name,
    deliveries,
    isAll: deliveries.length === shipping.length,
    events: [...new Set(deliveries.map(({ eventId }) => eventId))].flatMap((id) => named.get(id) ?? []),
  }))
}

const eventsOf = ({ title, eventId, eventStart, events = [] }: DeliveredElement) => [
  ...(eventId === undefined
    ? []
    : [[eventId, { title, lineTitle: title, ...(eventStart && { date: eventStart }) }] as const]),
  ...events.map(
    (event) => [event.eventId, { title: event.title, lineTitle: title, date: event.eventStart }] as const,
  ),
]
