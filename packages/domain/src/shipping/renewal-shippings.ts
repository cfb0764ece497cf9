import type { DeliveryCategory } from "../tickets/delivery-category.ts"

/** How the tickets of a renewed season go out: three ways, at no price [RENEW-001]. The codes are spelled as documented. */
export const RENEWAL_SHIPPINGS = [
  { id: 1, code: "SeasonBookelts", price: 0 },
  { id: 2, code: "ETickets", price: 0 },
  { id: 3, code: "Smartphone", price: 0 },
] as const

export type RenewalShippingOption = (typeof RENEWAL_SHIPPINGS)[number]

const categories = {
  SeasonBookelts: "MAIL",
  ETickets: "E_TICKETS",
  Smartphone: "SMARTPHONE",
} as const satisfies Record<RenewalShippingOption["code"], DeliveryCategory>

/** How tickets sent in one of them reach their buyer: printed ones go by mail. */
export const categoryOfRenewalShipping = (code: RenewalShippingOption["code"]): DeliveryCategory =>
  categories[code]

/** The option that an id and a code name together; nothing where they are two different ones. */
export const renewalShipping = ({
  id,
  code,
}: {
  readonly id: number
  readonly code: string
}): RenewalShippingOption | undefined =>
  RENEWAL_SHIPPINGS.find((option) => option.id === id && option.code === code)
