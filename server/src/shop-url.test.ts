import { expect, it } from "vitest"
import { shopUrl } from "./shop-url.ts"

const path = "/fr/client/auth/profile"
const hosts = new Map([["billets.belvedere.example", "belvedere"]])

it("leads to a website's own host", () => {
  const addresses = { publicOrigin: "https://parterre.example", hosts }
  expect(shopUrl(addresses, "belvedere", path)).toBe(`https://billets.belvedere.example${path}`)
  expect(shopUrl(addresses, "harbour", path)).toBe(`https://parterre.example${path}?subdomain=harbour`)
  expect(shopUrl(addresses, "harbour", "/fr/x?y=1")).toBe(
    "https://parterre.example/fr/x?y=1&subdomain=harbour",
  )
})

it("needs no name of the website where the host has it", () => {
  const addresses = { publicOrigin: "https://harbour.parterre.example", hosts: new Map() }
  expect(shopUrl(addresses, "harbour", path)).toBe(`https://harbour.parterre.example${path}`)
  expect(shopUrl({ ...addresses, publicOrigin: "http://harbour" }, "harbour", path)).toContain(
    "?subdomain=harbour",
  )
})

it("keeps the port of the shared host", () => {
  const addresses = { publicOrigin: "http://localhost:4000", hosts }
  expect(shopUrl(addresses, "harbour", path)).toBe(`http://localhost:4000${path}?subdomain=harbour`)
  expect(shopUrl(addresses, "belvedere", path)).toBe(`http://billets.belvedere.example:4000${path}`)
})
