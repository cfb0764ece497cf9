import { describe, expect, it } from "vitest"
import { groupedNumber, typedExpiry, typedNumber } from "./card-typing.ts"

/** What stands in a field after typing a text key by key. */
const typing = (keys: string, type: (before: string, after: string) => string) =>
  [...keys].reduce((before, key) => type(before, before + key), "")

describe("a card number", () => {
  it("falls into groups as it is typed", () => {
    expect(typing("4242424242424242", typedNumber)).toBe("4242 4242 4242 4242")
    expect(typing("378282246310005", typedNumber)).toBe("3782 822463 10005")
    expect(typedNumber("", "4242424242424242")).toBe("4242 4242 4242 4242")
  })

  it("can be erased and mended inside without moving", () => {
    expect(typedNumber("4242 4", "4242 ")).toBe("4242 ")
    expect(typedNumber("4242 4242", "442 4242")).toBe("442 4242")
  })

  it("takes no letters", () => {
    expect(typing("42x42y", typedNumber)).toBe("4242")
    expect(groupedNumber("")).toBe("")
  })
})

describe("an expiry", () => {
  it("gets its slash by itself", () => {
    expect(typing("0929", typedExpiry)).toBe("09/29")
    expect(typing("929", typedExpiry)).toBe("09/29")
    expect(typing("09/29", typedExpiry)).toBe("09/29")
    expect(typing("1", typedExpiry)).toBe("1")
  })

  it("takes what a browser fills in", () => {
    expect(typedExpiry("", "09/2029")).toBe("09/29")
    expect(typedExpiry("", "09 / 29")).toBe("09/29")
  })

  it("can be erased past the slash", () => {
    expect(typedExpiry("09/2", "09/")).toBe("09")
    expect(typedExpiry("09", "0")).toBe("0")
  })
})
