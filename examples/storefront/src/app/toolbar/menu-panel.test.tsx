import { expect, it } from "vitest"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { MenuPanel } from "./MenuPanel.tsx"

it("looks for a word in the programme, or shows all of it [SHELL-045]", () => {
  const markup = inShop(<MenuPanel />)
  expect(markup).toMatch(/<search>.*<label[^>]*>Rechercher un événement<\/label>.*type="search".*<\/search>/)
  expect(linksOf(markup)).toEqual({ Programmation: "/fr/pages", Lieux: "/fr/locations" })
})
