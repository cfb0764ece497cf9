import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PROVINCES } from "../provinces/provinces.ts"
import { shippingTerritories, TERRITORIES, type TerritoryMap } from "../territories/territory.ts"
import { offeredShippingModes, type ShippingMode } from "./shipping-mode.ts"
import {
  deselectShipping,
  keepOfferedShipping,
  type ShippingBroadcast,
  type ShippingSelection,
  selectShipping,
  totalShippingSelected,
} from "./shipping-selection.ts"

const everywhere: TerritoryMap = Object.fromEntries(TERRITORIES.map((territory) => [territory, true]))

const mode = (code: string, more: Partial<ShippingMode> = {}): ShippingMode => ({
  price: 0,
  description: code,
  code,
  territory: everywhere,
  ...more,
})

const mail = mode("MAIL", { price: 350, territory: { QC: true, ON: true, BC: false } })
const pickUp = mode("WILLCALL")
const abroad = mode("COURIER", { price: 2500, territory: { HORS_CANADA: true } })
const modes = [mail, pickUp, abroad]
const codes = (list: readonly ShippingMode[]) => list.map(({ code }) => code)

describe("territories", () => {
  it("are the provinces and what is outside Canada [SHIP-002]", () => {
    expect([...TERRITORIES].sort()).toEqual(
      ["AB", "BC", "HORS_CANADA", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"].sort(),
    )
  })

  it.each([
    [{ country: "CA", province: "QC" }, ["QC"]],
    [{ country: "ca", province: "québec" }, ["QC"]],
    [{ province: " ON " }, ["ON"]],
    [{ country: "FR" }, ["HORS_CANADA"]],
    [{ country: "US", province: "NB" }, ["HORS_CANADA"]],
    [{ province: " hors_canada " }, ["HORS_CANADA"]],
    [{ country: "CA" }, PROVINCES],
    [{ country: "CA", province: "Texas" }, PROVINCES],
    [{ province: "Texas" }, TERRITORIES],
    [{}, TERRITORIES],
  ])("%j can be in %j [SHIP-005]", (destination, territories) => {
    expect(shippingTerritories(destination)).toEqual(territories)
  })
})

describe("the modes offered", () => {
  it.each([
    [["QC"], ["MAIL", "WILLCALL"]],
    [["BC"], ["WILLCALL"]],
    [["YT"], ["WILLCALL"]],
    [["HORS_CANADA"], ["WILLCALL", "COURIER"]],
    [PROVINCES, ["MAIL", "WILLCALL"]],
    [TERRITORIES, ["MAIL", "WILLCALL", "COURIER"]],
  ] as const)("to %j are %j [SHIP-005]", (territories, offered) => {
    expect(codes(offeredShippingModes(modes, { territories, cartAmount: 0 }))).toEqual(offered)
  })

  it.each([
    [9999, ["FREE"]],
    [10000, []],
    [10001, []],
  ])("end at the limit itself: %d cents of 10000 leave %j [SHIP-006]", (cartAmount, offered) => {
    const limited = [mode("FREE", { invalidFromCartAmount: 10000 })]
    expect(codes(offeredShippingModes(limited, { territories: ["QC"], cartAmount }))).toEqual(offered)
  })

  it("leave out what the website excludes [VAR-016]", () => {
    const need = { territories: ["QC"], cartAmount: 0, excludedCodes: ["MAIL"] } as const
    expect(codes(offeredShippingModes(modes, need))).toEqual(["WILLCALL"])
  })
})

describe("the selection", () => {
  it("tells what is added and what is deleted [SHIP-004]", () => {
    const first = selectShipping({}, "a", mail)
    expect(first).toEqual({
      selection: { a: mail },
      broadcasts: [{ type: "add", eventId: "a", mode: mail }],
    })
    expect(selectShipping(first.selection, "a", pickUp)).toEqual({
      selection: { a: pickUp },
      broadcasts: [
        { type: "delete", eventId: "a", mode: mail },
        { type: "add", eventId: "a", mode: pickUp },
      ],
    })
    expect(deselectShipping(first.selection, "a")).toEqual({
      selection: {},
      broadcasts: [{ type: "delete", eventId: "a", mode: mail }],
    })
  })

  it("tells nothing when nothing changes [SHIP-004]", () => {
    expect(selectShipping({ a: mail }, "a", mail).broadcasts).toEqual([])
    expect(deselectShipping({ a: mail }, "b")).toEqual({ selection: { a: mail }, broadcasts: [] })
  })

  it("drops what the new address or the fuller cart no longer allows [SHIP-005] [SHIP-006]", () => {
    const chosen = { a: mail, b: pickUp, c: mode("FREE", { invalidFromCartAmount: 10000 }) }
    const moved = keepOfferedShipping(chosen, { territories: ["YT"], cartAmount: 10000 })
    expect(moved.selection).toEqual({ b: pickUp })
    expect(moved.broadcasts.map(({ type, eventId }) => [type, eventId])).toEqual([
      ["delete", "a"],
      ["delete", "c"],
    ])
  })

  it("costs the sum over the events [SHIP-007]", () => {
    expect(totalShippingSelected({ a: mail, b: abroad, c: pickUp })).toBe(2850)
    expect(totalShippingSelected({})).toBe(0)
  })

  it("can be rebuilt from what it told, whatever was clicked [SHIP-004] [SHIP-007]", () => {
    const click = fc.record({
      eventId: fc.constantFrom("a", "b", "c"),
      chosen: fc.constantFrom(...modes, undefined),
    })
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        let selection: ShippingSelection = {}
        const told: ShippingBroadcast[] = []
        for (const { eventId, chosen } of clicks) {
          const change = chosen
            ? selectShipping(selection, eventId, chosen)
            : deselectShipping(selection, eventId)
          selection = change.selection
          told.push(...change.broadcasts)
        }
        const heard = new Map<string, ShippingMode>()
        for (const { type, eventId, mode: which } of told) {
          expect(heard.has(eventId)).toBe(type === "delete")
          if (type === "add") heard.set(eventId, which)
          else heard.delete(eventId)
        }
        expect(Object.fromEntries(heard)).toEqual(selection)
        const signed = told.map((one) => (one.type === "add" ? one.mode.price : -one.mode.price))
        expect(totalShippingSelected(selection)).toBe(signed.reduce((total, cents) => total + cents, 0))
      }),
    )
  })
})
