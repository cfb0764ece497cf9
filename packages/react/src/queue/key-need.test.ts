import { type AccessKey, NO_ACCESS_KEYS, withAccessKey } from "@parterre/domain/queues"
import { expect, it } from "vitest"
import { keyNeed } from "./key-need.ts"

const guard = { type: "events", id: "le-cid-1" } as const
const keys = (...known: readonly AccessKey[]) => known.reduce(withAccessKey, NO_ACCESS_KEYS)
const place = { ...guard, keyserver: { url: "http://shop.test", token: "k" } }

it("judges a key that ends by the server's clock alone, and nothing before its time is known", () => {
  const held = keys({ ...place, goodUntil: 1_000 })
  expect(keyNeed({ guard, keys: held, openedAt: undefined })).toEqual({ isKnown: false, needed: undefined })
  expect(keyNeed({ guard, keys: held, openedAt: 0 })).toEqual({ isKnown: true, needed: undefined })
  expect(keyNeed({ guard, keys: held, openedAt: 999 })).toEqual({ isKnown: true, needed: undefined })
  expect(keyNeed({ guard, keys: held, openedAt: 1_000 })).toEqual({ isKnown: true, needed: guard })
})

it("waits for no clock where there is nothing to judge by it", () => {
  expect(keyNeed({ guard, keys: keys(), openedAt: undefined })).toEqual({ isKnown: true, needed: guard })
  expect(keyNeed({ guard, keys: keys(place), openedAt: undefined })).toEqual({ isKnown: true, needed: guard })
  const free = { guard: undefined, keys: keys({ ...place, goodUntil: 1 }), openedAt: undefined }
  expect(keyNeed(free)).toEqual({ isKnown: true, needed: undefined })
})
