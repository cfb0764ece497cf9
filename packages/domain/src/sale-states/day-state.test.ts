import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayState, isHourOpen, isSelectable, isToCome, isVisibleSaleState, SALE_STATES } from "./day-state.ts"

const states = fc.array(fc.constantFrom(...SALE_STATES, "FOO"), { maxLength: 8 })

describe("the state of a day", () => {
  it("filters out what is invisible or unknown [CAT-024]", () => {
    expect([...SALE_STATES, "FOO"].filter(isVisibleSaleState)).toEqual([
      "ONSALE",
      "SOLDOUT",
      "WASONSALE",
      "NOTAVAILABLE",
      "CANCELLED",
    ])
    expect(dayState(["INVISIBLE", "FOO"])).toBeUndefined()
  })

  it("puts on sale first, then sold out, then the first of the rest [CAT-025]", () => {
    expect(dayState(["CANCELLED", "SOLDOUT", "ONSALE"])).toBe("ONSALE")
    expect(dayState(["CANCELLED", "SOLDOUT"])).toBe("SOLDOUT")
    expect(dayState(["INVISIBLE", "NOTAVAILABLE", "WASONSALE"])).toBe("NOTAVAILABLE")
    fc.assert(
      fc.property(states, (day) => {
        const state = dayState(day)
        expect(state === "ONSALE").toBe(day.includes("ONSALE"))
        if (state !== undefined && !["ONSALE", "SOLDOUT"].includes(state))
          expect(day).not.toContain("SOLDOUT")
        if (state !== undefined) expect(day).toContain(state)
      }),
    )
  })

  it("lets one choose an hour that sells, and one yet to in its presale", () => {
    const open = (isPresaleOpen: boolean) =>
      [...SALE_STATES, "FOO"].filter((state) => isHourOpen(state, isPresaleOpen))
    expect(open(false)).toEqual(["ONSALE"])
    expect(open(true).toSorted()).toEqual(["NOTAVAILABLE", "ONSALE"])
  })

  it("tells what may yet be had from what is over", () => {
    expect([...SALE_STATES, "FOO"].filter(isToCome).toSorted()).toEqual(["NOTAVAILABLE", "ONSALE", "SOLDOUT"])
  })

  it("lets one select what is on sale, nothing else [CAT-026]", () => {
    expect([...SALE_STATES, "FOO", undefined].filter(isSelectable)).toEqual(["ONSALE"])
  })
})
