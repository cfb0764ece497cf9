import { type AccessKey, type KeyKind, NO_ACCESS_KEYS, withAccessKey } from "@parterre/domain/queues"
import { describe, expect, it } from "vitest"
import { otherPlaces } from "./other-places.ts"

const now = 1_000
const key = (type: KeyKind, id: string, more: Partial<AccessKey> = {}): AccessKey => ({
  type,
  id,
  keyserver: { url: "http://shop.test", token: "k" },
  ...more,
})
const here = { type: "events", id: "le-cid-1" } as const
const others = (keys: readonly AccessKey[], guarded?: readonly { type: KeyKind; id: string }[]) =>
  otherPlaces({ guarded, keys: keys.reduce(withAccessKey, NO_ACCESS_KEYS) }, here, now)

describe("what else is given up with a place", () => {
  it("is every place and every key that is good, of pages as of others", () => {
    expect(
      others([
        key("pages", "le-cid"),
        key("events", "le-cid-1"),
        key("events", "ubu-1", { goodUntil: 1_001 }),
      ]),
    ).toEqual([
      { type: "pages", id: "le-cid" },
      { type: "events", id: "ubu-1" },
    ])
  })

  it("is no key that has ended, nor one for what needs none", () => {
    const { keyserver: _, ...unanswered } = key("events", "medee-1")
    const keys = [key("events", "ubu-1", { goodUntil: 1_000 }), unanswered, key("events", "phedre-1")]
    expect(others(keys)).toEqual([{ type: "events", id: "phedre-1" }])
    expect(others(keys, [here])).toEqual([])
    expect(others(keys, [{ type: "events", id: "phedre-1" }])).toHaveLength(1)
  })
})
