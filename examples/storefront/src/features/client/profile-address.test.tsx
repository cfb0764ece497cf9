import { PROVINCE_NAMES } from "@parterre/domain/provinces"
import { describe, expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { ProfileAddress } from "./ProfileAddress.tsx"
import { profileOf } from "./profile.ts"

const marie = { firstname: "Marie", lastname: "Roy", email: "marie@exemple.ca", username: "marie@exemple.ca" }

/** The choices of each list of the form, as value and words. */
function lists(language: "fr" | "en", country: string) {
  const profile = { ...profileOf(marie, language), country }
  const markup = inShop(
    <ProfileAddress
      asksPassword={false}
      profile={profile}
      errorOf={() => undefined}
      onChange={() => undefined}
      onLeave={() => undefined}
    />,
    { language },
  )
  const options = (select: string) =>
    new Map(
      [...select.matchAll(/<option value="([^"]+)"[^>]*>(.*?)<\/option>/g)].map(
        ([, ...one]) => one as [string, string],
      ),
    )
  const all = [...markup.matchAll(/<select.*?<\/select>/g)].map(([select]) => options(select))
  return { countries: all[0], places: all.at(-1) }
}

describe("the places an address may be in", () => {
  it("are the states and the district of the United States, by their abbreviations [ENUM-009]", () => {
    const { places } = lists("en", "US")
    expect(places?.size).toBe(51)
    expect([places?.get("NY"), places?.get("DC"), places?.get("CA")]).toEqual([
      "New York",
      "District of Columbia",
      "California",
    ])
  })

  it("are the provinces and territories of Canada, in the shopper's language [ENUM-010]", () => {
    const [fr, en] = [lists("fr", "CA").places, lists("en", "CA").places]
    expect([fr?.size, en?.size]).toEqual([13, 13])
    expect([fr?.get("NS"), en?.get("NS")]).toEqual(["Nouvelle-Écosse", "Nova Scotia"])
    expect([fr?.get("QC"), en?.get("QC")]).toEqual(["Québec", "Quebec"])
    for (const [code, name] of Object.entries(PROVINCE_NAMES))
      expect([fr?.get(code), en?.get(code)]).toEqual([name.fr, name.en])
  })

  it("are in countries by their codes [ENUM-011]", () => {
    const { countries } = lists("fr", "CA")
    expect(["CA", "US", "FR"].map((code) => countries?.get(code))).toEqual(["Canada", "États-Unis", "France"])
    expect(lists("en", "CA").countries?.get("US")).toBe("United States")
    expect([...(countries ?? new Map()).keys()].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })
})
