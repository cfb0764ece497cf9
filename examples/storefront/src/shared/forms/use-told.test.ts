import { expect, it } from "vitest"
import { awaitedAfter } from "./use-told.ts"

it("takes over what nobody told", () => {
  expect(awaitedAfter("c", [])).toBeUndefined()
  expect(awaitedAfter("c", ["a", "b"])).toBeUndefined()
})

it("waits for the rest while echoes arrive one by one, or some are left out", () => {
  expect(awaitedAfter("a", ["a", "b", "c"])).toEqual(["b", "c"])
  expect(awaitedAfter("b", ["a", "b", "c"])).toEqual(["c"])
})

it("is done when the last has arrived, even if it had been told before", () => {
  expect(awaitedAfter("c", ["a", "b", "c"])).toEqual([])
  expect(awaitedAfter("a", ["a", "b", "a"])).toEqual([])
})
