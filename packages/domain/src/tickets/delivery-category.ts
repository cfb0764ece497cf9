/** How tickets reach their buyer, in the order of the tickets' summary [TICK-003]. */
export const DELIVERY_CATEGORIES = ["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"] as const

export type DeliveryCategory = (typeof DELIVERY_CATEGORIES)[number]

/** How tickets sent in a mode reach their buyer: a paid mode sends paper to an address. */
export const categoryOfDelivery = (code: string): DeliveryCategory =>
  DELIVERY_CATEGORIES.find((category) => category === code) ?? "MAIL"

/** Only tickets that are files can be printed at home [TICK-012]. */
export const isPrintableDelivery = (category: DeliveryCategory): boolean =>
  category === "E_TICKETS" || category === "SMARTPHONE"

/** The sections of an event's tickets, in order, without the empty ones [TICK-003]. */
export const deliverySections = <Line>(
  byMail: Readonly<Partial<Record<DeliveryCategory, readonly Line[]>>>,
): { category: DeliveryCategory; lines: readonly Line[] }[] =>
  DELIVERY_CATEGORIES.flatMap((category) => {
    const lines = byMail[category] ?? []
    return lines.length === 0 ? [] : [{ category, lines }]
  })
