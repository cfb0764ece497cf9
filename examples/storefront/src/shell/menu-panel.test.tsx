import { expect, it } from "vitest"
import { MenuPanel } from "./MenuPanel.tsx"
import { inShop, linksOf } from "./shop.test-support.tsx"

it("looks for a word in the programme, or shows all of it [SHELL-045]", () => {
  const markup = inShop(<MenuPanel />)
  expect(markup).toMatch(/<search>.*<label[^>]*>Rechercher un événement<\/label>.*type="search".*<\/search>/)
  expect(linksOf(markup)).toEqual({ Programmation: "/fr/pages" })
})
