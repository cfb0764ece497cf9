import {
  categoryOfRenewalShipping,
  RENEWAL_SHIPPINGS,
  type RenewalShippingOption,
} from "@parterre/domain/shipping"

/** Printed tickets, which go to an address. */
export const isPrinted = ({ code }: RenewalShippingOption): boolean =>
  categoryOfRenewalShipping(code) === "MAIL"

/** The way of delivery that an address names; e-tickets where it names none. */
export const wayNamed = (code: string | null): RenewalShippingOption =>
  RENEWAL_SHIPPINGS.find((option) => option.code === code) ?? RENEWAL_SHIPPINGS[1]
