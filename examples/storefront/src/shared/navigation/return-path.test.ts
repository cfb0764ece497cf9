import { expect, it } from "vitest"
import { loginPath, notAuthorizedPath, returnPath } from "./return-path.ts"

it("leads back to the page that asked for a sign-in [SHELL-042]", () => {
  const path = "/seatmap/venue/belvedere.salle"
  const address = new URL(notAuthorizedPath(path), "https://shop.example")
  expect(address.pathname).toBe("/not-authorized")
  expect(returnPath(address.search)).toBe(path)
})

it("leads a client back to the address that asked for a login, in whatever language", () => {
  const path = "/pages/belvedere.le-cid/performances/soir"
  const address = new URL(loginPath({ pathname: `/fr${path}`, search: "" }), "https://shop.example")
  expect(address.pathname).toBe("/client/login")
  expect(returnPath(address.search)).toBe(path)
})

it("keeps what the query of the address said, such as the code of a presale", () => {
  const search = "?presale=AMI+D%27ICI&hour=soir%2F19:30"
  const address = new URL(loginPath({ pathname: "/fr/pages/le-cid", search }), "https://shop.example")
  const back = new URL(returnPath(address.search) ?? "", "https://shop.example")
  expect(back.pathname).toBe("/pages/le-cid")
  expect([...back.searchParams]).toEqual([
    ["presale", "AMI D'ICI"],
    ["hour", "soir/19:30"],
  ])
})

it.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "//elsewhere.example?presale=CODE",
  "/pages?presale=<script>",
  "javascript:alert(1)",
  "seatmap",
  "",
])("does not follow %j", (path) => {
  expect(returnPath(`?${new URLSearchParams({ redirectUrl: path })}`)).toBeUndefined()
})

it("leads nowhere when nothing is named", () => {
  expect(returnPath("?subdomain=belvedere")).toBeUndefined()
})
