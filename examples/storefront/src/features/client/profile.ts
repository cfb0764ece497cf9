import type { Address, Client } from "@parterre/contract"
import {
  DEFAULT_COUNTRY,
  type ProvinceFields,
  provinceField,
  provinceOfAddress,
  UNIT_TYPES,
  type UnitType,
} from "@parterre/domain/addresses"
import { checkProfile, isBlank } from "@parterre/domain/clients"
import type { FieldErrors } from "../../shared/forms/field-errors.ts"
import type { Language } from "../../shared/texts/TextsProvider.tsx"

/** A profile as it is typed: one phone, one address, and a province for each kind of country. */
export interface Profile {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** Typed only beside another email. */
  readonly oldPassword: string
  readonly language: Language
  /** Both asked for by some sites only. */
  readonly company: string
  readonly title: string
  readonly phone: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly unitType: UnitType | ""
  readonly appartment: string
  readonly city: string
  readonly zipCode: string
  readonly country: string
  readonly provinces: ProvinceFields
}

export type ProfileField =
  | Exclude<keyof Profile, "language" | "provinces" | "unitType" | "company" | "title">
  | "province"

/** The profile of a client to type on; an address begins in Canada [ACC-051]. */
export function profileOf(client: Client, language: Language): Profile {
  const address = billingOf(client)
  const country = address?.country ?? DEFAULT_COUNTRY
  return {
    firstname: client.firstname,
    lastname: client.lastname,
    email: client.email,
    oldPassword: "",
    language: client.language ?? language,
    company: client.company ?? "",
    title: client.title ?? "",
    phone: client.phones?.[0]?.number ?? "",
    addressLine1: address?.addressLine1 ?? "",
    addressLine2: address?.addressLine2 ?? "",
    unitType: UNIT_TYPES.find((type) => type === address?.unitType) ?? "",
    appartment: address?.appartment ?? "",
    city: address?.city ?? "",
    zipCode: address?.zipCode ?? "",
    country,
    provinces: { [provinceField(country)]: address?.province ?? "" },
  }
}

const billingOf = ({ addresses = [] }: Client): Address | undefined =>
  addresses.find(({ type }) => type === "BILLING") ?? addresses[0]

/** What is typed of a phone and an address, or nothing while both are blank: a profile may be completed later. */
const hasAddress = ({ addressLine1, addressLine2, appartment, city, zipCode }: Profile) =>
  ![addressLine1, addressLine2, appartment, city, zipCode].every(isBlank)

function addressOf(profile: Profile): Address {
  const { addressLine1, addressLine2, unitType, appartment, city, zipCode, country, provinces } = profile
  const province = provinceOfAddress(country, provinces) ?? ""
  return {
    type: "BILLING",
    addressLine1: addressLine1.trim(),
    ...(isBlank(addressLine2) ? {} : { addressLine2: addressLine2.trim() }),
    ...(isBlank(appartment) ? {} : { appartment: appartment.trim() }),
    ...(unitType === "" ? {} : { unitType }),
    city: city.trim(),
    zipCode: zipCode.trim().toUpperCase(),
    country,
    ...(isBlank(province) ? {} : { province: province.trim() }),
  }
}

/** The client as it is saved: what the form does not show stays as it was. */
export function clientWith(client: Client, profile: Profile): Client {
  const { firstname, lastname, email, language, company, title, phone } = profile
  const [, ...otherPhones] = client.phones ?? []
  const shown = billingOf(client)
  const others = (client.addresses ?? []).filter((address) => address !== shown)
  const kind = shown?.type ?? "BILLING"
  return {
    ...client,
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: email.trim(),
    language,
    // Not what a site never asked for.
    ...(company === (client.company ?? "") ? {} : { company: company.trim() }),
    ...(title === (client.title ?? "") ? {} : { title: title.trim() }),
    phones: [...(isBlank(phone) ? [] : [{ type: "MAISON" as const, number: phone }]), ...otherPhones],
    addresses: [...(hasAddress(profile) ? [{ ...addressOf(profile), type: kind }] : []), ...others],
  }
}

/** The faults of a profile by the field that shows them; the phone is asked for, an address is whole or absent [VAL-031] [VAL-036]. */
export function profileErrors(profile: Profile, asksPassword = false): FieldErrors<ProfileField> {
  const { firstname, lastname, email, phone } = profile
  const faults = checkProfile({
    firstname,
    lastname,
    email: email.trim(),
    phones: [{ number: phone }],
    addresses: hasAddress(profile) ? [addressOf(profile)] : [],
  })
  const isMissing = asksPassword && profile.oldPassword === ""
  return Object.fromEntries([
    ...faults.map(({ field, error }) => [
      field === "phones/0/number" ? "phone" : field.replace("addresses/0/", ""),
      `formMsg.errors.${error}`,
    ]),
    ...(isMissing ? [["oldPassword", "formMsg.errors.required"]] : []),
  ])
}
