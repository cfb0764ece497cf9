import type { Price, PriceLevel } from "@parterre/contract"
import type { SeatSelectionState } from "@parterre/react"
import { describe, expect, it } from "vitest"
import { AdmissionQuantities } from "./AdmissionPrices.tsx"
import { PriceLevels } from "./PriceLevels.tsx"
import { SelectedSeats } from "./SelectedSeats.tsx"
import { ShownPrice } from "./ShownPrice.tsx"
import { buttonNames, paragraphs, rendered, stillSelection } from "./spoken.test-support.tsx"

const price = (id: string, more: Partial<Price> = {}): Price => ({
  ...{ id, name: id, priceType: id, price: 4900, serviceCharges: 450 },
  ...{ divisor: 1, maxTickets: 0, minTickets: 0, ...more },
})

describe("what an organiser tells of a price", () => {
  it.each([
    [true, 1],
    [false, 0],
  ])("is that a promotion code lowers it, where one does: %s [CAT-032]", (hasPromo, times) => {
    const level = {
      ...{ id: "a", name: "A", rs: true, placesLeft: 9, priceLevelColor: "#8a3b2e" },
      prices: [price("Adulte")],
      hasPromo,
    }
    const state = { event: { priceLevels: [level] } } as unknown as Partial<SeatSelectionState>
    const { markup } = rendered("fr", <PriceLevels selection={stillSelection(state)} />)
    expect(markup).toContain("53,50 $")
    expect(markup.split("Un code promotionnel réduit ce prix.")).toHaveLength(times + 1)
  })

  it.each([
    ["fr", "Prix courant 69,50 $ Votre prix 53,50 $"],
    ["en", "Regular price $69.50 Your price $53.50"],
  ] as const)("is said in %s where it is struck through [CART-011]", (language, said) => {
    const { markup } = rendered(language, <ShownPrice price={price("Adulte", { originalPrice: 6500 })} />)
    expect(markup).toMatch(/<s>[^<]*69[,.]50[^<]*<\/s>/)
    expect(markup.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ")).toBe(said)
  })

  it.each([
    ["fr", "Épuisé"],
    ["en", "Sold out"],
  ] as const)("is that it is sold out, in %s and without a way to take it", (language, said) => {
    const prices = [price("Adulte"), price("Étudiant", { soldout: true })]
    const level = { id: "a", name: "A", prices, soldout: false, placesLeft: 9 } as unknown as PriceLevel
    const { markup } = rendered(
      language,
      <AdmissionQuantities level={level} selection={stillSelection({})} />,
    )
    expect(buttonNames(markup).filter((name) => name.includes("Étudiant"))).toEqual([])
    expect(buttonNames(markup).filter((name) => name.includes("Adulte"))).toHaveLength(2)
    expect(markup.split(said)).toHaveLength(2)
  })

  it.each([
    [true, ["Aîné · 53,50 $"]],
    [false, []],
  ])("names the only price that is left of a seat, others being sold out: %s", (soldout, said) => {
    const prices = [price("Adulte", { soldout }), price("Aîné")]
    const priceLevel = { id: "a", name: "A", prices } as unknown as PriceLevel
    const seat = {
      seatId: "A-1",
      priceId: "Aîné",
      priceLevelId: "a",
      section: "Parterre",
      row: "A",
      seat: "1",
    }
    const selected = { priceLevel, seats: [seat], lines: [], qty: 1, total: 5350 }
    const state = { seats: [seat], priceLevels: [selected] } as unknown as Partial<SeatSelectionState>
    const { markup } = rendered("fr", <SelectedSeats selection={stillSelection(state)} />)
    expect(paragraphs(markup)).toEqual(said)
  })
})
