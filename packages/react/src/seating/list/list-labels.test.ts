import { expect, it } from "vitest"
import { englishListLabels, frenchListLabels } from "./list-labels.ts"
import type { ListedSection } from "./seat-list.ts"

const section = (priceLevels: readonly { readonly min: number; readonly max: number }[]) =>
  ({ id: "1", name: "Balcon", priceLevels, rows: [], left: 0, seats: 0 }) as unknown as ListedSection

it("says nothing of the prices of a section that is sold at none", () => {
  for (const labels of [frenchListLabels(), englishListLabels()]) {
    expect(labels.section(section([]))).not.toMatch(/\$|Infinity/)
    expect(labels.section(section([{ min: 1500, max: 4900 }]))).toMatch(/15[.,]00/)
  }
})

it("says of a section without a place left that it is sold out, and no price", () => {
  const gone = { ...section([{ min: 1500, max: 4900 }]), placesLeft: 0 }
  expect(frenchListLabels().section(gone)).toBe("Balcon, complet")
  expect(englishListLabels().section(gone)).toBe("Balcon, sold out")
  expect(englishListLabels().section({ ...gone, priceLevels: [] })).toBe("Balcon, not available")
  expect(frenchListLabels().facts({ ...gone, placesLeft: 3 })[0]).toBe("3 places libres")
})

it("says what to do where nothing is found", () => {
  expect(frenchListLabels().found(0, 0)).toMatch(/^Rien ne correspond .* section/)
  expect(englishListLabels().found(0, 0)).toMatch(/^Nothing matches .* section/)
})

it("tells what everybody pays, as the map does, and not what children pay", () => {
  const prices = [5650, 4500].map((price) => ({ price, serviceCharges: 450 }))
  const upper = { id: "a", name: "Upper Bowl", min: 4950, max: 6100, prices }
  expect(englishListLabels().section(section([upper]))).toBe("Balcon, $61.00")
  const seat = { name: "4", state: "free", priceLevel: { ...upper, max: 9900 } }
  const row = { name: "C", type: "SEAT" }
  expect(englishListLabels().seat(seat as never, row as never)).toMatch(/Upper Bowl, \$61\.00/)
})
