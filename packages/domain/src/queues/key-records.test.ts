import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type AccessKey,
  accessKeyOf,
  goneFlexPasses,
  holdToken,
  KEY_KINDS,
  letsIn,
  NO_ACCESS_KEYS,
  withAccessKey,
  withoutAccessKey,
} from "./key-records.ts"

const key = (type: AccessKey["type"], id: string, token?: string): AccessKey =>
  token === undefined ? { type, id } : { type, id, keyserver: { url: "https://file.exemple", token } }

describe("access keys", () => {
  it("are of four kinds [KEY-002]", () => {
    expect(KEY_KINDS).toEqual(["pages", "events", "subscriptions", "flexpass"])
  })

  it("are in two lists, the pages' and the others' [KEY-003]", () => {
    const keys = KEY_KINDS.reduce((all, kind) => withAccessKey(all, key(kind, "7")), NO_ACCESS_KEYS)
    expect(keys.pages.map(({ type }) => type)).toEqual(["pages"])
    expect(keys.others.map(({ type }) => type)).toEqual(["events", "subscriptions", "flexpass"])
  })

  it("are found by kind and id, the newest of each alone [KEY-003]", () => {
    const kept = fc.array(fc.tuple(fc.constantFrom(...KEY_KINDS), fc.constantFrom("1", "2"), fc.string()))
    fc.assert(
      fc.property(kept, (stored) => {
        const keys = stored.reduce(
          (all, [type, id, token]) => withAccessKey(all, key(type, id, token)),
          NO_ACCESS_KEYS,
        )
        for (const kind of KEY_KINDS)
          for (const id of ["1", "2"]) {
            const last = stored.findLast(([type, known]) => type === kind && known === id)
            expect(accessKeyOf(keys, kind, id)?.keyserver?.token).toBe(last?.[2])
          }
        expect(keys.pages.length + keys.others.length).toBe(new Set(stored.map(([t, id]) => t + id)).size)
      }),
    )
  })

  it("let in until their end, and places that are no key yet never do [KEY-003]", () => {
    expect(letsIn({ ...key("events", "e", "t"), goodUntil: 1000 }, 999)).toBe(true)
    expect(letsIn({ ...key("events", "e", "t"), goodUntil: 1000 }, 1000)).toBe(false)
    expect(letsIn(key("events", "e", "t"), 0)).toBe(false)
    expect(letsIn(undefined, 0)).toBe(false)
  })

  it("go one by one, each out of its list [KEY-003]", () => {
    const keys = [key("pages", "7"), key("events", "7"), key("events", "8")].reduce(
      withAccessKey,
      NO_ACCESS_KEYS,
    )
    expect(withoutAccessKey(keys, { type: "events", id: "7" })).toEqual({
      pages: [key("pages", "7")],
      others: [key("events", "8")],
    })
    expect(withoutAccessKey(keys, { type: "pages", id: "8" })).toEqual(keys)
  })

  it("of flex passes go with their events, all others stay [FLEX-011]", () => {
    const keys = [key("flexpass", "1"), key("flexpass", "2"), key("events", "2"), key("pages", "2")].reduce(
      withAccessKey,
      NO_ACCESS_KEYS,
    )
    expect(goneFlexPasses(keys, ["1"])).toEqual([key("flexpass", "2")])
  })

  it("give a hold the token of its event, else of its page, else none [HOLD-005]", () => {
    const keys = [
      key("pages", "p", "of the page"),
      key("events", "e", "of the event"),
      key("events", "f"),
    ].reduce(withAccessKey, NO_ACCESS_KEYS)
    expect(holdToken(keys, { type: "events", id: "e", pageId: "p" })).toBe("of the event")
    expect(holdToken(keys, { type: "events", id: "f", pageId: "p" })).toBe("of the page")
    expect(holdToken(keys, { type: "subscriptions", id: "e" })).toBeUndefined()
    expect(holdToken(keys, { type: "events", id: "p", pageId: "e" })).toBeUndefined()
  })
})
