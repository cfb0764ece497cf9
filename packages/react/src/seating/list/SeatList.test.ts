import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"
import { englishListLabels, frenchListLabels, type SeatListLabels } from "./list-labels.ts"
import { SeatList, type SeatListProps } from "./SeatList.tsx"
import { SeatListSection } from "./SeatListSection.tsx"

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")

async function listed(
  labels: SeatListLabels,
  defaultSearch: string,
  slots?: (shop: Required<Pick<SeatListProps, "selection" | "labels">>) => Partial<SeatListProps>,
  clicked: readonly string[] = ["Corbeille-0-0"],
) {
  const shop = fakeClient([
    { id: "Corbeille", rows: ["....x..", "##"] },
    { id: "Tables", rows: ["...."], table: true },
  ])
  const selection = createSeatSelection(shop.client, "le-cid")
  stops.push(selection.start())
  await settle()
  shop.poll()
  await settle()
  for (const seatId of clicked) selection.click(seatId)
  shop.showCart(["Corbeille-0-3"])
  const markup = plain(
    renderToStaticMarkup(
      createElement(SeatList, { selection, labels, defaultSearch, ...slots?.({ selection, labels }) }),
    ),
  )
  return {
    markup,
    names: [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name),
    found: /<output[^>]*>([^<]*)</.exec(markup)?.[1],
    headings: [...markup.matchAll(/<h3><button[^>]*>([^<]*)</g)].map(([, heading]) => heading),
  }
}

describe("the list of seats, read aloud", () => {
  it("says every state of a seat in French [MAP-017] [MAP-018] [MAP-020] [MAP-021]", async () => {
    expect(await listed(frenchListLabels(), "corbeille")).toMatchObject({
      found: "1 section",
      headings: ["Corbeille, 6 places libres, 69,50 $"],
      names: [
        "Rangée A, siège 1, gold, 69,50 $, frais compris, taxes en sus, choisi",
        "Rangée A, siège 2, gold, 69,50 $, frais compris, taxes en sus, choisi",
        "Rangée A, siège 3, gold, 69,50 $, frais compris, taxes en sus, pas assez de places ensemble ici",
        "Rangée A, siège 4, gold, 69,50 $, frais compris, taxes en sus, dans votre panier",
        "Rangée A, siège 5, gold, 69,50 $, frais compris, taxes en sus, non disponible",
        "Rangée A, siège 6, gold, 69,50 $, frais compris, taxes en sus",
        "Rangée A, siège 7, gold, 69,50 $, frais compris, taxes en sus",
        "Rangée B, siège 1, non disponible",
        "Rangée B, siège 2, non disponible",
      ],
    })
  })

  it("says the same in English", async () => {
    expect(await listed(englishListLabels(), "tables")).toMatchObject({
      found: "1 section",
      headings: ["Tables, 4 seats available, $69.50"],
      names: ["1", "2", "3", "4"].map(
        (seat) => `Table A, seat ${seat}, gold, $69.50, fees included, plus taxes`,
      ),
    })
    const { names } = await listed(englishListLabels(), "corbeille row a")
    expect(names).toContain("Row A, seat 1, gold, $69.50, fees included, plus taxes, selected")
    expect(names).toContain(
      "Row A, seat 3, gold, $69.50, fees included, plus taxes, not enough seats together here",
    )
    expect(names).toContain("Row A, seat 4, gold, $69.50, fees included, plus taxes, in your cart")
    expect(names).toContain("Row A, seat 5, gold, $69.50, fees included, plus taxes, not available")
  })

  it("finds a seat by what is typed and says how many answer", async () => {
    const one = await listed(frenchListLabels(), "corbeille A 6")
    expect(one.found).toBe("1 section, 1 siège")
    expect(one.names).toEqual(["Rangée A, siège 6, gold, 69,50 $, frais compris, taxes en sus"])
    expect((await listed(frenchListLabels(), "balcon")).found).toMatch(
      /^Rien ne correspond à cette recherche\./,
    )
    expect((await listed(englishListLabels(), "A 3")).found).toBe("2 sections, 2 seats")
  })

  it("tells a seat outside the chosen prices from one that cannot have the party", async () => {
    const labels = { fr: frenchListLabels(), en: englishListLabels() }
    const row = { id: "A", name: "A", type: "SEAT", seats: [], freeSeats: 1 } as const
    const seat = {
      id: "1",
      name: "1",
      state: "free",
      dimmed: true,
      filtered: true,
      accessible: false,
      note: undefined,
      priceLevel: undefined,
    } as const
    expect(labels.fr.seat(seat, row)).toBe("Rangée A, siège 1, hors des prix choisis")
    expect(labels.en.seat(seat, row)).toBe("Row A, seat 1, outside your price range")
  })

  it("begins at the section of the last choice, and shows all closed before there is one", async () => {
    const chosen = await listed(englishListLabels(), "")
    const isOpen = (markup: string) =>
      [...markup.matchAll(/<h3><button[^>]*aria-expanded="(\w+)"/g)].map(([, of]) => of)
    expect([chosen.headings.length, isOpen(chosen.markup)]).toEqual([2, ["true", "false"]])
    expect(chosen.names).toContain("Row A, seat 1, gold, $69.50, fees included, plus taxes, selected")
    const untouched = await listed(englishListLabels(), "", undefined, [])
    expect([untouched.names, isOpen(untouched.markup)]).toEqual([[], ["false", "false"]])
  })

  it("tells what state a seat is in to a style sheet", async () => {
    const open = await listed(englishListLabels(), "corbeille A 1")
    expect(open.markup).toContain('aria-pressed="true" data-state="selected"')
  })

  it("makes each row one stop of the Tab key, at the first seat that is chosen or can be", async () => {
    const { markup } = await listed(englishListLabels(), "corbeille")
    const stops = [...markup.matchAll(/<button[^>]*tabindex="0"[^>]*aria-label="([^"]*)"/gi)]
    expect(stops.map(([, name]) => name)).toEqual([
      "Row A, seat 1, gold, $69.50, fees included, plus taxes, selected",
    ])
  })

  it("says a row without a name by its seats alone, and a row called by its word once", () => {
    const seat = {
      id: "1",
      name: "Siège 12",
      state: "free",
      dimmed: false,
      filtered: false,
      accessible: false,
      note: undefined,
      priceLevel: undefined,
    } as const
    const row = { id: "A", name: "", type: "SEAT", seats: [], freeSeats: 1 } as const
    expect(frenchListLabels().seat(seat, row)).toBe("Siège 12")
    expect(englishListLabels().seat(seat, row)).toBe("Seat 12")
    expect(frenchListLabels().row(row)).toBe("Places, 1 place libre")
    expect(frenchListLabels().row({ ...row, name: "Rang 1" })).toBe("Rangée 1, 1 place libre")
  })
})

describe("a section in the slots of a shop", () => {
  const inSlots = (defaultSearch: string) =>
    listed(frenchListLabels(), defaultSearch, (shop) => ({
      children: ({ match, isOpen, onToggle }) =>
        createElement(SeatListSection, {
          ...shop,
          match,
          isOpen,
          onToggle,
          title: createElement("b", {}, match.section.name),
          lead: createElement("i", {}, "vue"),
          foldsRows: true,
          rowTitle: shop.labels.rowName,
          className: "rows",
        }),
    }))

  it("has the shop's heading and lead, and rows that are closed until they are opened, but for one with a choice", async () => {
    const { markup, names } = await inSlots("corbeille")
    expect(markup).toMatch(/<h3><button[^>]*aria-expanded="true"[^>]*><b>Corbeille<\/b>/)
    expect(markup).toContain('<i>vue</i><ul class="rows">')
    expect(
      [...markup.matchAll(/<h4><button[^>]*aria-expanded="(\w+)"[^>]*>([^<]*)</g)].map(([, ...row]) => row),
    ).toEqual([
      ["true", "Rangée A"],
      ["false", "Rangée B"],
    ])
    expect(names).toHaveLength(7)
  })

  it("opens the row that was searched for, its seats named as everywhere", async () => {
    const { names, markup } = await inSlots("corbeille A 6")
    expect(names).toEqual(["Rangée A, siège 6, gold, 69,50 $, frais compris, taxes en sus"])
    expect(markup).toContain('role="group" aria-label="Rangée A" data-list-row=""')
  })
})
