import { expect, it } from "vitest"
import { checkoutMove } from "./checkout-site.ts"
import { DEFAULT_FLAGS } from "./default-flags.ts"

const checkoutSite = { checkoutOrigin: "https://caisse.example", shopOrigin: "https://petit.example" }
const tkp = { styleTkp: true, checkout: true, checkoutSite }
const at = (origin: string, pathname: string, search = "") => ({ origin, pathname, search })
const { checkoutOrigin, shopOrigin } = checkoutSite

it.each(["mode", "checkout-confirmation"])("enters the checkout's own sub-domain at %s [VAR-007]", (step) => {
  const move = checkoutMove(tkp, at(shopOrigin, `/fr/checkout/${step}`, "?sale=A-1&widget="), "petit")
  const url = new URL(move?.url ?? "")
  expect([move?.kind, url.origin, url.pathname]).toEqual(["enter", checkoutOrigin, `/fr/checkout/${step}`])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ sale: "A-1", widget: "" },
    ...{ subdomain: "petit", originalSubdomain: "petit" },
  })
})

it("leaves it for the original one, with what is asked and without what led here [VAR-008]", () => {
  const search = "?category=danse&originalSubdomain=petit&reservationToken=abc"
  expect(checkoutMove(tkp, at(checkoutOrigin, "/fr/pages", search), "petit")).toEqual({
    kind: "leave",
    url: `${shopOrigin}/fr/pages?category=danse`,
  })
  expect(checkoutMove(tkp, at(checkoutOrigin, "/fr/client/auth/profile"), "petit")?.kind).toBe("leave")
})

it("stays for every step of the checkout and its login", () => {
  for (const path of ["/fr/checkout/mode", "/en/checkout/checkout-deferred", "/fr/client/login"])
    expect(checkoutMove(tkp, at(checkoutOrigin, path), "petit")).toBeUndefined()
  for (const path of ["/fr/cart", "/fr/checkout/checkout-deferred", "/fr/pages"])
    expect(checkoutMove(tkp, at(shopOrigin, path), "petit")).toBeUndefined()
})

it("leads to no host that an address names", () => {
  const search = "?originalSubdomain=https://mal.example&originalSubdomain=mal"
  expect(checkoutMove(tkp, at(checkoutOrigin, "/fr/pages", search), "petit")?.url).toBe(
    `${shopOrigin}/fr/pages`,
  )
  expect(checkoutMove(tkp, at(checkoutOrigin, "//mal.example/pages"), "petit")?.url).toBe(
    `${shopOrigin}//mal.example/pages`,
  )
})

it("stays at any other origin, and everywhere unless the site says otherwise [CFG-013] [CFG-014]", () => {
  expect([DEFAULT_FLAGS.checkout, DEFAULT_FLAGS.oldCheckout]).toEqual([false, false])
  const mode = at(shopOrigin, "/fr/checkout/mode")
  expect(checkoutMove({ styleTkp: true, checkoutSite }, mode, "petit")).toBeUndefined()
  expect(checkoutMove({ ...tkp, styleTkp: false }, mode, "petit")).toBeUndefined()
  expect(checkoutMove({ ...tkp, oldCheckout: true }, mode, "petit")).toBeUndefined()
  expect(checkoutMove({ styleTkp: true, checkout: true }, mode, "petit")).toBeUndefined()
  expect(checkoutMove(tkp, at("https://ailleurs.example", "/fr/checkout/mode"), "petit")).toBeUndefined()
})
