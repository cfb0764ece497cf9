import type { Client } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { SelectMethodScreen } from "../../features/client/SelectMethodScreen.tsx"
import { adult, cartOf } from "../cart/cart.test-support.ts"
import { inShop, linksOf, type Setting } from "../site/shop.test-support.tsx"
import { ClientView } from "./ClientView.tsx"

const zoe: Client = {
  firstname: "Zoé",
  lastname: "Tremblay",
  email: "zoe@exemple.ca",
  company: "Les Amis du théâtre",
  phones: [
    { type: "MAISON", number: "5145551234" },
    { type: "MAISON", number: "4185550000" },
  ],
  addresses: [
    {
      type: "BILLING",
      company: "Théâtre",
      appartment: "3",
      addressLine1: "12, rue Ontario",
      addressLine2: "Porte arrière",
      city: "Montréal",
      province: "QC",
      country: "CA",
      zipCode: "h2x 1y4",
    },
    { type: "COMPANY", addressLine1: "1, rue Ailleurs", city: "Laval", country: "CA", zipCode: "H7A 1A1" },
  ],
}

const view = (client: Partial<Client> = {}, setting: Setting = {}, isLoggedIn = true) =>
  inShop(<ClientView client={{ ...zoe, ...client }} isLoggedIn={isLoggedIn} />, setting)
const lines = (markup: string) =>
  [...markup.matchAll(/<(p|address)>(.*?)<\/\1>/g)].map(([, , text = ""]) => text.replaceAll(/<[^>]*>/g, ""))

describe("a client to read", () => {
  it("is a name, the first phone, the email and the company [ACC-037]", () => {
    expect(lines(view()).slice(0, 4)).toEqual([
      "Zoé Tremblay",
      "(514) 555-1234",
      "zoe@exemple.ca",
      "Les Amis du théâtre",
    ])
    const { phones: _, company: __, addresses: ___, ...short } = zoe
    expect(lines(inShop(<ClientView client={short} />))).toEqual(["Zoé Tremblay", "zoe@exemple.ca"])
  })

  it.each([
    ["fr", "Montréal (QC)  H2X 1Y4, Canada", "Montréal (ME) 04101, États-Unis"],
    ["en", "Montréal, QC  H2X 1Y4, Canada", "Montréal, ME 04101, United States"],
  ] as const)(
    "has the whole first address, the postal code in capitals, in %s [ACC-038]",
    (language, home, away) => {
      const markup = view({}, { language })
      expect(lines(markup).at(-1)).toBe(`Théâtre, 3, 12, rue Ontario, Porte arrière, ${home}`)
      const [first] = zoe.addresses ?? []
      const abroad =
        first === undefined ? [] : [{ ...first, country: "US", province: "ME", zipCode: "04101" }]
      expect(lines(view({ addresses: abroad }, { language })).at(-1)).toContain(`, ${away}`)
      expect(markup).not.toContain("Ailleurs")
    },
  )

  it.each([
    ["fr", "Complétez votre profil"],
    ["en", "Complete your profile"],
  ] as const)(
    "asks in red to complete the profile, where it is known to be incomplete, in %s [ACC-039]",
    (language, told) => {
      const asked = view({ isCompletedProfile: false }, { language })
      expect(asked).toContain(told)
      expect(asked).toContain("lucide-circle-alert")
      for (const isCompletedProfile of [true, undefined])
        expect(
          view(isCompletedProfile === undefined ? {} : { isCompletedProfile }, { language }),
        ).not.toContain(told)
    },
  )

  it.each([
    ["fr", "Vous pouvez continuer votre achat."],
    ["en", "You can continue with this purchase."],
  ] as const)(
    "says in %s, in no red, that this does not keep anybody from buying the cart [ACC-039]",
    (language, told) => {
      const asked = view({ isCompletedProfile: false }, { language, cart: cartOf(adult) })
      expect(asked).toContain(told)
      expect(asked).not.toContain("lucide-circle-alert")
      expect(view({ isCompletedProfile: true }, { language, cart: cartOf(adult) })).not.toContain(told)
    },
  )

  it.each([
    ["fr", "Modifier mes coordonnées"],
    ["en", "Edit my details"],
  ] as const)("is changed in the profile, a client's or a guest's, in %s [ACC-040]", (language, edit) => {
    expect(linksOf(view({}, { language }))).toEqual({ [edit]: `/${language}/client/auth/profile` })
    expect(linksOf(view({}, { language }, false))).toEqual({ [edit]: `/${language}/client/profile-guest` })
  })

  it.each([
    "/fr/checkout/checkout-confirmation?sale=V-1",
    "/fr/checkout/checkout-deferred",
    "/fr/checkout/checkout-colts",
    "/fr/checkout?reservationToken=t",
  ])("is not changed any more once there is a sale: %s [ACC-001]", (address) => {
    const settled = view({ isCompletedProfile: false }, { address })
    expect(linksOf(settled)).toEqual({})
    expect(lines(settled)[0]).toBe("Zoé Tremblay")
  })
})

it.each(["OPTIONAL", "YES"])(
  "who is logged in is shown before the payment, and not asked again, with accounts %s",
  (clientAccount) => {
    const account = { status: "logged-in", client: zoe } as const
    const markup = inShop(<SelectMethodScreen />, { account, config: { clientAccount } })
    expect(lines(markup)).toContain("zoe@exemple.ca")
    expect(markup).toContain("Vous achetez avec le compte zoe@exemple.ca.")
    expect(markup).not.toContain("Avec ou sans compte")
    expect(markup).not.toContain("Votre nom et votre courriel suffisent")
    expect(markup).toContain(">Continuer</button>")
    // Another way to buy comes after, and says what it does.
    const after = markup.slice(markup.indexOf(">Continuer</button>"))
    expect(after.includes('type="checkbox"')).toBe(clientAccount === "OPTIONAL")
    expect(after.includes("Vous quitterez votre compte")).toBe(clientAccount === "OPTIONAL")
    expect(markup).not.toContain('name="password"')
    expect(markup.includes('type="checkbox"')).toBe(clientAccount === "OPTIONAL")
  },
)
