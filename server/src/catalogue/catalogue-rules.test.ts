import { distanceKm } from "@parterre/domain/geography"
import { describe, expect, it } from "vitest"
import { postalArea } from "./postal-areas.ts"
import { saleStateNow, stateOfAll } from "./sale-state.ts"

const now = Date.parse("2026-11-21T12:00:00Z")
const event = { saleState: "ONSALE" as const, startsAt: now + 1000, onSaleFrom: null }

describe("saleStateNow", () => {
  it("follows the clock and the places left [CAT-024]", () => {
    expect(saleStateNow(event, now, 1)).toBe("ONSALE")
    expect(saleStateNow(event, now, 0)).toBe("SOLDOUT")
    expect(saleStateNow(event, now + 1000, 1)).toBe("WASONSALE")
    expect(saleStateNow({ ...event, onSaleFrom: now + 1 }, now, 1)).toBe("NOTAVAILABLE")
    expect(saleStateNow({ ...event, onSaleFrom: now }, now, 1)).toBe("ONSALE")
  })

  it.each(["CANCELLED", "INVISIBLE"] as const)("leaves %s as the organiser set it [CAT-024]", (saleState) => {
    expect(saleStateNow({ ...event, saleState }, now + 5000, 0)).toBe(saleState)
  })

  it("sums events up, on sale first [CAT-025]", () => {
    expect(stateOfAll(["CANCELLED", "SOLDOUT", "ONSALE"])).toBe("ONSALE")
    expect(stateOfAll(["CANCELLED", "SOLDOUT"])).toBe("SOLDOUT")
    expect(stateOfAll(["CANCELLED", "WASONSALE"])).toBe("CANCELLED")
    expect(stateOfAll([])).toBe("NOTAVAILABLE")
  })
})

describe("postal areas", () => {
  it("put Québec City nearer to Montréal than to Halifax, in kilometres [CAT-003]", () => {
    const [quebec, montreal, halifax] = ["G1R 2B5", "h2x", "B3J"].map((code) => postalArea(code)!)
    expect(distanceKm(quebec!, montreal!)).toBeGreaterThan(220)
    expect(distanceKm(quebec!, montreal!)).toBeLessThan(260)
    expect(distanceKm(quebec!, halifax!)).toBeGreaterThan(distanceKm(quebec!, montreal!))
  })

  it("does not know codes that begin like none [CAT-003]", () => {
    expect(postalArea("D1A 1A1")).toBeUndefined()
    expect(postalArea("")).toBeUndefined()
  })
})
