import { expect, it } from "vitest"
import { keepTenant, readTenant } from "./tenant.ts"

const memory = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it("takes the tenant from the query and remembers it for the tab [SHELL-003]", () => {
  const tab = memory()
  expect(readTenant("?subdomain=harbour", tab).subdomain).toBe("harbour")
  expect(readTenant("", tab).subdomain).toBe("harbour")
  expect(readTenant("?subdomain=belvedere", tab).subdomain).toBe("belvedere")
})

it("leaves the tenant to the host name when none is named", () => {
  expect(readTenant("?q=cid", memory())).toEqual({
    subdomain: undefined,
    widget: false,
    swt: false,
  })
})

it("keeps tenant and widget in links, beside their own query", () => {
  const tenant = { subdomain: "harbour", widget: true, swt: true }
  expect(keepTenant("/fr/checkout/mode?step=payment", tenant)).toBe(
    "/fr/checkout/mode?step=payment&subdomain=harbour&widget=&swt=",
  )
  expect(keepTenant("/fr/cart", { subdomain: undefined, widget: false, swt: false })).toBe("/fr/cart")
})
