import { textLimits } from "@parterre/contract"
import { isTextUpTo, storedFields } from "@parterre/domain/json-fields"

/** What the shopper typed so far. A card is never part of it. */
export interface Draft {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  /** Where printed tickets go, when they are mailed. */
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly postalCode: string
  /** Newsletters that are ticked, by their ids. */
  readonly newsletters: readonly string[]
  /** Those that were asked for, and for which address: asked once. */
  readonly newslettersAsked: string
}

/** Where the tab keeps a draft of a site. */
export const draftKey = (subdomain: string): string => `parterre.${subdomain}.checkout`

export const emptyDraft: Draft = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  street: "",
  apartment: "",
  city: "",
  postalCode: "",
  newsletters: [],
  newslettersAsked: "",
}

/** Ids that one request takes. */
const mostIds = 100
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= mostIds && value.every(isTextUpTo(textLimits.Id))

/** Reads a kept draft; what is not one is as good as none. */
export const readDraft = (text: string | null): Draft => ({
  ...emptyDraft,
  ...storedFields<Draft>(text, {
    firstname: isTextUpTo(textLimits.PersonName),
    lastname: isTextUpTo(textLimits.PersonName),
    email: isTextUpTo(textLimits.Email),
    phone: isTextUpTo(textLimits.PhoneNumber),
    street: isTextUpTo(textLimits.AddressLine),
    apartment: isTextUpTo(textLimits.Apartment),
    city: isTextUpTo(textLimits.CityName),
    postalCode: isTextUpTo(textLimits.PostalCode),
    newsletters: isIds,
    newslettersAsked: isTextUpTo(mostIds * textLimits.Id),
  }),
})
