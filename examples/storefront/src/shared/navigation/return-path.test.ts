import { expect, it } from "vitest"
import { loginPath, notAuthorizedPath, returnPath } from "./return-path.ts"

it("leads back to the page that asked for a sign-in [SHELL-042]", () => {
  const path = "/seatmap/venue/belvedere.salle"
  const address = new URL(notAuthorizedPath(path), "https://shop.example")
  expect(address.pathname).toBe("/not-authorized")
  expect(returnPath(address.search)).toBe(path)
})

it("leads a client back to the address that asked for a login, in whatever language", () => {
  const address = new URL(loginPath("/fr/pages/belvedere.le-cid/performances/soir"), "https://shop.example")
  expect(address.pathname).toBe("/client/login")
  expect(returnPath(address.search)).toBe("/pages/belvedere.le-cid/performances/soir")
})

it.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "seatmap",
  "",
])("does not follow %j", (path) => {
  expect(returnPath(`?${new URLSearchParams({ redirectUrl: path })}`)).toBeUndefined()
})

it("leads nowhere when nothing is named", () => {
  expect(returnPath("?subdomain=belvedere")).toBeUndefined()
})
