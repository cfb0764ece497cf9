import { expect, it } from "vitest"
import type { Shop } from "../../app/open-shop.ts"
import { routes } from "../../app/routes.tsx"
import { matchRoutes } from "../../shared/navigation/route-matching.ts"
import { clientRoutes } from "./ClientRoutes.tsx"

const shop = { tenant: { subdomain: "belvedere", widget: false, swt: false } } as Shop

const own = (path: string) =>
  matchRoutes(clientRoutes, path)
    ?.flatMap(({ route }) => route.path ?? [])
    .join("/")

it.each([
  "login",
  "signup",
  "client-forgot-password",
  "client-reset-password/:token",
  "client-confirm-email/:token",
  "client-undo-email/:token",
  "select-checkout-method",
  "middlewareClient",
  "profile-guest",
  "auth/change-password",
  "auth/profile",
  "auth/tickets",
  "auth/invoices",
  "auth/close-account",
])("%s is a place of the account area, in both languages", (place) => {
  expect(own(`/${place.replace(":token", "t-1")}`)).toBe(place)
  for (const language of ["fr", "en"]) {
    expect(matchRoutes(routes(shop), `/${language}/client/${place}`)?.at(-1)?.route.path).toBe("client/*")
  }
})

it("opens with the login, and knows what it does not have", () => {
  expect([own("/"), own("/rien")]).toEqual(["", "*"])
})
