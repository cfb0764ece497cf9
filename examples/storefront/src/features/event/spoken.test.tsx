import { problems } from "@parterre/contract"
import { readPartyRequest } from "@parterre/domain/party-finder"
import type { FoundParty, ListedRow, ListedSeat, SeatLocation, SelectedSeat } from "@parterre/react"
import { ContractProblem } from "@parterre/sdk"
import { describe, expect, it } from "vitest"
import { VenueMap } from "../../shared/seat-map/VenueMap.tsx"
import { ListedRowSeats } from "../../shared/seats/ListedRowSeats.tsx"
import { RefusalNote } from "../../shared/selection/RefusalNote.tsx"
import { SelectedSeats } from "../../shared/selection/SelectedSeats.tsx"
import {
  buttonNames,
  paragraphs,
  rendered,
  stillSelection,
} from "../../shared/selection/spoken.test-support.tsx"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { allTexts } from "../../shared/texts/all-texts.test-support.ts"
import { speechOf } from "../../shared/texts/texts-context.ts"
import { FoundAnswer } from "./found/FoundAnswer.tsx"
import { SheetSummary } from "./SheetSummary.tsx"

const { en, fr } = allTexts

const price = { id: "adult", name: "Adulte", priceType: "adult", price: 5000, serviceCharges: 450 }
const priceLevel = { id: "a", name: "Parterre A", color: "#0072b2", prices: [], min: 5450, max: 5450 }
const seatOf = (seat: Partial<ListedSeat>): ListedSeat => ({
  id: "s",
  name: "12",
  state: "free",
  dimmed: false,
  filtered: false,
  accessible: false,
  note: undefined,
  priceLevel,
  ...seat,
})
const row: ListedRow = { id: "c", name: "C", type: "SEAT", seats: [], freeSeats: 0 }
const states: readonly ListedSeat[] = [
  seatOf({ id: "1" }),
  seatOf({ id: "2", state: "selected" }),
  seatOf({ id: "3", state: "in-cart" }),
  seatOf({ id: "4", state: "taken" }),
  seatOf({ id: "5", dimmed: true }),
  seatOf({ id: "8", dimmed: true, filtered: true }),
  seatOf({ id: "6", accessible: true }),
  seatOf({ id: "7", note: "Vue partielle" }),
]
const place = (seat: string, more: Partial<SeatLocation> = {}): SeatLocation => ({
  seatId: seat,
  level: "Rez-de-chaussée",
  section: "Parterre centre",
  row: "C",
  seat,
  rowType: "SEAT",
  accessible: false,
  sectionId: "p",
  rowId: "c",
  position: Number(seat),
  ...more,
})

const seat = (name: string): SelectedSeat => ({
  ...place(name),
  priceLevelId: "a",
  priceId: "adult",
  party: 1,
})

describe("each state of a seat, as it is read aloud", () => {
  const read = (language: "fr" | "en", of: ListedRow) =>
    buttonNames(
      rendered(language, <ListedRowSeats row={of} seats={states} selection={stillSelection({})} />).markup,
    )

  it("in French [MAP-017] [MAP-018] [MAP-020] [MAP-021]", () => {
    expect(read("fr", row)).toEqual([
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, choisi",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, dans votre panier",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, non disponible",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, pas assez de places ensemble ici",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, hors des prix choisis",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, accessible en fauteuil roulant",
      "Rangée C, siège 12, Parterre A, 54,50 $, frais compris, taxes en sus, Vue partielle",
    ])
  })

  it("in English, at a table [MAP-017] [MAP-018] [MAP-020] [MAP-021]", () => {
    expect(read("en", { ...row, name: "4", type: "TABLE" })).toEqual([
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, selected",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, in your cart",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, not available",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, not enough seats together here",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, outside your price range",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, wheelchair accessible",
      "Table 4, seat 12, Parterre A, $54.50, fees included, plus taxes, Vue partielle",
    ])
  })
})

describe("why a pick changed nothing, as it is read aloud", () => {
  const reasons = [
    "seat-taken",
    "seat-not-for-sale",
    "not-enough-together",
    "strands-seat",
    "mixed-price-levels",
    "not-contiguous",
    "too-many",
    "in-cart",
    "not-enough-places",
  ] as const
  const told = (language: "fr" | "en") =>
    reasons.flatMap((reason) => {
      const refusal = { reason, seatId: undefined, max: 6 }
      return paragraphs(
        rendered(language, <RefusalNote selection={stillSelection({ refusal, partySize: 4 })} />).markup,
      )
    })

  it("in French", () => {
    expect(told("fr")).toEqual([
      "Cette place n’est plus libre. Choisissez-en une autre.",
      "Cette place n’est pas en vente. Choisissez-en une autre.",
      "Il n’y a pas 4 places libres côte à côte ici. Essayez ailleurs ou choisissez moins de places.",
      "Ce choix laisserait une place isolée. Décalez-vous d’un siège.",
      "Ces places ne sont pas toutes au même prix. Choisissez-les une à une.",
      "Ces places ne se suivent pas. Choisissez des places côte à côte.",
      "Pas plus de 6 billets à ce tarif.",
      "Cette place est déjà dans votre panier.",
      "Il ne reste pas assez de places. Réduisez le nombre de billets.",
    ])
  })

  it("in English", () => {
    expect(told("en")).toEqual([
      "This seat is no longer available. Choose another.",
      "This seat isn’t for sale. Choose another.",
      "There aren’t 4 seats available together here. Try elsewhere or choose fewer seats.",
      "This would leave a single seat on its own. Move over by one seat.",
      "These seats aren’t all the same price. Choose them one at a time.",
      "These seats aren’t side by side. Choose seats next to each other.",
      "No more than 6 tickets at this price.",
      "This seat is already in your cart.",
      "There aren’t enough left. Choose fewer tickets.",
    ])
  })

  it("names lost seats and their equals, and offers them [SEAT-003]", () => {
    const selection = stillSelection(
      { lost: [seat("12"), seat("13")], nearest: [{ seatIds: ["14", "15"], insteadOf: ["12", "13"] }] },
      { locationOf: (seatId) => place(seatId) },
    )
    const { markup } = rendered("fr", <RefusalNote selection={selection} />)
    expect(paragraphs(markup)).toEqual([
      "2 places que vous aviez choisies viennent d’être prises. Choisissez-en d’autres.",
      "Places équivalentes encore libres : Parterre centre, rangée C, sièges 14 et 15",
    ])
    expect(markup).toContain("<b>Parterre centre, rangée C, sièges 12 et 13</b>")
    expect(markup).toContain("Choisir des places équivalentes")
    const { markup: english } = rendered("en", <RefusalNote selection={selection} />)
    expect(paragraphs(english)).toEqual([
      "2 seats you picked were just taken. Choose others.",
      "Similar seats still available: Parterre centre, row C, seats 14 and 15",
    ])
    expect(english).toContain("<b>Parterre centre, row C, seats 12 and 13</b>")
    expect(english).toContain("Choose similar seats")
  })

  it("names the seats that the cart has already, and tells none of them as lost", () => {
    const { status, action, text } = problems["seats-in-cart"]
    const addFailure = new ContractProblem("seats-in-cart", { status, message: text.fr }, action)
    const selection = stillSelection({ addFailure, atFault: [place("12"), place("13")] })
    const { markup } = rendered("fr", <RefusalNote selection={selection} />)
    expect(paragraphs(markup)).toEqual([text.fr.replace("\u202f", " ")])
    expect(markup).toContain("<b>Parterre centre, rangée C, sièges 12 et 13</b>")
    expect(buttonNames(markup)).toEqual(["Fermer"])
  })

  it("searches the house for the next best where no equals are known [SEAT-003]", () => {
    const note = (state: Parameters<typeof stillSelection>[0]) =>
      rendered("fr", <RefusalNote selection={stillSelection({ nearest: [], ...state })} />).markup
    expect(note({ lost: [seat("12"), seat("13")] })).toContain("Trouver les meilleures places libres")
    // Seats at two prices are no one party.
    expect(note({ lost: [seat("12"), { ...seat("13"), priceLevelId: "b" }] })).not.toContain("Trouver")
  })
})

it("counts a picked group and says its total, in both languages", () => {
  const said = (language: "fr" | "en", count: number, total: string) =>
    speechOf(language, { fr, en }[language]).say("event.announce", { count, total })
  expect(said("fr", 1, "54,50 $")).toBe("1 place choisie, total 54,50 $")
  expect(said("fr", 4, "218,00 $")).toBe("4 places choisies, total 218,00 $")
  expect(said("en", 1, "$54.50")).toBe("1 ticket selected, total $54.50")
  expect(said("en", 4, "$218.00")).toBe("4 tickets selected, total $218.00")
})

describe("the line of a low sheet", () => {
  const line = (language: "fr" | "en", priceLevels: readonly unknown[]) =>
    rendered(
      language,
      <SheetSummary
        selection={stillSelection({
          priceLevels: priceLevels as ReturnType<ReturnType<typeof stillSelection>["get"]>["priceLevels"],
        })}
        isFolded
        onPress={() => undefined}
      />,
    )
      .markup.replace(/<[^>]*>/g, "")
      .replaceAll("\u00a0", " ")
  const red = { priceLevel: { id: "r", name: "Rouge" }, seats: [seat("12"), seat("13")], qty: 2 }
  const floor = { priceLevel: { id: "f", name: "Plancher debout" }, seats: [], qty: 2 }

  it("names what is chosen, admissions too, and its price level where all is of one", () => {
    expect(line("fr", [red])).toBe("Parterre centre C 12 et 13 · Rouge")
    expect(line("en", [red, floor])).toBe("Parterre centre C 12 and 13; 2 × Plancher debout")
    const ofNumbers = { ...red, seats: [place("1", { section: "101", row: "1" })] }
    expect(line("fr", [ofNumbers])).toBe("Section 101, rangée 1, 1 · Rouge")
    expect(line("en", [ofNumbers])).toBe("Section 101, row 1, 1 · Rouge")
    expect(line("fr", [floor])).toBe("2 × Plancher debout")
    expect(line("fr", [{ ...red, priceLevel: { id: "p", name: "Parterre centre" } }])).toBe(
      "Parterre centre C 12 et 13",
    )
    expect(line("fr", [])).toBe("Décrivez les places voulues")
  })
})

describe("the seats-selected panel", () => {
  const group = {
    priceLevel: { id: "a", name: "Parterre A", prices: [price] },
    seats: [seat("12"), seat("13")],
    lines: [],
    qty: 2,
    total: 10900,
  } as unknown as ReturnType<ReturnType<typeof stillSelection>["get"]>["priceLevels"][number]
  const panel = rendered("fr", <SelectedSeats selection={stillSelection({ priceLevels: [group] })} />)

  it("groups by price level, each seat with its place and a way out [MAP-029]", () => {
    expect(panel.markup).toContain("<b>Parterre A</b>")
    expect(panel.markup).toContain("109,00 $")
    expect(buttonNames(panel.markup)).toEqual([
      "Retirer Parterre centre, rangée C, siège 12",
      "Retirer Parterre centre, rangée C, siège 13",
    ])
  })

  it.each([
    ["fr", "Retirer section 101, rangée C, siège 12"],
    ["en", "Remove section 101, row C, seat 12"],
  ] as const)("names a section called by a number as a word of the sentence: %s", (language, said) => {
    const numbered = { ...group, seats: [{ ...seat("12"), section: "101" }] }
    const { markup } = rendered(
      language,
      <SelectedSeats selection={stillSelection({ priceLevels: [numbered] })} />,
    )
    expect(buttonNames(markup)).toEqual([said])
  })

  it("is at most 500 px high and scrolls [MAP-031]", () => {
    const scroll = /data-selected-seats=""[^>]*class="([^"]*)"/.exec(panel.markup)?.[1]?.split(" ").at(-1)
    expect(scroll).toBeDefined()
    expect(panel.style).toMatch(new RegExp(`\\.${scroll}\\{[^}]*max-height:500px;overflow-y:auto;`))
  })
})

describe("what a search has come to", () => {
  const request = readPartyRequest("2 places rangée ZZ", [])
  const found = { request, size: 2, offers: [], admissions: [], hasAdmission: false, absent: [] }
  const none = { kind: "row", said: "ZZ", instead: [], hasMore: false } as const
  const echo = (language: "fr" | "en", absent: FoundParty["absent"]) =>
    paragraphs(rendered(language, <FoundAnswer found={{ ...found, absent }} />).markup).at(-1)

  it("names the row that was asked for, and several of them", () => {
    expect(echo("fr", [])).toBe("Nous cherchons : 2 places, rangée ZZ")
    const said = (language: "fr" | "en", sentence: string) =>
      paragraphs(
        rendered(language, <FoundAnswer found={{ ...found, request: readPartyRequest(sentence, []) }} />)
          .markup,
      ).at(-1)
    expect(said("fr", "2 places rangées A à C")).toBe("Nous cherchons : 2 places, rangées A à C")
    expect(said("en", "2 seats, row 5 or 6")).toBe("Searching for: 2 seats, row 5 or 6")
    expect(said("fr", "2 places rangée 10 ou mieux")).toBe("Nous cherchons : 2 places, rangées 1 à 10")
  })

  it("names what is not wanted", () => {
    const said = (language: "fr" | "en", sentence: string) => {
      const request = readPartyRequest(sentence, ["Balcon", "Corbeille", "212"])
      return paragraphs(rendered(language, <FoundAnswer found={{ ...found, request }} />).markup).at(-1)
    }
    expect(said("fr", "2 places, ni au balcon ni en corbeille")).toBe(
      "Nous cherchons : 2 places, sauf balcon et corbeille",
    )
    expect(said("en", "2, not in section 212")).toBe("Searching for: 2 seats, except section 212")
  })

  it.each([true, false])("leaves out a row that was not found, whether it is sure or not: %s", (isSure) => {
    const absent = [{ ...none, isSure }]
    expect([echo("fr", absent), echo("en", absent)]).toEqual([
      "Nous cherchons : 2 places",
      "Searching for: 2 seats",
    ])
  })
})

describe("the map", () => {
  const nothing = () => undefined

  it("turns and says so until the venue is there [MAP-015]", () => {
    const loading = inShop(
      <VenueMap
        selection={stillSelection({ venue: undefined })}
        mapRef={nothing}
        onAdmission={nothing}
        onUndrawn={nothing}
      />,
    )
    expect(loading).toMatch(/role="status"[^>]*><svg[^>]*>.*<\/svg>Chargement du plan…/)
  })
})
