import { afterEach, describe, expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { type DrawnSection, eventOf } from "../../../test/house.ts"
import type { SeatSelection } from "../seat-selection.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function open(house: DrawnSection[], mode?: "full" | "polygons", event = eventOf(mode ?? "full")) {
  const shop = fakeClient(house, mode, event)
  const selection = createSeatSelection(shop.client, "le-cid")
  stops.push(selection.start())
  await settle()
  shop.poll()
  await settle()
  return { ...shop, selection, picked: () => selection.get().seats.map(({ seatId }) => seatId) }
}

describe("seats asked for in words", () => {
  it("finds them together and selects them in one step", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["..x..", "...."] }])
    const { size, offers } = await selection.findParty("4 ensemble")
    expect(size).toBe(4)
    expect(offers[0]?.groups[0]?.seatIds).toEqual(["A-1-0", "A-1-1", "A-1-2", "A-1-3"])
    expect(await selection.takeOffer(offers[0]!)).toBe(true)
    expect(picked()).toHaveLength(4)
  })

  it("takes an offer whole or not at all: seats sold meanwhile are not picked [SEAT-003]", async () => {
    const { selection, picked, redraw } = await open([{ id: "A", rows: ["..x..", "...."] }])
    const { offers } = await selection.findParty("4 ensemble")
    redraw({ id: "A", rows: ["..x..", "...x"] })
    await settle()
    expect(await selection.takeOffer(offers[0]!)).toBe(false)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason: "seat-taken" })
  })

  it("says of an offer that has gone into the cart that it is there", async () => {
    const { selection, picked, showCart } = await open([{ id: "A", rows: ["....", "...."] }])
    const { offers } = await selection.findParty("2")
    showCart([...offers[0]!.groups[0]!.seatIds])
    expect(await selection.takeOffer(offers[0]!)).toBe(false)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason: "in-cart" })
  })

  it("takes an offer of a section that the map has let go since", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["...."] }], "polygons")
    const { offers } = await selection.findParty("2")
    selection.dropSections(["A"])
    expect(selection.get().sections.size).toBe(0)
    expect(await selection.takeOffer(offers[0]!)).toBe(true)
    expect(picked()).toHaveLength(2)
  })

  it("means the party's size when the sentence names none", async () => {
    const { selection } = await open([{ id: "Loge", rows: ["......"] }])
    selection.setPartySize(5)
    const { size, offers } = await selection.findParty("loge")
    expect(size).toBe(5)
    expect(offers[0]?.groups[0]?.seatIds).toHaveLength(5)
  })

  it("does not offer what is selected already", async () => {
    const { selection } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    const { offers } = await selection.findParty("2")
    expect(offers[0]?.groups[0]?.seatIds).toEqual(["A-0-2", "A-0-3"])
  })

  it("loads the sections of a large venue that it needs to look into", async () => {
    const { selection } = await open(
      [
        { id: "A", rows: ["xxxx"] },
        { id: "B", rows: ["...."] },
      ],
      "polygons",
    )
    expect(selection.get().sections.size).toBe(0)
    const { offers } = await selection.findParty("4")
    expect(offers[0]?.groups[0]?.sectionId).toBe("B")
  })

  it("looks into the other sections of a large venue when none can have what was asked", async () => {
    const { selection } = await open(
      [
        { id: "A", rows: ["..xx"] },
        { id: "B", rows: ["xxxx"], priceLevel: "silver" },
      ],
      "polygons",
    )
    const { offers } = await selection.findParty("2, moins de 50 $")
    expect(offers.map(({ concessions }) => concessions)).toEqual([["dearer"]])
  })

  describe("of a party that may sit apart in a large venue", () => {
    const section = (index: number, rows: string[], priceLevel = "gold") => ({
      id: `S${String(index).padStart(2, "0")}`,
      rows,
      priceLevel,
    })
    /** Sections in which nobody finds two seats together. */
    const ragged = (count: number) =>
      Array.from({ length: count }, (_, i) => section(i, [".x.x.x.x"], "silver"))

    it("looks together everywhere before it looks apart", async () => {
      const house = [section(0, ["..x..x"]), ...ragged(16).slice(1), section(20, ["...."])]
      const { selection } = await open(house, "polygons")
      const { offers } = await selection.findParty("4 séparés")
      expect(offers.map(({ groups }) => groups.map(({ sectionId }) => sectionId))).toEqual([["S20"]])
    })

    it("finds two halves that were never loaded at once", async () => {
      const house = [section(0, ["..x.x."]), ...ragged(30).slice(1), section(40, ["..x.x."])]
      const { selection, picked } = await open(house, "polygons")
      const { offers } = await selection.findParty("4 séparés")
      expect(offers[0]?.groups.map(({ sectionId }) => sectionId)).toEqual(["S00", "S40"])
      expect(offers[0]?.concessions).toEqual([])
      expect(await selection.takeOffer(offers[0]!)).toBe(true)
      expect(picked()).toHaveLength(4)
    })

    it("finds them in sections with fewer places left than the party has", async () => {
      const house = [section(0, ["..xx"]), section(1, ["xx.."])]
      const { selection } = await open(house, "polygons")
      const { offers } = await selection.findParty("4 séparés")
      expect(offers[0]?.groups.map(({ seatIds }) => seatIds.length)).toEqual([2, 2])
    })

    it("reads no arena to better an offer: the sections nearest to it, and on only while there is none", async () => {
      const few = (index: number) => section(index, [".xxxx"])
      const all = Array.from({ length: 60 }, (_, index) => few(index))
      const offered = all.with(30, section(30, [".x.x.x.x"]))
      const { selection, record } = await open(offered, "polygons")
      const found = await selection.findParty("4 séparés")
      expect(found.offers.map(({ concessions }) => concessions)).toEqual([["smaller"]])
      expect(new Set(record.detailsRead)).toEqual(
        new Set(Array.from({ length: 16 }, (_, at) => `S${30 + (at % 2 === 0 ? at / 2 : -(at + 1) / 2)}`)),
      )
      const sold = Array.from({ length: 60 }, (_, index) => section(index, ["xxxx"]))
      const last = await open(sold.with(50, few(50)), "polygons")
      expect((await last.selection.findParty("2 séparés")).offers).toHaveLength(1)
    })

    it("finds what the same house loaded whole would offer", async () => {
      const house = [section(0, ["...x"]), ...ragged(17).slice(1), section(20, ["x.x.x."])]
      const [large, small] = [await open(house, "polygons"), await open(house, "full")]
      const asked = "4 séparés, moins de 70 $"
      const apart = await large.selection.findParty(asked)
      expect(apart.offers.map(({ groups }) => groups.map(({ seatIds }) => seatIds))).toEqual(
        (await small.selection.findParty(asked)).offers.map(({ groups }) =>
          groups.map(({ seatIds }) => seatIds),
        ),
      )
      expect(apart.offers).toHaveLength(1)
    })
  })

  describe("in a large venue", () => {
    const section = (index: number, rows: string[], priceLevel = "gold") => ({
      id: `S${String(index).padStart(2, "0")}`,
      rows,
      priceLevel,
    })
    const many = (...special: { id: string; rows: string[]; priceLevel: string }[]) =>
      Array.from(
        { length: 40 },
        (_, i) => special.find(({ id }) => id === section(i, []).id) ?? section(i, ["...."]),
      )

    it("finds what the map lets go of while it is read", async () => {
      const { selection } = await open(many(section(30, ["ww"])), "polygons")
      const stop = selection.subscribe(() => {
        const loaded = [...selection.get().sections.keys()]
        if (loaded.length > 0) selection.dropSections(loaded)
      })
      const { offers } = await selection.findParty("2 en fauteuil roulant")
      stop()
      expect(offers.map(({ groups, concessions }) => [groups[0]?.sectionId, concessions])).toEqual([
        ["S30", []],
      ])
      selection.dropSections([...selection.get().sections.keys()])
      expect(selection.get().sections.size).toBe(0)
    })

    it("looks on for who asked for no wheelchair place, and takes one where nothing else is left", async () => {
      const { selection } = await open([section(0, ["ww"]), ...many(section(0, ["xx"])).slice(1)], "polygons")
      expect((await selection.findParty("2")).offers[0]?.groups[0]?.sectionId).toBe("S01")
      const full = many(section(0, ["xx"])).map(({ id }, at) => section(at, [id === "S30" ? "ww" : "xx"]))
      const last = await open(full, "polygons")
      expect((await last.selection.findParty("2")).offers[0]?.groups[0]?.sectionId).toBe("S30")
    })

    it("waits for sections that the map asked for already", async () => {
      const { selection } = await open([section(0, ["ww"])], "polygons")
      void selection.needSections(["S00"])
      const { offers } = await selection.findParty("2 wheelchair")
      expect(offers[0]?.concessions).toEqual([])
    })

    it("finds the cheapest of the whole house, and reads no dearer section for it", async () => {
      const { selection, record } = await open(many(section(35, ["...."], "silver")), "polygons")
      await selection.needSections(["S00"])
      const { offers } = await selection.findParty("les 2 moins chères")
      expect(offers[0]?.groups[0]).toMatchObject({ sectionId: "S35", price: 49_50 })
      expect(record.detailsRead).toEqual(["S00", "S35"])
    })

    it("reads no section that is not wanted", async () => {
      const { selection, record } = await open(many(), "polygons")
      const { request, offers } = await selection.findParty("2 places, pas dans la section S00")
      expect(request).toMatchObject({ size: 2, excluded: ["S00"], leftAside: [] })
      expect(offers[0]?.concessions).toEqual([])
      expect(record.detailsRead).not.toContain("S00")
    })

    it("looks no further than the section that was named", async () => {
      const { selection, record } = await open(many(), "polygons")
      const { request, offers } = await selection.findParty("2 places dans la section S35")
      expect(request).toMatchObject({ size: 2, places: ["S35"], leftAside: [] })
      expect(offers[0]?.groups[0]?.sectionId).toBe("S35")
      expect(record.detailsRead).toEqual(["S35"])
    })
  })

  describe("of general admission", () => {
    const house = [{ id: "A", rows: ["...."] }]

    it("leads to the standing area who asks for it, in so many words or by its name", async () => {
      const { selection } = await open(house)
      for (const sentence of ["2 standing", "2 debout", "2 floor", "deux places au floor"]) {
        const { offers, admissions } = await selection.findParty(sentence)
        expect([sentence, offers, admissions]).toEqual([
          sentence,
          [],
          [{ priceLevelId: "floor", qty: 2, price: 34_50, total: 69_00, concessions: [] }],
        ])
      }
    })

    it("offers it among the cheapest where it is as cheap, and not to who named none", async () => {
      const { selection } = await open(house)
      expect((await selection.findParty("2 cheapest")).admissions).toHaveLength(1)
      expect((await selection.findParty("2")).admissions).toEqual([])
      expect((await selection.findParty("2 cheapest on the aisle")).admissions).toEqual([])
    })

    it("offers it where no seat is left, and seats where nobody stands", async () => {
      const { selection } = await open([{ id: "A", rows: ["xx"] }])
      expect(await selection.findParty("2")).toMatchObject({ offers: [], admissions: [{ qty: 2 }] })
      const event = eventOf("full")
      const seated = { ...event, priceLevels: event.priceLevels.filter(({ rs }) => rs) }
      const shop = await open(house, "full", seated)
      expect(await shop.selection.findParty("2 standing")).toMatchObject({
        request: { standing: true },
        offers: [{ concessions: [] }],
        admissions: [],
        hasAdmission: false,
      })
    })
  })

  it("seeks nothing for nobody, and tells a number that no party has", async () => {
    const { selection } = await open([{ id: "A", rows: ["............"] }])
    expect(await selection.findParty("zéro place debout")).toMatchObject({
      request: { beyond: 0, standing: true },
      offers: [],
      admissions: [],
      hasAdmission: true,
    })
    const { request, size, offers } = await selection.findParty("12 places")
    expect([request.beyond, size, offers[0]?.groups[0]?.seatIds.length]).toEqual([12, 10, 10])
  })

  it("shares 200 dollars in all between those who come", async () => {
    const { selection } = await open([{ id: "A", rows: ["....", "ssss"] }])
    const { offers } = await selection.findParty("4 places, maximum 200 $ au total")
    expect(offers.map(({ total, concessions }) => [total, concessions])).toEqual([[4 * 49_50, []]])
  })

  it("says what it had to concede", async () => {
    const { selection } = await open([{ id: "A", rows: ["..x.."] }])
    const { offers } = await selection.findParty("4 together")
    expect(offers.map(({ concessions }) => concessions)).toContainEqual(["apart"])
  })
})

describe("what is asked for by a name that the house has none of", () => {
  const hall = [
    { id: "101", rows: ["....", "...."] },
    { id: "102", rows: ["...."] },
  ]

  it("is named, with what there is, and other seats are offered", async () => {
    const { selection } = await open(hall)
    const section = await selection.findParty("2 places section 999")
    expect(section.absent).toEqual([
      { kind: "section", said: "section 999", instead: ["101", "102"], hasMore: false, isSure: true },
    ])
    expect(section.request.leftAside).toEqual([])
    expect(section.offers.length).toBeGreaterThan(0)
    const row = await selection.findParty("2 places rangée ZZ")
    expect(row.absent).toMatchObject([{ kind: "row", said: "ZZ", isSure: true }])
    const several = async (said: string) => (await selection.findParty(said)).absent.map(({ said }) => said)
    expect(await several("2 places rangée YY ou ZZ")).toEqual(["YY"])
    expect(await several("2 places rangées 97 ou 98")).toEqual(["97, 98"])
    expect(await several("2 places rangées 97 à 99")).toEqual(["97–99"])
    expect(row.absent[0]?.instead.length).toBeGreaterThan(0)
    expect(row.offers.length).toBeGreaterThan(0)
  })

  it("is told by the names next to it where there are many", async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ id: `${101 + i}`, rows: ["...."] }))
    const { selection } = await open(many, "polygons")
    const near = async (said: string) => (await selection.findParty(said)).absent[0]?.instead
    expect(await near("section 999")).toEqual(["118", "119", "120"])
    expect(await near("section 1")).toEqual(["101", "102", "103"])
    expect(await near("section ZZ")).toEqual(["101", "…", "120"])
  })

  it("is a row that nobody has found, where sections are still unread", async () => {
    const house = [...hall, { id: "103", rows: ["xxxx"] }]
    const { selection } = await open(house, "polygons")
    expect((await selection.findParty("2 places rangée ZZ")).absent).toMatchObject([{ isSure: false }])
  })

  it("is nothing that is there", async () => {
    const { selection } = await open(hall)
    const [row] = selection.get().sections.get("101")?.section.rows ?? []
    for (const sentence of [
      "2 places section 101",
      `2 places rangée ${row?.name}`,
      `2 places rangée ZZ ou ${row?.name}`,
      "2 places devant",
    ])
      expect((await selection.findParty(sentence)).absent).toEqual([])
  })
})

describe("a lost pick", () => {
  const offered = (selection: SeatSelection) => selection.get().nearest.map(({ seatIds }) => seatIds)

  const lose = async (rows: string[], after: string[]) => {
    const house = [{ id: "A", rows }]
    const shop = await open(house)
    shop.selection.click("A-0-0")
    expect(shop.picked()).toEqual(["A-0-0", "A-0-1"])
    house[0]!.rows = after
    shop.poll()
    await settle()
    return shop
  }

  it("offers equals: as many together, the same price level, near where they were", async () => {
    const { selection, picked } = await lose(["......", "......"], ["xx....", "......"])
    expect(selection.get().lost.map(({ seatId }) => seatId)).toEqual(["A-0-0", "A-0-1"])
    expect(offered(selection)).toEqual([["A-0-2", "A-0-3"]])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-2", "A-0-3"])
    expect(selection.get().lost).toEqual([])
  })

  it("keeps a party whole that lost one of its seats", async () => {
    const { selection, picked } = await lose(["....", "...."], ["x...", "...."])
    expect(picked()).toEqual(["A-0-1"])
    expect(offered(selection).map((party) => party.length)).toEqual([2])
    expect(offered(selection).flat()).not.toContain("A-0-0")
    selection.takeNearest()
    expect(picked()).toHaveLength(2)
    expect(new Set(picked().map((id) => id.slice(0, 3))).size).toBe(1)
  })

  it("leaves alone the seats of another price level in the same row", async () => {
    const house = [{ id: "A", rows: ["..ss", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.click("A-0-2")
    expect(picked()).toEqual(["A-0-0", "A-0-1", "A-0-2", "A-0-3"])
    house[0]!.rows = ["x.ss", "...."]
    poll()
    await settle()
    expect(offered(selection)).toEqual([["A-1-0", "A-1-1"]])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-2", "A-0-3", "A-1-0", "A-1-1"])
  })

  it("keeps the price types the shopper chose, lost seats' and left ones' alike", async () => {
    const house = [{ id: "A", rows: ["....", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.setPrice(["A-0-0"], "gold.student")
    house[0]!.rows = ["x...", "...."]
    poll()
    await settle()
    expect(picked()).toEqual(["A-0-1"])
    selection.takeNearest()
    expect(picked()).toHaveLength(2)
    expect(selection.get().seats.map(({ priceId }) => priceId)).toEqual(["gold.student", "gold.adult"])
    expect(selection.get().totals.total).toBe(5450 + 6950)
  })

  it("offers as many as there were, where the price begun with is sold by more [SEAT-004]", async () => {
    const house = [{ id: "A", rows: ["....", "......"] }]
    const event = eventOf("full")
    const [gold, ...others] = event.priceLevels
    if (gold === undefined) throw new Error("the house has a price level")
    const shop = await open(house, "full", event)
    shop.selection.click("A-0-0")
    // From now on four are the fewest of the first price; the party of two has another.
    shop.selection.setPrice(shop.picked(), "gold.student")
    const prices = gold.prices.map((price, i) => (i === 0 ? { ...price, minTickets: 4 } : price))
    Object.assign(event, { priceLevels: [{ ...gold, prices }, ...others] })
    shop.selection.retry()
    await settle()
    house[0]!.rows = ["xx..", "......"]
    shop.poll()
    await settle()
    expect(offered(shop.selection)).toEqual([["A-0-2", "A-0-3"]])
    shop.selection.takeNearest()
    expect(shop.selection.get().seats.map(({ priceId }) => priceId)).toEqual(["gold.student", "gold.student"])
  })

  it("offers two broken parties seats of their own", async () => {
    const house = [{ id: "A", rows: ["......", "....", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.click("A-1-0")
    house[0]!.rows = ["xxxxxx", "xxxx", "...."]
    poll()
    await settle()
    const nearest = offered(selection)
    expect(nearest.flat().toSorted()).toEqual(["A-2-0", "A-2-1", "A-2-2", "A-2-3"])
    selection.takeNearest()
    expect(picked()).toHaveLength(4)
    // Side by side in one row they are still two parties, of which one can be given up alone.
    expect(Map.groupBy(selection.get().seats, ({ party }) => party).size).toBe(2)
    expect(nearest.map((party) => party.toSorted())).toContainEqual(selection.preview("A-2-0").toSorted())
  })

  it("leaves what is left of a party without equals to the shopper, beside the equals of another", async () => {
    const house = [{ id: "A", rows: ["...", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.setPartySize(3)
    selection.click("A-0-0")
    selection.setPartySize(2)
    selection.click("A-1-0")
    house[0]!.rows = [".x.", "xx.."]
    poll()
    await settle()
    expect(selection.get().nearest).toEqual([{ seatIds: ["A-1-2", "A-1-3"], insteadOf: ["A-1-0", "A-1-1"] }])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-0", "A-0-2", "A-1-2", "A-1-3"])
    expect(await selection.addToCart()).toBe(true)
  })

  it("offers one party nothing that would strand a seat beside the equals of another", async () => {
    const house = [{ id: "A", rows: ["..", "....", "......"] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.click("A-1-3")
    expect(picked()).toEqual(["A-0-0", "A-0-1", "A-1-2", "A-1-3"])
    house[0]!.rows = ["xx", "...x", "......"]
    poll()
    await settle()
    expect(offered(selection)).toHaveLength(2)
    selection.takeNearest()
    expect(picked()).toHaveLength(4)
    expect(await selection.addToCart()).toBe(true)
  })

  it("offers the next best once the equals offered go to others too, and as long as they stay the same", async () => {
    const house = [{ id: "A", rows: ["....", "....", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    for (const [rows, equals] of [
      [
        ["xx..", "....", "...."],
        ["A-0-2", "A-0-3"],
      ],
      [
        ["xx..", "....", "..xx"],
        ["A-0-2", "A-0-3"],
      ],
      [
        ["xxx.", "....", "..xx"],
        ["A-1-0", "A-1-1"],
      ],
      [["xxxx", "xxxx", "xxxx"], []],
      [
        ["xxxx", "..xx", "xxxx"],
        ["A-1-0", "A-1-1"],
      ],
    ] as const) {
      house[0]!.rows = [...rows]
      poll()
      await settle()
      expect(offered(selection)).toEqual(equals.length > 0 ? [equals] : [])
      expect(selection.get().lost).toHaveLength(2)
    }
    selection.takeNearest()
    expect(picked()).toEqual(["A-1-0", "A-1-1"])
  })

  it("offers instead of a refused click only what is still there", async () => {
    const house = [{ id: "A", rows: ["x.....", "...."] }]
    const { selection, poll } = await open(house)
    selection.click("A-0-0")
    expect(offered(selection)).toEqual([["A-0-1", "A-0-2"]])
    house[0]!.rows = ["xxx...", "...."]
    poll()
    await settle()
    expect(selection.get()).toMatchObject({ nearest: [], refusal: { reason: "seat-taken" } })
  })

  it("keeps the sections of what is offered, wherever the map has gone since", async () => {
    const house = ["....", "...", "..."].map((row, i) => ({ id: "ABC"[i] ?? "", rows: [row] }))
    const { selection, picked, poll } = await open(house, "polygons")
    await selection.needSections(["A", "B", "C"])
    selection.click("A-0-0")
    selection.setPartySize(3)
    selection.click("C-0-0")
    for (const [i, rows] of [["xx.."], ["..."], ["x.."]].entries()) house[i]!.rows = rows
    poll()
    await settle()
    expect(offered(selection)).toEqual([
      ["A-0-2", "A-0-3"],
      ["B-0-0", "B-0-1", "B-0-2"],
    ])
    selection.dropSections(["A", "B", "C"])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-2", "A-0-3", "B-0-0", "B-0-1", "B-0-2"])
  })

  it("hands each party's price types on to its own equals, whichever lost seats first", async () => {
    const house = [{ id: "A", rows: ["......", "....", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.click("A-1-0")
    selection.setPrice(["A-1-0", "A-1-1"], "gold.student")
    for (const rows of [
      ["......", "xxxx", "...."],
      ["xxxx..", "xxxx", "...."],
    ]) {
      house[0]!.rows = rows
      poll()
      await settle()
    }
    const [toAdults, toStudents] = selection.get().nearest
    expect([toAdults?.insteadOf, toStudents?.insteadOf]).toEqual([
      ["A-0-0", "A-0-1"],
      ["A-1-0", "A-1-1"],
    ])
    selection.takeNearest()
    expect(selection.get().seats.map(({ seatId, priceId }) => [seatId, priceId])).toEqual([
      ...(toAdults?.seatIds ?? []).map((seatId) => [seatId, "gold.adult"]),
      ...(toStudents?.seatIds ?? []).map((seatId) => [seatId, "gold.student"]),
    ])
    expect(picked()).toHaveLength(4)
  })

  it("offers nothing when nothing as good is left", async () => {
    const { selection } = await lose(["..x"], ["xxx"])
    expect(selection.get().lost).toHaveLength(2)
    expect(selection.get().nearest).toEqual([])
  })
})

describe("seats removed by mistake", () => {
  it("come back with the price types they had", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    selection.setPrice(["A-0-0"], "gold.student")
    const before = selection.get().seats
    selection.clear()
    expect(picked()).toEqual([])
    expect(selection.restore(before)).toBe(true)
    expect(selection.get().seats.map(({ priceId }) => priceId)).toEqual(["gold.student", "gold.adult"])
  })

  it("stay gone, all of them, when someone took one meanwhile", async () => {
    const { selection, picked, redraw } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    const before = selection.get().seats
    selection.clear()
    redraw({ id: "A", rows: ["x..."] })
    await settle()
    expect(selection.restore(before)).toBe(false)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason: "seat-taken" })
  })
})
