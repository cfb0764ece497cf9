import type { SdkFailure } from "@parterre/sdk"
import { describe, expect, it } from "vitest"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { PayFailure } from "./PayFailure.tsx"

const failure = {
  _tag: "payment-misconfigured",
  action: "contact-support",
  message: "Communiquez avec la billetterie.",
} as unknown as SdkFailure
const ways = (contact: object) => linksOf(inShop(<PayFailure failure={failure} />, { config: { contact } }))
const email = "billets@belvedere.exemple"

describe("a payment that is not for the shopper to mend", () => {
  it.each(["418 555-0142", "1 418 555-0142", "+1 (418) 555-0142"])("leads to the phone %s", (phone) => {
    expect(ways({ phone, email })).toEqual({ [phone]: "tel:+14185550142" })
  })

  it("leads to a toll-free number as it is dialled", () => {
    expect(ways({ phone: "1 800 555-0100" })).toEqual({ "1 800 555-0100": "tel:+18005550100" })
  })

  it("leads to the email of a venue without a phone", () => {
    expect(ways({ email })).toEqual({ [email]: `mailto:${email}` })
    expect(ways({})).toEqual({})
  })
})
