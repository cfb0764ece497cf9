import { textLimits } from "@parterre/contract"
import type { ReactNode } from "react"
import { expect, it } from "vitest"
import { LoginForm } from "../features/client/LoginForm.tsx"
import { ProfileAddress } from "../features/client/ProfileAddress.tsx"
import { ProfileFields } from "../features/client/ProfileFields.tsx"
import { profileOf } from "../features/client/profile.ts"
import { SignUpForm } from "../features/client/SignUpForm.tsx"
import { StaffSignIn } from "../features/staff/StaffSignIn.tsx"
import { AddressFields } from "../shared/buyer/AddressFields.tsx"
import { emptyDraft } from "../shared/buyer/draft.ts"
import { WhoStep } from "../shared/buyer/WhoStep.tsx"
import { SearchField } from "../shared/forms/SearchField.tsx"
import { inShop } from "../shared/site/shop.test-support.tsx"

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
    <AddressFields key="mail" address={emptyDraft} errorOf={nothing} onChange={nothing} onLeave={nothing} />,
    {
      "address-street": AddressLine,
      "address-apartment": Apartment,
      "address-city": CityName,
      "address-postalCode": PostalCode,
    },
  ],
  [
    "who the client is",
    <ProfileFields key="profile" asksPassword={false} {...filled} />,
    { firstname: PersonName, lastname: PersonName, email: Email, phone: PhoneNumber },
  ],
  [
    "where the client lives",
    <ProfileAddress key="address" asksPassword={false} {...filled} />,
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
