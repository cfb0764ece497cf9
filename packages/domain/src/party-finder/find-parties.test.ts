import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgePick } from "../seats/judge-pick.ts"
import { rowFrom } from "../seats/seat-oracle.test-support.ts"
import { findAdmissions } from "./find-admissions.ts"
import { findParties } from "./find-parties.ts"
import type { FinderRow, PartyFinder } from "./found-groups.ts"
import { readPartyRequest as read } from "./party-request.ts"

/** What the houses here are called, with a place that most of them lack. */
const names = ["Parterre centre", "Parterre gauche", "Balcon", "Loge haute"]
const readPartyRequest = (sentence: string) => read(sentence, names)

/** Rows of sections, front to back; A and B are price levels as in `rowFrom`. */
const house = (
  sections: Readonly<Record<string, readonly string[]>>,
  more: Partial<PartyFinder> = {},
): PartyFinder => {
  let rank = 0
  const rows = Object.entries(sections).flatMap(([names, texts]) =>
    texts.map((text): FinderRow => {
      const row = rowFrom(text)
      rank++
      return {
        rank,
        sectionId: names,
        names,
        row: {
          ...row,
          seats: row.seats.map((seat, index) => ({ ...seat, id: `${names} ${rank}-${index + 1}` })),
        },
      }
    }),
  )
  const prices = [
    { priceLevelId: "A", name: "Parterre", price: 90_00 },
    { priceLevelId: "B", name: "Balcon", price: 45_00 },
  ]
  return { rows, prices, rule: { avoidSingle: true }, ...more }
}

const ask = (sentence: string, finder: PartyFinder) =>
  findParties(finder, readPartyRequest(sentence)).map(({ groups, total, concessions }) => ({
    seats: groups.map(({ seatIds }) => seatIds.length),
    at: groups.map(({ sectionId }) => sectionId),
    level: groups[0]?.priceLevelId,
    total,
    concessions,
  }))

const evening = house({
  "Parterre centre": ["....", "...."],
  "Parterre gauche": ["...."],
  Balcon: ["bbbbbb"],
})

describe("seats for a party", () => {
  it("offers the best group of each section and price level that fits", () => {
    expect(ask("2", evening)).toEqual([
      { seats: [2], at: ["Parterre centre"], level: "A", total: 180_00, concessions: [] },
      { seats: [2], at: ["Parterre gauche"], level: "A", total: 180_00, concessions: [] },
      { seats: [2], at: ["Balcon"], level: "B", total: 90_00, concessions: [] },
    ])
  })

  it("keeps to the price and to the words", () => {
    expect(ask("4 ensemble, moins de 80 $", evening)).toMatchObject([{ at: ["Balcon"], total: 180_00 }])
    expect(ask("4 together, over $80", evening).map(({ level }) => level)).toEqual(["A", "A"])
    expect(ask("2 parterre gauche", evening)).toMatchObject([{ at: ["Parterre gauche"] }])
  })

  it("offers nothing of what is not wanted while there is anything else, and says so where there is not", () => {
    expect(ask("2, pas au parterre", evening)).toMatchObject([{ at: ["Balcon"], concessions: [] }])
    expect(ask("2 parterre but not parterre gauche", evening)).toMatchObject([{ at: ["Parterre centre"] }])
    expect(ask("2, autre que balcon", evening).map(({ at }) => at)).toEqual([
      ["Parterre centre"],
      ["Parterre gauche"],
    ])
    const full = house({ "Parterre centre": ["xxxx"], Balcon: ["bbbb"] })
    expect(ask("2, not the balcony", full)).toMatchObject([{ at: ["Balcon"] }])
    expect(ask("2, sauf balcon", full)).toMatchObject([{ at: ["Balcon"], concessions: ["excluded"] }])
    // Another price is no reason to sit where nobody wants to.
    expect(ask("2 à moins de 50 $, pas au balcon", evening)).toMatchObject([
      { at: ["Parterre centre"], concessions: ["dearer"] },
    ])
  })

  it("puts the cheapest first when asked", () => {
    expect(ask("les moins chers pour 2", evening)[0]).toMatchObject({ level: "B" })
  })

  it("means two when no number is said", () => {
    expect(ask("balcon", evening)).toMatchObject([{ seats: [2] }])
  })

  it("does not sell fewer than a price's fewest tickets", () => {
    const prices = [{ priceLevelId: "B", name: "Balcon", price: 45_00, minTickets: 4 }]
    expect(ask("2", { ...evening, prices })).toEqual([])
    expect(ask("4", { ...evening, prices })).toMatchObject([{ seats: [4] }])
  })

  it("finds the group around an accessible place", () => {
    const rows = evening.rows.map((entry, index) =>
      index === 2
        ? {
            ...entry,
            row: { ...entry.row, seats: entry.row.seats.map((seat) => ({ ...seat, accessible: true })) },
          }
        : entry,
    )
    expect(ask("2 accessible", { ...evening, rows })).toMatchObject([
      { at: ["Parterre gauche"], concessions: [] },
    ])
    expect(ask("2", { ...evening, rows }).map(({ at }) => at[0])).toContain("Parterre centre")
  })
})

describe("where in a row", () => {
  /** A section with rows A, B and so on, of which the first is in front and the last at the back. */
  const rowed = (...texts: string[]): PartyFinder => {
    const { rows, ...rest } = house({ Parterre: texts })
    return {
      ...rest,
      rows: rows.map((entry, at) => ({
        ...entry,
        rowName: "ABC"[at],
        isFront: at === 0,
        isBack: at === rows.length - 1,
      })),
    }
  }
  const seatsOf = (sentence: string, finder: PartyFinder) =>
    findParties(finder, readPartyRequest(sentence)).map(({ groups, concessions }) => [
      groups[0]?.seatIds.map((id) => id.replace("Parterre ", "")).join(),
      ...concessions,
    ])

  it("takes the end of a row for who asks for the aisle, and says when there is none", () => {
    expect(seatsOf("2 on the aisle", rowed("......"))).toEqual([["1-1,1-2"]])
    expect(seatsOf("2 bord d’allée", rowed("x....x", "......"))).toEqual([["2-1,2-2"]])
    expect(seatsOf("2 aisle", rowed("x....x"))[0]).toEqual(["1-2,1-3", "no-aisle"])
    const { rows, ...rest } = rowed("......")
    const table = rows.map((entry) => ({ ...entry, row: { ...entry.row, ring: true } }))
    expect(seatsOf("2 aisle", { ...rest, rows: table })[0]?.at(-1)).toBe("no-aisle")
  })

  it("keeps to the front row, the last or the one named, else tells that it is elsewhere", () => {
    expect(seatsOf("2, première rangée", rowed("......", "......"))).toEqual([["1-3,1-4"]])
    expect(seatsOf("2 row b", rowed("......", "......"))).toEqual([["2-3,2-4"]])
    expect(seatsOf("2 au fond", rowed("......", "......", "......"))).toEqual([["3-3,3-4"]])
    expect(seatsOf("2 at the back", rowed("......", "x.x.x."))[0]).toEqual(["1-3,1-4", "elsewhere"])
    expect(seatsOf("2 front row", rowed("x.x.x.", "......"))[0]).toEqual(["2-3,2-4", "elsewhere"])
    expect(seatsOf("2 rows b or c", rowed("......", "x.x.x.", "......"))).toEqual([["3-3,3-4"]])
    expect(seatsOf("2 rangées A à B", rowed("x.x.x.", "x.x.x.", "......"))[0]).toEqual([
      "3-3,3-4",
      "elsewhere",
    ])
    expect(seatsOf("2 row z", rowed("......"))[0]).toEqual(["1-3,1-4", "elsewhere"])
  })

  it("sits in an accessible place at the end of a row, alone or with a companion", () => {
    expect(seatsOf("fauteuil roulant, 1 place", rowed("......", "w.xxxx"))).toEqual([["2-1"]])
    expect(seatsOf("wheelchair and companion", rowed("......", "w.xxxx"))).toEqual([["2-1,2-2"]])
    // Where an ordinary pair would leave a seat alone, and the section has a better place for it.
    expect(seatsOf("wheelchair and companion", rowed("......", "w..xxx"))).toEqual([["2-1,2-2"]])
    expect(seatsOf("2", rowed("ww..", "......"))).toEqual([["1-3,1-4"]])
    expect(seatsOf("2", rowed("wwxx", "x...xx"))).toEqual([["2-3,2-4"]])
  })

  it("offers wheelchair places last to who asked for none, and first to who did", () => {
    const mixed = house({ Parterre: ["ww"], Loge: ["...."], Balcon: ["vvbb"] })
    expect(ask("2", mixed).map(({ at }) => at[0])).toEqual(["Loge", "Balcon", "Parterre"])
    expect(ask("2 cheapest", house({ Balcon: ["vv"], Parterre: ["...."] })).map(({ at }) => at[0])).toEqual([
      "Parterre",
      "Balcon",
    ])
    expect(ask("2 wheelchair", mixed).map(({ at }) => at[0])).toEqual(["Parterre", "Balcon"])
    const dearer = house({ Parterre: ["ww"], Loge: ["...."] })
    expect(ask("2, moins de 20 $", dearer)[0]).toMatchObject({ at: ["Loge"], concessions: ["dearer"] })
  })

  it("shares a price for all between them", () => {
    expect(ask("2 Balcon, 90 $ en tout", evening)).toMatchObject([{ at: ["Balcon"], concessions: [] }])
    expect(ask("2 Balcon, 89 $ en tout", evening)[0]?.concessions).toContain("dearer")
    expect(ask("2, plus de 179 $ au total", evening)[0]).toMatchObject({ level: "A", concessions: [] })
  })
})

describe("general admission", () => {
  const floor = { priceLevelId: "G", names: "Plancher Parterre debout", price: 40_00, placesLeft: 3 }
  const admitted = (sentence: string, more: Partial<typeof floor & { minTickets: number }> = {}) => {
    const request = { ...readPartyRequest(sentence), size: readPartyRequest(sentence).size ?? 2 }
    const seats = findParties(evening, request)
    return findAdmissions([{ ...floor, ...more }], request, seats).map(({ qty, total, concessions }) => [
      qty,
      total,
      ...concessions,
    ])
  }

  it("is for who wants to stand, with what differs from what was asked", () => {
    expect(admitted("2 debout")).toEqual([[2, 80_00]])
    expect(admitted("5 standing")).toEqual([[3, 120_00, "smaller"]])
    expect(admitted("2 debout, moins de 30 $")).toEqual([[2, 80_00, "dearer"]])
    expect(admitted("2 debout, plus de 50 $")).toEqual([[2, 80_00, "cheaper"]])
    expect(admitted("2 debout au balcon")).toEqual([[2, 80_00, "elsewhere"]])
    expect(admitted("1 fauteuil roulant, debout")).toEqual([[1, 40_00, "not-accessible"]])
    expect(admitted("2")).toEqual([])
  })

  it("is among the cheapest only where no seat is cheaper", () => {
    expect(admitted("2 cheapest")).toEqual([[2, 80_00]])
    expect(admitted("2 cheapest", { price: 46_00 })).toEqual([])
  })

  it("is not for fewer than its price is sold to, nor where none is left", () => {
    expect(admitted("2 debout", { minTickets: 4 })).toEqual([])
    expect(admitted("2 debout", { placesLeft: 0 })).toEqual([])
  })
})

describe("when nothing fits", () => {
  it.each([
    ["another place", "4 loge", evening, "elsewhere"],
    ["a higher price", "2 moins de 20 $", evening, "dearer"],
    ["a lower price", "2 plus de 200 $", evening, "cheaper"],
    ["sitting apart", "4", house({ P: ["..x..", "x.."] }), "apart"],
    ["one seat fewer", "6", house({ P: ["....."] }), "smaller"],
    ["a place without wheelchair access", "2 accessible", evening, "not-accessible"],
  ] as const)("offers %s", (_, sentence, finder, concession) => {
    const offers = findParties(finder, readPartyRequest(sentence))
    expect(offers.flatMap(({ concessions }) => concessions)).toContain(concession)
  })

  it("names the price nearest to the one asked", () => {
    expect(ask("2 moins de 20 $", evening)).toMatchObject([{ level: "B", concessions: ["dearer"] }])
    expect(ask("2 plus de 200 $", evening)[0]).toMatchObject({ level: "A" })
  })

  it("parts a party evenly, in one price level, each seat once", () => {
    const [offer] = findParties(house({ P: ["..x..", "x..x"] }), readPartyRequest("4, pas ensemble"))
    expect(offer?.groups.map(({ seatIds }) => seatIds.length)).toEqual([2, 2])
    expect(new Set(offer?.groups.flatMap(({ seatIds }) => seatIds)).size).toBe(4)
    expect(offer?.concessions).toEqual([])
  })

  it("concedes several things at once before giving up, and answers nothing in a full house", () => {
    const loge = house({ Balcon: ["b.b"] })
    expect(ask("2 loge moins de 10 $", loge)).not.toEqual([])
    expect(ask("2", house({ P: ["xxxx"] }))).toEqual([])
  })

  it("offers legal groups only, within what it does not concede", () => {
    const text = fc.string({ unit: fc.constantFrom(".", ".", "b", "x", "m"), minLength: 1, maxLength: 10 })
    const sections = fc.dictionary(
      fc.constantFrom("Parterre", "Balcon", "Loge"),
      fc.array(text, { minLength: 1, maxLength: 3 }),
    )
    const sentence = fc.constantFrom("2", "4 moins de 50 $", "3 loge", "5 plus de 60 $", "1", "6, séparés")
    fc.assert(
      fc.property(sections, sentence, (given, asked) => {
        const finder = house(given)
        const request = readPartyRequest(asked)
        for (const { groups, concessions, total } of findParties(finder, request)) {
          expect(total).toBe(groups.reduce((sum, group) => sum + group.price * group.seatIds.length, 0))
          for (const group of groups) {
            const scope = finder.rows.filter(({ sectionId }) => sectionId === group.sectionId)
            const row = scope.find(({ row }) => row.seats.some(({ id }) => id === group.seatIds[0]))?.row
            const seats = group.seatIds.map((id) => row?.seats.findIndex((seat) => seat.id === id) ?? -1)
            if (row === undefined) throw new Error("a group lies in a row")
            const rule = { size: seats.length, avoidSingle: true, scope: scope.map((entry) => entry.row) }
            // The second of two groups was judged with the first one taken.
            if (groups.length === 1) expect(judgePick(row, seats, rule).ok).toBe(true)
            if (!concessions.includes("dearer"))
              expect(group.price).toBeLessThanOrEqual(request.maxPrice ?? Infinity)
          }
          if (!concessions.includes("smaller"))
            expect(groups.flatMap(({ seatIds }) => seatIds)).toHaveLength(request.size ?? 2)
        }
      }),
    )
  })
})

describe("exactly what is offered", () => {
  const three = { priceLevelId: "A", name: "Or", price: 90_00 }
  const rowsOf = (...sections: readonly (readonly [string, ...string[]])[]) =>
    house(Object.fromEntries(sections.map(([name, ...texts]) => [name, texts])))

  it("orders by a place that strands nobody, then by the house's order, then by price", () => {
    const twoPrices = house({ P: ["....", "bbbb"], Q: ["...."] })
    expect(ask("2", twoPrices).map(({ at, level }) => `${at} ${level}`)).toEqual(["P A", "P B", "Q A"])
    const stranding = rowsOf(["Devant", "..."], ["Derrière", "...."])
    expect(ask("2", stranding).map(({ at }) => at[0])).toEqual(["Derrière", "Devant"])
    const sameRow = house({ P: ["..bb"] })
    expect(ask("2", sameRow).map(({ level }) => level)).toEqual(["B", "A"])
  })

  it("orders by price and then by the house's order when the cheapest are asked for", () => {
    const dear = house({ P: ["...."], Q: ["bbbb"], R: ["bbbb"] })
    expect(ask("les moins chers, 2", dear).map(({ at }) => at[0])).toEqual(["Q", "R", "P"])
  })

  it("offers three at most", () => {
    expect(ask("2", rowsOf(["P", ".."], ["Q", ".."], ["R", ".."], ["S", ".."]))).toHaveLength(3)
  })

  it("takes prices at the bounds asked for, and next to them when none lies within", () => {
    expect(ask("2 moins de 45 $", evening)).toMatchObject([{ level: "B", concessions: [] }])
    expect(ask("2 plus de 90 $", evening).map(({ concessions }) => concessions)).toEqual([[], []])
    const prices = [three, { ...three, priceLevelId: "B", price: 45_00 }]
    const finder = { ...evening, prices }
    expect(ask("entre 46 et 89 $, 2", finder)[0]).toMatchObject({ level: "A", concessions: ["dearer"] })
    expect(ask("2 plus de 91 $", finder)[0]).toMatchObject({ level: "A", concessions: ["cheaper"] })
    expect(ask("2 moins de 44 $", finder)[0]).toMatchObject({ level: "B", concessions: ["dearer"] })
  })

  it("names each concession and no other", () => {
    expect(ask("4 loge", evening)[0]?.concessions).toEqual(["elsewhere"])
    expect(ask("2 accessible", evening)[0]?.concessions).toEqual(["not-accessible"])
    expect(ask("4", house({ P: ["..x..", "x.."] })).map(({ concessions }) => concessions)).toEqual([
      ["apart"],
      ["smaller"],
    ])
    const full = house({ P: ["..x..."] })
    expect(ask("4 loge moins de 20 $", full)).toEqual([
      {
        seats: [2, 2],
        at: ["P", "P"],
        level: "A",
        total: 360_00,
        concessions: ["elsewhere", "dearer", "apart"],
      },
    ])
    const one = house({ P: [".x."] })
    expect(ask("2 loge moins de 20 $", one)[0]?.concessions).toEqual(["elsewhere", "dearer", "apart"])
    expect(ask("3 loge moins de 20 $", house({ P: ["..x"] }))[0]).toMatchObject({
      seats: [2],
      concessions: ["elsewhere", "dearer", "smaller"],
    })
  })

  it("orders places as good by the house's order, whatever comes first in the list", () => {
    const { rows, ...rest } = rowsOf(["Derrière", "...."], ["Milieu", "...."], ["Devant", "...."])
    const turned = { ...rest, rows: rows.map((entry, i) => ({ ...entry, rank: [2, 3, 1][i] ?? 0 })) }
    expect(ask("2", turned).map(({ at }) => at[0])).toEqual(["Devant", "Derrière", "Milieu"])
    expect(ask("les moins chers, 2", turned).map(({ at }) => at[0])).toEqual(["Devant", "Derrière", "Milieu"])
  })

  it("says « elsewhere » of an offer of which one part is, and not of one that is where it was asked", () => {
    const parts = rowsOf(["Loge", "..x"], ["Parterre", "..x"])
    expect(ask("4 loge, moins de 20 $", parts)).toMatchObject([
      { at: ["Loge", "Parterre"], concessions: ["elsewhere", "dearer", "apart"] },
    ])
    expect(ask("4 parterre", house({ Parterre: ["..x..", "x.."] }))[0]?.concessions).toEqual(["apart"])
  })

  it("offers another place beside fewer seats at the one asked for", () => {
    expect(ask("2 loge", rowsOf(["Loge", "."], ["Parterre", "...."]))).toMatchObject([
      { at: ["Parterre"], concessions: ["elsewhere"] },
      { at: ["Loge"], seats: [1], concessions: ["smaller"] },
    ])
  })

  it("offers at most three ways out, in the order of the concessions, those with a wheelchair place first for who asked for one", () => {
    const accessible = (entry: FinderRow): FinderRow => ({
      ...entry,
      row: { ...entry.row, seats: entry.row.seats.map((seat) => ({ ...seat, accessible: true })) },
    })
    const { rows, ...rest } = rowsOf(["Loge", "bbbb", "....", "bbxbb"], ["Gradin", "bbbb"])
    const finder = { ...rest, rows: rows.map((entry, i) => (i === 0 ? entry : accessible(entry))) }
    expect(ask("4 loge accessible, moins de 50 $", finder).map(({ concessions }) => concessions)).toEqual([
      ["elsewhere"],
      ["dearer"],
      ["apart"],
    ])
  })

  describe("beside the last wheelchair places", () => {
    const hall = (gradin: string) => {
      const { rows, ...rest } = rowsOf(["Loge", "..x.x"], ["Gradin", gradin])
      const marked = rows.map((entry, row) => ({
        ...entry,
        row: {
          ...entry.row,
          seats: entry.row.seats.map((seat, index) => ({ ...seat, accessible: row === 0 && index === 3 })),
        },
      }))
      return { ...rest, rows: marked }
    }

    it("gives none to a party that asked for none, while there is anything else", () => {
      expect(ask("3 loge", hall("....")).map(({ at, concessions }) => [at, concessions])).toEqual([
        [["Gradin"], ["elsewhere"]],
        [["Loge"], ["smaller"]],
      ])
    })

    it("says so where there is nothing else", () => {
      expect(ask("3, pas ensemble", hall("xxxx")).map(({ concessions }) => concessions)).toEqual([
        ["accessible"],
      ])
    })

    it("offers one first to whoever asked for it", () => {
      const [first] = ask("2 accessible", hall("...."))
      expect(first?.concessions).not.toContain("not-accessible")
    })
  })

  it("offers a lower price beside another place at the one asked for", () => {
    const { rows, prices } = rowsOf(["Loge", "bbbb"], ["Parterre", "...."], ["Loge haute", "bbbb"])
    const bronze = { priceLevelId: "B", name: "Bronze", price: 30_00 }
    expect(ask("2 loge, plus de 80 $", { rows, prices, rule: { avoidSingle: true } })).toMatchObject([
      { at: ["Parterre"], concessions: ["elsewhere"] },
      { level: "B", concessions: ["cheaper"] },
    ])
    const twoBelow = { rows, prices: [bronze, { ...bronze, priceLevelId: "A", price: 60_00 }] }
    expect(ask("2 plus de 80 $", { ...twoBelow, rule: { avoidSingle: true } })).toMatchObject([
      { level: "A", concessions: ["cheaper"] },
    ])
  })

  it("goes above the price asked for before it goes below", () => {
    expect(ask("entre 50 et 80 $, 2", evening)[0]).toMatchObject({ level: "A", concessions: ["dearer"] })
    const balcony = house({ Balcon: ["bbbb"] })
    expect(ask("entre 50 et 80 $, 2", balcony)[0]).toMatchObject({ level: "B", concessions: ["cheaper"] })
    // Of prices below, the dearest.
    const prices = [
      { priceLevelId: "A", name: "Or", price: 60_00 },
      { priceLevelId: "B", name: "Bronze", price: 20_00 },
    ]
    expect(ask("2 plus de 70 $", { ...evening, prices })[0]).toMatchObject({ level: "A" })
    expect(ask("2 moins de 10 $", { ...evening, prices })[0]).toMatchObject({ level: "B" })
  })

  it("offers no more seats than were asked for, where a price is sold by more", () => {
    const prices = [{ priceLevelId: "B", name: "Balcon", price: 45_00, minTickets: 4 }]
    expect(ask("3", { ...evening, prices })).toEqual([])
  })

  it("goes down one seat at a time, and not below one", () => {
    expect(ask("5", house({ P: ["...x"] })).at(-1)).toMatchObject({ seats: [3], concessions: ["smaller"] })
    expect(ask("5", house({ P: ["xx"] }))).toEqual([])
  })

  it("parts a party over two sections, and over two rows of one without a seat twice", () => {
    expect(ask("4, séparés", rowsOf(["P", "..x"], ["Q", "..x"]))).toMatchObject([
      { at: ["P", "Q"], seats: [2, 2] },
    ])
    const [offer] = findParties(rowsOf(["P", "..", ".."]), readPartyRequest("4, séparés"))
    expect(new Set(offer?.groups.flatMap(({ seatIds }) => seatIds)).size).toBe(4)
    expect(ask("5, séparés", rowsOf(["P", "..."], ["Q", ".."]))).toMatchObject([
      { at: ["P", "Q"], seats: [3, 2] },
    ])
  })

  it("parts a party within one price level only", () => {
    expect(ask("4, séparés", house({ P: ["..bb"] }))).toMatchObject([
      { seats: [2], concessions: ["smaller"] },
    ])
    expect(ask("4, séparés", house({ P: ["..xbb", "..x"] }))).toMatchObject([{ seats: [2, 2], level: "A" }])
    expect(ask("5, séparés", house({ P: ["..x..."] }))).toMatchObject([{ seats: [3, 2] }])
  })

  it("takes an accessible group only around an accessible place of the price level that is free", () => {
    const marked = (text: string, position: number): FinderRow => ({
      rank: 1,
      sectionId: "P",
      names: "P",
      row: {
        ring: false,
        seats: rowFrom(text).seats.map((seat, index) => ({
          ...seat,
          id: String(index),
          accessible: index === position,
        })),
      },
    })
    const of = (...rows: FinderRow[]) => ({ ...evening, rows })
    const seats = (finder: PartyFinder) =>
      findParties(finder, readPartyRequest("2 accessible")).map(({ groups, concessions }) => [
        groups[0]?.seatIds.join(" "),
        ...concessions,
      ])
    expect(seats(of(marked("....", 3)))).toEqual([["2 3"]])
    expect(seats(of(marked("..x.", 3)))).toEqual([
      ["3", "apart"],
      ["3", "smaller"],
      ["0 1", "not-accessible"],
    ])
    expect(seats(of(marked("..xx", 3)))).toEqual([["0 1", "not-accessible"]])
    const back = { ...marked("....", 0), rank: 9 }
    expect(seats(of(back, marked("....", 3)))).toEqual([["2 3"]])
  })
})
