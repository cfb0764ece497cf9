import type { Address, Client } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { emptyDraft } from "../../shared/buyer/draft.ts"
import { WhoStep } from "../../shared/buyer/WhoStep.tsx"
import { inShop, type Setting } from "../../shared/site/shop.test-support.tsx"
import { GuestProfileScreen } from "./GuestProfileScreen.tsx"
import { ProfileForm } from "./ProfileForm.tsx"

const zoe: Client = { firstname: "Zoé", lastname: "Tremblay", email: "zoe@exemple.ca", language: "fr" }
const home: Address = {
  type: "BILLING",
  addressLine1: "12, rue Ontario",
  city: "Montréal",
  zipCode: "H2X 1Y4",
  country: "CA",
}

const profile = (client: Client = zoe, { config, ...setting }: Setting = {}) =>
  inShop(<ProfileForm client={client} />, { ...setting, config: { clientAccount: "OPTIONAL", ...config } })

/** What stands in the fields of a form, by their names. */
const inputs = (markup: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      /value="([^"]*)"/.exec(input)?.[1] ?? "",
    ]),
  )
/** The list under a label: what it offers and what is chosen. */
function list(markup: string, label: string) {
  const [, id = ""] = new RegExp(`<label[^>]*for="([^"]*)"[^>]*>${label}</label>`).exec(markup) ?? []
  const [, options] = new RegExp(`<select[^>]*id="${id}"[^>]*>(.*?)</select>`).exec(markup) ?? []
  if (id === "" || options === undefined) return undefined
  const all = [...options.matchAll(/<option value="([^"]*)"([^>]*)>(.*?)<\/option>/g)]
  return {
    chosen: all.find(([, , attributes]) => attributes?.includes("selected"))?.[1],
    texts: all.map(([, , , text]) => text),
  }
}

describe("the details of a client", () => {
  it("are a first name, a last name and an email to begin with [ACC-034]", () => {
    expect(inputs(profile())).toMatchObject({
      firstname: "Zoé",
      lastname: "Tremblay",
      email: "zoe@exemple.ca",
    })
  })

  it.each([
    ["fr", "Langue", ["Français", "Anglais"]],
    ["en", "Language", ["French", "English"]],
  ] as const)(
    "ask for a language, except on a site of guests only, in %s [ACC-035]",
    (language, label, offered) => {
      const shown = (clientAccount: string) =>
        list(profile(zoe, { language, config: { clientAccount } }), label)
      expect(shown("OPTIONAL")).toEqual({ chosen: "fr", texts: offered })
      expect(shown("YES")?.texts).toEqual(offered)
      expect(shown("NO")).toBeUndefined()
    },
  )

  it.each([
    ["514555123", "514555123"],
    ["5145551234", "(514) 555-1234"],
    ["15145551234", "1 (514) 555-1234"],
    ["015145551234", "01 (514) 555-1234"],
    ["0115145551234", "0115145551234"],
    ["poste 12", "poste 12"],
  ])("show the phone %s as %s [VAL-038]", (number, shown) => {
    expect(inputs(profile({ ...zoe, phones: [{ type: "MAISON", number }] })).phone).toBe(shown)
  })
})

describe("the details of who buys", () => {
  const atCheckout = (isPending: boolean, setting: Setting = {}) =>
    inShop(
      <WhoStep
        draft={emptyDraft}
        onChange={() => undefined}
        onDone={() => undefined}
        isPending={isPending}
      />,
      setting,
    )
  const buttons = (markup: string) => {
    const [form = ""] = /<form.*<\/form>/s.exec(markup) ?? []
    return [...form.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
  }

  it("have a button at the checkout, which waits while they are saved, and none in the profile: its page saves [ACC-036]", () => {
    const [still = "", ...others] = buttons(atCheckout(false))
    expect(others).toEqual([])
    expect(still).not.toContain("aria-disabled")
    expect(buttons(atCheckout(true))).toEqual([expect.stringContaining('aria-disabled="true"')])

    expect(buttons(profile())).toEqual([])
    expect(profile()).toMatch(/<button[^>]*form="client-profile"/)
  })

  it("say that no account is needed to those who are not signed in, and to nobody else", () => {
    const words = "Pas besoin de compte"
    expect(atCheckout(false)).toContain(words)
    expect(atCheckout(false, { account: { status: "logged-in", client: zoe } })).not.toContain(words)
  })
})

describe("the address of a client", () => {
  it.each([
    ["fr", "Pays", "Logement", ["Aucun", "Appartement", "Bureau", "Unité"]],
    ["en", "Country", "Unit", ["None", "Apartment", "Suite", "Unit"]],
  ] as const)(
    "begins in Canada and knows three types of unit, in %s [ACC-051]",
    (language, country, unit, types) => {
      const markup = profile(zoe, { language })
      expect(list(markup, country)?.chosen).toBe("CA")
      expect(list(markup, unit)).toEqual({ chosen: "", texts: types })
    },
  )

  it.each([
    ["CA", "QC", "Province"],
    ["US", "NY", "État"],
  ])("has its province from the list of its country: %s [ACC-050]", (country, province, label) => {
    const markup = profile({ ...zoe, addresses: [{ ...home, country, province }] })
    expect(list(markup, label)?.chosen).toBe(province)
    expect(markup).not.toContain("Région (facultatif)")
  })

  it("has its region as it is written anywhere else [ACC-050]", () => {
    const markup = profile({ ...zoe, addresses: [{ ...home, country: "FR", province: "Bretagne" }] })
    expect(markup).toContain("Région (facultatif)")
    expect(markup).toContain('value="Bretagne"')
    expect([list(markup, "Province"), list(markup, "État")]).toEqual([undefined, undefined])
  })
})

describe("the details of a guest", () => {
  it.each([
    ["OPTIONAL", ["new-password", "confirmation"]],
    ["YES", ["new-password", "confirmation"]],
    ["NO", []],
  ])(
    "have a password and its confirmation where there are accounts: %s [VAL-033]",
    (clientAccount, asked) => {
      const names = Object.keys(inputs(inShop(<GuestProfileScreen />, { config: { clientAccount } })))
      expect(names.slice(0, 3)).toEqual(["firstname", "lastname", "email"])
      expect(names.filter((name) => /password|confirmation/.test(name))).toEqual(asked)
    },
  )
})
