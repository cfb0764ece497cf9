import { expect, it } from "vitest"
import { inShop, linksOf, type Setting } from "../../shared/site/shop.test-support.tsx"
import { AccountEntries } from "./AccountEntries.tsx"
import { Toolbar } from "./Toolbar.tsx"

const marie = { firstname: "Marie", lastname: "Roy", email: "marie@exemple.ca" }
const loggedIn: Setting = { account: { status: "logged-in", client: marie } }

it("offers a visitor the login, sign-up and the forgotten password [SHELL-052]", () => {
  const markup = inShop(<AccountEntries />)
  expect(linksOf(markup)).toEqual({
    Connexion: "/fr/client/login",
    "Créer un compte": "/fr/client/signup",
    "Mot de passe oublié": "/fr/client/client-forgot-password",
  })
  expect(markup).not.toContain("<button")
})

it("offers a client their own screens and the way out", () => {
  const markup = inShop(<AccountEntries />, loggedIn)
  expect(linksOf(markup)).toEqual({
    "Mon profil": "/fr/client/auth/profile",
    "Mes billets": "/fr/client/auth/tickets",
    "Mes factures": "/fr/client/auth/invoices",
    "Mes passeports": "/fr/client/auth/flex-pass-list",
    "Changer de mot de passe": "/fr/client/auth/change-password",
  })
  expect(markup).toMatch(/<button[^>]*>Déconnexion<\/button>/)
})

it("stands in the toolbar where the site has accounts, and nowhere else [SHELL-046]", () => {
  const shown = (clientAccount: string) =>
    inShop(<Toolbar />, { config: { clientAccount } }).includes("Mon compte")
  expect(["NO", "OPTIONAL", "YES"].map(shown)).toEqual([false, true, true])
})

it("calls a client by name", () => {
  expect(inShop(<Toolbar />, { config: { clientAccount: "OPTIONAL" }, ...loggedIn })).toContain("Marie")
})
