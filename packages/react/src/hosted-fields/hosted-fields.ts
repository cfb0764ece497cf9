import type { ProcessorConfig } from "@parterre/contract"
import { CARD_BRANDS, type CardBrand } from "@parterre/domain/cards"
import type { FormErrorKey } from "@parterre/domain/form-errors"
import type { CardError } from "@parterre/domain/payments"
import type { Language, PaymentCard } from "@parterre/sdk"

/** The fields of a card that its processor serves in frames of its own: what is typed there never comes to our page. */
export const hostedFields = ["number", "expiry", "cvd"] as const
export type HostedField = (typeof hostedFields)[number]

/** Where a frame goes: one for each field, or one for all of them. */
export type HostedPlace = HostedField | "all"

/** What a processor tells of a field: never what is in it. */
export interface HostedFieldState {
  readonly isEmpty: boolean
  readonly isGood: boolean
}

export interface HostedFieldsOptions {
  readonly processor: ProcessorConfig
  readonly language: Language
  readonly labels: Readonly<Record<HostedField, string>>
  readonly placeholders: Readonly<Partial<Record<HostedField, string>>>
  /** The element of a place, with an id. */
  readonly host: (place: HostedPlace) => HTMLElement
  /** A token that opens the fields, where they need one. */
  readonly access: () => Promise<string>
  readonly onChange: (field: HostedField, state: HostedFieldState) => void
  readonly onFocus: (place: HostedPlace, isFocused: boolean) => void
  readonly onBrand: (brand: CardBrand | undefined) => void
}

/** What became of a card: a token that pays for it once, the fields that are wrong, or why there are none. */
export type HostedCard =
  | { readonly card: PaymentCard }
  | { readonly faults: HostedFaults }
  | { readonly failed: CardError }

export type HostedFaults = { readonly [field in HostedField]?: FormErrorKey }

/** The card fields of a processor, in the page. */
export interface HostedFields {
  /** Asks the processor for a token of what is typed. */
  tokenise(nameOnCard: string): Promise<HostedCard>
  focus(place: HostedPlace): void
  unmount(): void
}

/** The website's key, profile or account is not one: no card helps, but a call does. */
export class FieldsRefused extends Error {
  constructor(options?: ErrorOptions) {
    super("the processor refuses the website's public key", options)
    this.name = "FieldsRefused"
  }
}

/** The fields were opened too long ago: they open again empty. */
export class FieldsExpired extends Error {
  constructor() {
    super("the access to the card fields has run out")
    this.name = "FieldsExpired"
  }
}

/** The code for a key that is no longer taken; one that never was is told in the same words. */
export const KEY_REFUSED: CardError = "api_key_expired"

/** What is wrong with a field that its processor does not take. */
export const invalidField: Readonly<Record<HostedField, FormErrorKey>> = {
  number: "formMsg.errors.cardNumber",
  expiry: "formMsg.errors.cardExpiry",
  cvd: "formMsg.errors.cvd",
}

/** The fields that a processor does not take. */
export const refusedFields = (fields: readonly HostedField[]): HostedCard => ({
  faults: Object.fromEntries(fields.map((field) => [field, invalidField[field]])),
})

/** The brand that a processor names in our own words; undefined for any other. */
export const brandNamed = (name: string): CardBrand | undefined => CARD_BRANDS.find((brand) => brand === name)

/** The token of a processor, as a payment names it; `expiry` is MMYY, where it comes beside the token. */
export const paidBy = (token: string, nameOnCard: string, expiry?: string): HostedCard => ({
  card: {
    tokensPayment: { type: "stripe", token },
    nameOnCard,
    ...(expiry === undefined ? {} : { expiry }),
  },
})

/** How text looks in a frame, which inherits nothing: as it does around the frame, on the ground that is there. */
export function lookOf(host: HTMLElement): Readonly<Record<string, string>> {
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(host)
  return {
    color,
    "background-color": groundOf(host),
    "font-family": fontFamily,
    "font-size": fontSize,
    "font-weight": fontWeight,
  }
}

/** The colour behind an element: its own, or that of the nearest one around it which has any. */
function groundOf(element: HTMLElement | null): string {
  if (element === null) return "transparent"
  const { backgroundColor } = getComputedStyle(element)
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  return isClear ? groundOf(element.parentElement) : backgroundColor
}
