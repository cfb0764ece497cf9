import { expect, it } from "vitest"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { MenuPanel } from "./MenuPanel.tsx"

it("looks for a word in the programme, or shows all of it [SHELL-045]", () => {
  const markup = inShop(<MenuPanel />)
  expect(markup).toMatch(/<search>.*<label[^>]*>Rechercher un événement<\/label>.*type="search".*<\/search>/)
  expect(linksOf(markup)).toEqual({ Programmation: "/fr/pages", Lieux: "/fr/locations" })
})

it("leads to the questions, to the organiser and to the solution, in a tab of its own [SHELL-051]", () => {
  const markup = inShop(<MenuPanel />, {
    config: { sitePages: ["faq", "contact"], solutionUrl: "https://solution.example/" },
  })
  expect(linksOf(markup)).toMatchObject({
    "Foire aux questions": "/fr/static/faq",
    "Nous joindre": "/fr/static/contact",
    "Solutions de billetterie (s’ouvre dans un nouvel onglet)": "https://solution.example/",
  })
  expect(markup).toMatch(
    /<a href="https:\/\/solution\.example\/" target="_blank" rel="noopener"><span>Solutions de <span[^>]*>billetterie<svg/,
  )
})

it("has no list of shortcuts where a site has no accounts [SHELL-057]", () => {
  const links = linksOf(inShop(<MenuPanel />, { config: { clientAccount: "NO" } }))
  expect(Object.keys(links)).not.toContain("Accueil")
  expect(Object.keys(links)).not.toContain("Panier")
})
