import { textLimits } from "@parterre/contract"
import { isTextUpTo, storedFields } from "@parterre/domain/json-fields"

/** A Canadian address as it is typed. */
export interface TypedAddress {
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly postalCode: string
}

/** What the shopper typed so far. A card is never part of it. Its own address is where printed tickets are mailed. */
export interface Draft extends TypedAddress {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  /** Whether the company a guest buys for, if any, has that address too. */
  readonly sameAddress: boolean
  readonly company: string
  readonly companyAddress: TypedAddress
  /** Newsletters that are ticked, by their ids. */
  readonly newsletters: readonly string[]
  /** Those that were asked for, and for which address: asked once. */
  readonly newslettersAsked: string
}

const emptyAddress: TypedAddress = { street: "", apartment: "", city: "", postalCode: "" }

export const emptyDraft: Draft = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  ...emptyAddress,
  sameAddress: true,
  company: "",
  companyAddress: emptyAddress,
  newsletters: [],
  newslettersAsked: "",
}

/** Ids that one request takes. */
const mostIds = 100
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= mostIds && value.every(isTextUpTo(textLimits.Id))
const addressTexts = {
  street: isTextUpTo(textLimits.AddressLine),
  apartment: isTextUpTo(textLimits.Apartment),
  city: isTextUpTo(textLimits.CityName),
  postalCode: isTextUpTo(textLimits.PostalCode),
}
const isAddress = (value: unknown): value is TypedAddress =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 4 &&
  Object.entries(addressTexts).every(([field, fits]) => fits((value as Record<string, unknown>)[field]))

/** Reads a kept draft; what is not one is as good as none. */
export const readDraft = (text: string | null): Draft => ({
  ...emptyDraft,
  ...storedFields<Draft>(text, {
    firstname: isTextUpTo(textLimits.PersonName),
    lastname: isTextUpTo(textLimits.PersonName),
    email: isTextUpTo(textLimits.Email),
    phone: isTextUpTo(textLimits.PhoneNumber),
    ...addressTexts,
    sameAddress: (value) => typeof value === "boolean",
    company: isTextUpTo(textLimits.CompanyName),
    companyAddress: isAddress,
    newsletters: isIds,
    newslettersAsked: isTextUpTo(mostIds * textLimits.Id),
  }),
})
