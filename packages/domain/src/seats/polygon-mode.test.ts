import { expect, it } from "vitest"
import { venueMode } from "./polygon-mode.ts"

it("asks for every seat up to 4199 and for sections from 4200 [MAP-001] [MAP-002]", () => {
  expect([0, 2001, 4199].map(venueMode)).toEqual(["full", "full", "full"])
  expect([4200, 60_000].map(venueMode)).toEqual(["polygons", "polygons"])
})
