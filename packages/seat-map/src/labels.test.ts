import { expect, it } from "vitest"
import { englishLabels, frenchLabels, type SeatPlace } from "./labels.ts"

const place: SeatPlace = {
  level: "Rez-de-chaussée",
  section: "Parterre centre",
  row: "C",
  rowType: "SEAT",
  seat: "12",
  state: "free",
  accessible: false,
  priceLevel: { id: "a", name: "Parterre A", color: "#0072b2", min: 4500, max: 123450 },
  note: "Vue partielle",
}

it("tells level, section, row, seat, price range and note in French [MAP-014]", () => {
  expect(frenchLabels().seat(place)).toEqual({
    title: "Rez-de-chaussée · Parterre centre · Rangée\u00a0C · Siège\u00a012",
    lines: [
      "Parterre A",
      expect.stringMatching(/^45,00\s\$ à 1\s234,50\s\$, selon le billet$/),
      "Vue partielle",
    ],
  })
})

it("tells the same in English [MAP-014]", () => {
  expect(englishLabels().seat({ ...place, level: "", rowType: "TABLE", row: "4" })).toEqual({
    title: "Parterre centre · Table\u00a04 · Seat\u00a012",
    lines: ["Parterre A", "$45.00 to $1,234.50, by ticket type", "Vue partielle"],
  })
})

it("says once that a row is a row and a seat a seat, where the plan's names say it too", () => {
  const named = { ...place, level: "", row: "Rang 1", seat: "Siège 4" }
  expect(frenchLabels().seat(named).title).toBe("Parterre centre · Rangée\u00a01 · Siège\u00a04")
  expect(englishLabels().seat({ ...named, row: "Table 3", rowType: "TABLE" }).title).toBe(
    "Parterre centre · Table\u00a03 · Seat\u00a04",
  )
})

it("says nothing of a row without a name", () => {
  const wheelchair = { ...place, level: "", row: "", seat: "W1" }
  expect(frenchLabels().seat(wheelchair).title).toBe("Parterre centre · Siège\u00a0W1")
  expect(englishLabels().seat(wheelchair).title).toBe("Parterre centre · Seat\u00a0W1")
})

it("says in words what the marks say: taken, selected, in the cart, wheelchair [MAP-018] [MAP-020] [MAP-021]", () => {
  const french = frenchLabels()
  const line = (change: Partial<SeatPlace>) => french.seat({ ...place, ...change }).lines[0]
  expect(line({ state: "taken" })).toBe("Non disponible")
  expect(line({ state: "temporary" })).toBe("Choisi")
  expect(line({ state: "mine" })).toBe("Dans votre panier")
  expect(french.seat({ ...place, accessible: true }).lines).toContain("Place accessible en fauteuil roulant")
})

it("names a place once when its level and section are called alike, and one price once", () => {
  const { priceLevel } = place
  const one = englishLabels().seat({
    ...place,
    level: "Balcony",
    section: "Balcony",
    note: undefined,
    priceLevel: { ...priceLevel!, max: 4500 },
  })
  expect(one).toEqual({ title: "Balcony · Row\u00a0C · Seat\u00a012", lines: ["Parterre A", "$45.00"] })
})

it("describes a section by its places and its price range", () => {
  const section = { level: "", section: "101", numberOfSeats: 285, priceLevels: [place.priceLevel!] }
  expect(englishLabels().section({ ...section, kind: "seats" }).lines).toEqual([
    "285 seats",
    "$45.00 to $1,234.50",
  ])
  expect(frenchLabels().section({ ...section, kind: "general-admission" }).lines[0]).toBe(
    "Places non numérotées",
  )
})

it("counts in a section what can be had, and says when that is nothing", () => {
  const level = { id: "a", color: "#0072b2", min: 4550, max: 6000 }
  const place = {
    level: "",
    section: "101",
    kind: "seats" as const,
    numberOfSeats: 180,
    priceLevels: [level],
  }
  const [fr, en] = [frenchLabels(), englishLabels()]
  expect(fr.section({ ...place, placesLeft: 12 }).lines[0]).toBe("12 places libres")
  expect(en.section({ ...place, placesLeft: 1 }).lines[0]).toBe("1 left")
  expect(fr.section({ ...place, placesLeft: 0 }).lines).toEqual(["Complet"])
  // What an evening sells nothing of was never sold out.
  const unsold = { ...place, priceLevels: [], placesLeft: 0 }
  expect(fr.section(unsold).lines).toEqual(["Non disponible"])
  expect(en.details(unsold)).toEqual([])
  expect(en.section({ ...place, kind: "general-admission", placesLeft: 40 }).lines.slice(0, 2)).toEqual([
    "General admission",
    "40 left",
  ])
})

it("tells the same price of a section below its name and beside the pointer: what everybody pays", () => {
  const price = (amount: number) => ({ price: amount, serviceCharges: 450 })
  const upper = { id: "a", color: "#0072b2", min: 4950, max: 6100, prices: [price(5650), price(4500)] }
  const front = { ...upper, id: "b", min: 8350, max: 8350, prices: [price(7900)] }
  const place = { level: "", section: "201", kind: "seats" as const, numberOfSeats: 300, placesLeft: 12 }
  const en = englishLabels()
  expect(en.section({ ...place, priceLevels: [upper] }).lines).toEqual(["12 left", "$61.00"])
  expect(en.details({ placesLeft: 12, priceLevels: [upper] })[0]).toEqual([
    "from\u00a0$61.00",
    "12\u00a0left",
  ])
  expect(en.section({ ...place, priceLevels: [upper, front] }).lines[1]).toBe("$61.00 to $83.50")
})
