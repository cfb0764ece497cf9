import { expect, it } from "vitest"
import { nextVisit, type Visit, WRITTEN_DOWN } from "./visit.ts"

const here: Visit = { key: "a", address: "/fr/pages?q=cid", way: "PUSH", state: null, reloads: 0 }
const reloads = (change: Partial<Visit>) => nextVisit(here, { ...here, ...change }).reloads

it("asks for the screen anew when one goes where one is [SHELL-039]", () => {
  expect(reloads({ key: "b", way: "REPLACE" })).toBe(1)
  expect(nextVisit({ ...here, reloads: 4 }, { ...here, key: "b" }).reloads).toBe(5)
})

it("does not for another address, a part of the page, a step back, a filter, or no arrival at all [SHELL-039]", () => {
  expect(reloads({ key: "b", address: "/fr/cart" })).toBe(0)
  expect(reloads({ key: "b", way: "POP" })).toBe(0)
  expect(reloads({ way: "REPLACE" })).toBe(0)
  expect(reloads({ key: "b", way: "REPLACE", state: WRITTEN_DOWN })).toBe(0)
  const searching = { ...here, address: "/fr/pages#dates" }
  expect(nextVisit(searching, { ...searching, key: "b", way: "REPLACE" }).reloads).toBe(0)
})
