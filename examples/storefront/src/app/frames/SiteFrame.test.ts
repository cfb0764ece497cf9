import { expect, it } from "vitest"
import { faviconUrl } from "./SiteFrame.tsx"

const ten = Date.parse("2026-12-05T10:00:00Z")
const minutes = 60_000

it("stays the same within an hour and changes with the next [SHELL-009]", () => {
  const at = (now: number) => faviconUrl("/assets/favicon.svg", now)
  expect(at(ten + 59 * minutes)).toBe(at(ten))
  expect(at(ten + 60 * minutes)).not.toBe(at(ten))
  expect(at(ten - 1)).not.toBe(at(ten))
  expect(at(ten)).toMatch(/^\/assets\/favicon\.svg\?h=\d+$/)
})

it("keeps what the address already asks for [SHELL-009]", () => {
  expect(faviconUrl("/icon?v=2", ten)).toMatch(/^\/icon\?v=2&h=\d+$/)
})
