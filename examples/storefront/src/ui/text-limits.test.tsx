import { textLimits } from "@parterre/contract"
import type { ReactNode } from "react"
import { expect, it } from "vitest"
import { AddressFields } from "../checkout/AddressFields.tsx"
import { emptyDraft } from "../checkout/draft.ts"
import { WhoStep } from "../checkout/WhoStep.tsx"
import { LoginForm } from "../client/LoginForm.tsx"
import { ProfileAddress } from "../client/ProfileAddress.tsx"
import { ProfileFields } from "../client/ProfileFields.tsx"
import { profileOf } from "../client/profile.ts"
import { SignUpForm } from "../client/SignUpForm.tsx"
import { inShop } from "../shell/shop.test-support.tsx"
import { StaffSignIn } from "../staff/StaffSignIn.tsx"
import { SearchField } from "./SearchField.tsx"

/** How many characters each field of a form takes, by its name or id. */
const lengths = (form: ReactNode) =>
  Object.fromEntries(
    [...inShop(form).matchAll(/<input[^>]*>/g)]
      .filter(([input]) => !/type="(checkbox|radio|hidden)"/.test(input))
      .map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? /id="([^"]*)"/.exec(input)?.[1],
        Number(/maxLength="(\d+)"/i.exec(input)?.[1]),
      ]),
  )

const nothing = () => undefined
const world = { firstname: "", lastname: "", email: "", addresses: [], phones: [] }
const profile = { ...profileOf(world, "fr"), country: "FR" }
const filled = { profile, errorOf: nothing, onChange: nothing, onLeave: nothing }
const {
  PersonName,
  Email,
  RequiredEmail,
  Password,
  PhoneNumber,
  AddressLine,
  Apartment,
  CityName,
  PostalCode,
} = textLimits

it.each<[string, ReactNode, Readonly<Record<string, number>>]>([
  [
    "who buys",
    <WhoStep key="who" draft={emptyDraft} onChange={nothing} onDone={nothing} />,
    { firstname: PersonName, lastname: PersonName, email: Email, phone: PhoneNumber },
  ],
  [
    "where tickets are mailed",
    <AddressFields key="mail" draft={emptyDraft} errorOf={nothing} onChange={nothing} onLeave={nothing} />,
    {
      "address-street": AddressLine,
      "address-apartment": Apartment,
      "address-city": CityName,
      "address-postalCode": PostalCode,
    },
  ],
  [
    "who the client is",
    <ProfileFields key="profile" {...filled} />,
    { firstname: PersonName, lastname: PersonName, email: Email, phone: PhoneNumber },
  ],
  [
    "where the client lives",
    <ProfileAddress key="address" {...filled} />,
    {
      addressLine1: AddressLine,
      appartment: Apartment,
      addressLine2: AddressLine,
      city: CityName,
      zipCode: PostalCode,
      "client-province": textLimits.ProvinceName,
    },
  ],
  [
    "sign-up",
    <SignUpForm key="sign-up" />,
    {
      firstname: PersonName,
      lastname: PersonName,
      email: Email,
      "new-password": Password,
      confirmation: Password,
    },
  ],
  ["login", <LoginForm key="login" />, { username: RequiredEmail, password: Password }],
  [
    "the staff's login",
    <StaffSignIn key="staff" onSignedIn={nothing} />,
    { username: RequiredEmail, password: Password },
  ],
])("%s can be sent as it was typed, however much was typed", (_, form, limits) => {
  expect(lengths(form)).toEqual(limits)
})

it("a search stops where the server stops reading", () => {
  const markup = inShop(<SearchField label="Chercher" placeholder="" value="" onChange={nothing} />)
  expect(markup).toContain(`maxLength="${textLimits.SearchText}"`)
})
