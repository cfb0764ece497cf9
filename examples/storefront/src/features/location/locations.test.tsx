import type { Location } from "@parterre/contract"
import { expect, it } from "vitest"
import { KnownHtmlContext } from "../../shared/site/safe-html.ts"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { LocationCards } from "./LocationCards.tsx"
import { LocationPage } from "./LocationPage.tsx"

const hall: Location = {
  id: "belvedere.salle",
  name: "Salle Belvédère",
  images: [{ imageSize: "BIG", url: "/assets/belvedere/images/salle.webp" }],
  addressLine1: "215, rue du Belvédère",
  city: "Québec",
  provinceState: "QC",
  postalCode: "G1R 4P5",
  country: "CA",
  parameters: {},
}

it("shows each venue by name, picture, address and the way to its page [LOC-001]", () => {
  const markup = inShop(
    <LocationCards locations={[hall, { ...hall, id: "b", name: "Studio", images: [] }]} />,
  )
  expect(markup).toMatch(
    /<img [^>]*src="\/assets\/belvedere\/images\/salle\.webp".*<h2>Salle Belvédère<\/h2>/,
  )
  expect(markup).toContain("215, rue du Belvédère")
  expect(markup.match(/<img/g)).toHaveLength(1)
  expect(markup).toContain('href="/fr/locations/b"')
  expect(markup).toContain('href="/fr/locations/belvedere.salle"')
  expect(markup).toMatch(/aria-label="Voir le lieu\s: Studio"/)
})

it.each([
  ["fr", "Aucun événement n’est annoncé ici"],
  ["en", "There are no events listed here"],
] as const)("says that a house has published none, in %s [ERR-018]", (language, words) => {
  expect(inShop(<LocationCards locations={[]} />, { language })).toContain(words)
})

it.each([
  ["fr", { pageHtml: "<p>Steps</p>", pageHtmlFr: "<p>Marches</p>" }, "Marches"],
  ["en", { pageHtml: "<p>Steps</p>", pageHtmlFr: "<p>Marches</p>" }, "Steps"],
  ["fr", { pageHtml: "<p>Steps</p>" }, "Steps"],
  ["en", { pageHtmlFr: "<p>Marches</p>" }, "Marches"],
  ["en", {}, undefined],
] as const)(
  "shows the page in %s, the other language's where it has one only [LOC-002]",
  (language, parameters, words) => {
    const markup = inShop(
      <KnownHtmlContext value={(html) => html}>
        <LocationPage location={{ ...hall, parameters }} />
      </KnownHtmlContext>,
      { language },
    )
    if (words !== undefined) expect(markup).toContain(words)
    else expect(markup).not.toMatch(/Steps|Marches/)
  },
)

it("leads to a map where the site offers one", () => {
  const at = (showMapsLink: boolean) => inShop(<LocationPage location={hall} />, { config: { showMapsLink } })
  expect(linksOf(at(true))["Voir Salle Belvédère sur une carte"]).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\//,
  )
  expect(at(false)).not.toContain("google")
})
