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
const footer = (language: "fr" | "en", contact: object) =>
  inShop(<Footer />, { language, config: { contact } })

it.each([
  ["fr", ["Québec", "Provinces de l’Atlantique", "Ontario", "Ouest canadien"]],
  ["en", ["Quebec", "Atlantic Canada", "Ontario", "Western Canada"]],
] as const)("says where each region calls, in %s [SHELL-011]", (language, regions) => {
  const markup = footer(language, { lines })
  const told = [...markup.matchAll(/<dt>(.*?)<\/dt><dd><a href="tel:(.*?)">/g)].map(([, ...line]) => line)
  const phones = ["+14185550142", "+19025550142", "+14165550142", "+16045550142"]
  expect(told).toEqual(regions.map((region, index) => [region, phones[index]]))
  expect(footer(language, {})).not.toContain("<dl>")
})

it("leads to where the organiser is to be followed, by name [SHELL-013]", () => {
  expect(linksOf(footer("fr", { social }))).toEqual({ Facebook: "https://social.example/belvedere" })
  expect(footer("fr", { social })).toContain('aria-label="Suivez-nous"')
  expect(footer("fr", {})).not.toContain("Suivez-nous")
})
