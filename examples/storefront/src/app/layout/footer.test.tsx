import { expect, it } from "vitest"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { Footer } from "./Footer.tsx"

const lines = [
  { region: "WEST", phone: "604 555-0142" },
  { region: "QUEBEC", phone: "418 555-0142" },
  { region: "ATLANTIC", phone: "902 555-0142" },
  { region: "ONTARIO", phone: "416 555-0142" },
] as const
const social = [{ network: "Facebook", url: "https://social.example/belvedere" }]
const footer = (language: "fr" | "en", contact: object, config = {}) =>
  inShop(<Footer />, { language, config: { contact, ...config } })
const regionsIn = (markup: string) =>
  [...markup.matchAll(/<dt>(.*?)<\/dt><dd><a href="tel:(.*?)">/g)].map(([, ...line]) => line)

it.each([
  ["fr", ["Québec", "Provinces de l’Atlantique", "Ontario", "Ouest canadien"]],
  ["en", ["Quebec", "Atlantic Canada", "Ontario", "Western Canada"]],
] as const)("says where each region calls, in %s [SHELL-011]", (language, regions) => {
  const phones = ["+14185550142", "+19025550142", "+14165550142", "+16045550142"]
  expect(regionsIn(footer(language, { lines }))).toEqual(
    regions.map((region, index) => [region, phones[index]]),
  )
  expect(footer(language, {})).not.toContain("<dl>")
})

it("puts the region of a client before the others", () => {
  const home = {
    addressLine1: "2, rue Main",
    city: "Moncton",
    zipCode: "E1C 1E4",
    country: "CA",
    province: "NB",
    type: "BILLING",
  } as const
  const client = { firstname: "Ada", lastname: "B", email: "ada@example.ca", addresses: [home] }
  const markup = inShop(<Footer />, {
    config: { contact: { lines: [...lines] } },
    account: { status: "logged-in", client },
  })
  expect(regionsIn(markup).map(([region]) => region)[0]).toBe("Provinces de l’Atlantique")
})

it("leads to where the organiser is to be followed, by name [SHELL-013]", () => {
  expect(linksOf(footer("fr", { social }))).toMatchObject({ Facebook: "https://social.example/belvedere" })
  expect(footer("fr", { social })).toContain('aria-label="Suivez-nous"')
  expect(footer("fr", {})).not.toContain("Suivez-nous")
})

const everything = {
  sitePages: ["faq", "contact", "careers", "medias", "streaming", "vq", "pos"],
  solutionUrl: "https://solution.example/",
}

it("leads to what the site has beside its programme, the solution in a tab of its own [SHELL-012] [SHELL-051]", () => {
  const markup = footer("en", {}, everything)
  expect(linksOf(markup)).toEqual({
    FAQ: "/en/static/faq",
    "Contact us": "/en/static/contact",
    "Sales outlets": "/en/pos",
    Venues: "/en/locations",
    "Ticketing solutions (opens in a new tab)": "https://solution.example/",
    Careers: "/en/static/careers",
    Media: "/en/static/medias",
    Streaming: "/en/streaming",
    "Quebec City": "/en/vq",
  })
  expect(markup).toContain('<a href="https://solution.example/" target="_blank" rel="noopener">')
})

it("has no line, link or network that the site did not give [SHELL-063]", () => {
  expect(linksOf(footer("fr", {}))).toEqual({ Lieux: "/fr/locations" })
  expect(linksOf(footer("fr", { social }, { sitePages: ["faq"] }))).toEqual({
    Facebook: "https://social.example/belvedere",
    "Foire aux questions": "/fr/static/faq",
    Lieux: "/fr/locations",
  })
})
