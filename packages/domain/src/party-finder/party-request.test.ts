import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type PartyRequest, readPartyRequest as read } from "./party-request.ts"

const names = ["Balcon", "Balcony", "Corbeille", "Parterre", "Loge", "Orchestre", "114"]
const readPartyRequest = (sentence: string) => read(sentence, names)

const silence: PartyRequest = {
  size: undefined,
  beyond: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  priceOf: "seat",
  order: "best",
  accessible: false,
  aisle: false,
  row: undefined,
  standing: false,
  mayPart: false,
  places: [],
  excluded: [],
  absent: [],
  leftAside: [],
}

describe("a request in words", () => {
  it.each<[string, Partial<PartyRequest>]>([
    ["4 ensemble, moins de 80 $", { size: 4, maxPrice: 80_00 }],
    ["4 together, under $80", { size: 4, maxPrice: 80_00 }],
    ["Nous sommes trois, à moins de 62,50 $ chacun", { size: 3, maxPrice: 62_50 }],
    ["deux places côte à côte au balcon", { size: 2, places: ["balcon"] }],
    ["two seats side by side in the balcony", { size: 2, places: ["balcony"] }],
    ["80$ max pour 2", { size: 2, maxPrice: 80_00, priceOf: "party" }],
    ["entre 40 et 80 $, 2 billets", { size: 2, minPrice: 40_00, maxPrice: 80_00 }],
    ["between $40 and $80 for five", { size: 5, minPrice: 40_00, maxPrice: 80_00 }],
    ["entre 80 et 40 $", { minPrice: 40_00, maxPrice: 80_00 }],
    ["plus de 100 $", { minPrice: 100_00 }],
    ["at least $100", { minPrice: 100_00 }],
    ["6 jusqu’à 45,50 dollars", { size: 6, maxPrice: 45_50 }],
    ["3 pas plus de 30 $", { size: 3, maxPrice: 30_00 }],
    ["2 places 50 $", { size: 2, maxPrice: 50_00 }],
    ["les moins chers pour 4", { size: 4, order: "cheapest" }],
    ["cheapest 4", { size: 4, order: "cheapest" }],
    ["les meilleures places pour deux", { size: 2 }],
    ["2 dont un fauteuil roulant", { size: 2, accessible: true }],
    ["2 tickets left row A", { size: 2, row: { names: ["A"], isRange: false } }],
    ["2 places left", { size: 2 }],
    ["wheelchair and one companion", { size: 2, accessible: true }],
    ["6, séparés s’il le faut", { size: 6, mayPart: true }],
    ["six, apart is fine", { size: 6, mayPart: true }],
    ["2 adultes et 2 enfants", { size: 4 }],
    ["two adults, one child and a senior", { size: 3 }],
    ["6 adultes et 7 enfants", { size: 10, beyond: 13 }],
    ["entre 2 et 4 places", { size: 4 }],
    ["maximum 4 billets", { size: 4 }],
    ["au moins 3 places à 45 $", { size: 3, maxPrice: 45_00 }],
    ["10 corbeille", { size: 10, places: ["corbeille"] }],
    ["section 114 pour 4", { size: 4, places: ["114"] }],
    ["parterre", { places: ["parterre"] }],
    ["$50 for 2", { size: 2, maxPrice: 50_00, priceOf: "party" }],
    ["2 for $45.75", { size: 2, maxPrice: 45_75 }],
    ["2 à 45,75 $", { size: 2, maxPrice: 45_75 }],
    ["50$ pour 2", { size: 2, maxPrice: 50_00, priceOf: "party" }],
    ["4,   à  moins   de  80   $", { size: 4, maxPrice: 80_00 }],
    ["entre 40 et 80 $, maximum 60 $", { minPrice: 40_00, maxPrice: 80_00, leftAside: ["60"] }],
    ["plus de 40 $, carte à 60 $", { minPrice: 40_00, leftAside: ["carte à 60"] }],
    ["moins de 80 $, carte à 60 $", { maxPrice: 80_00, leftAside: ["carte à 60"] }],
    ["entre 40 et 80 $, carte à 60 $", { minPrice: 40_00, maxPrice: 80_00, leftAside: ["carte à 60"] }],
    ["de 2 à 4", { size: 4 }],
    ["2 - loge", { size: 2, places: ["loge"] }],
    ["2, l’ loge", { size: 2, places: ["loge"] }],
    ["aujourd’hui à l’orchestre", { places: ["orchestre"], leftAside: ["aujourd’hui"] }],
    ["4 apart loge", { size: 4, mayPart: true, places: ["loge"] }],
    ["0 loge", { beyond: 0, places: ["loge"] }],
    ["", {}],
  ])("%s", (sentence, expected) => {
    expect(readPartyRequest(sentence)).toEqual({ ...silence, ...expected })
  })

  it.each([
    "zero zéro 0",
    "un une seul seule alone one",
    "deux two couple paire pair",
    "trois three",
    "quatre four",
    "cinq five",
    "six",
    "sept seven",
    "huit eight",
    "neuf nine",
    "dix ten",
  ])("counts %s alike", (said) => {
    const sizes = said.split(" ").map((word) => readPartyRequest(word).size)
    expect(new Set(sizes).size).toBe(1)
    if (sizes[0] !== undefined)
      expect(readPartyRequest(String(sizes[0]))).toEqual(readPartyRequest(said.split(" ")[0] ?? ""))
  })

  it.each(
    [
      "sous 80 $",
      "maximum 80 $",
      "max 80",
      "moins cher que 80 $",
      "pas plus cher que 80 $",
      "à moins de 80 dollars",
      "below $80",
      "less than 80 CAD",
      "up to $80",
      "at most $80",
      "no more than 80 dollars",
      "80 $ ou moins",
      "$80 or less",
      "80 $ maximum",
      "$80 at most",
      "$ 80",
      "80 cad",
      "80 dollar",
    ].map((sentence) => [sentence]),
  )("hears 80 dollars at most in %j", (sentence) => {
    expect(readPartyRequest(sentence)).toEqual({ ...silence, maxPrice: 80_00 })
  })

  it.each(["au moins 40 $", "à partir de 40 $", "over $40", "more than $40", "from $40"])(
    "hears 40 dollars at least in %j",
    (sentence) => {
      expect(readPartyRequest(sentence)).toEqual({ ...silence, minPrice: 40_00 })
    },
  )

  it.each(["de 40 à 80 $", "from $40 to $80", "entre 40 et 80", "between 40 and 80", "from 40 - 80 dollars"])(
    "hears a range in %j",
    (sentence) => {
      expect(readPartyRequest(sentence)).toEqual({ ...silence, minPrice: 40_00, maxPrice: 80_00 })
    },
  )

  it.each(["la moins chère", "pas chers", "cheap", "lowest price", "économiques"])(
    "puts the cheapest first for %j",
    (sentence) => {
      expect(readPartyRequest(sentence)).toEqual({ ...silence, order: "cheapest" })
    },
  )

  it.each(["la meilleure", "le meilleur", "the best"])("takes %j for what it does anyway", (sentence) => {
    expect(readPartyRequest(sentence)).toEqual(silence)
  })

  it.each(["accessibles", "fauteuils roulants", "mobilité réduite", "wheelchairs", "reduced mobility"])(
    "hears a need in %j",
    (sentence) => {
      expect(readPartyRequest(sentence)).toEqual({ ...silence, accessible: true })
    },
  )

  it.each(["séparément", "pas forcément ensemble", "separate", "separately", "not together"])(
    "may part for %j",
    (sentence) => {
      expect(readPartyRequest(sentence)).toEqual({ ...silence, mayPart: true })
    },
  )

  it("tells a number that is too large for a party, and seeks the largest", () => {
    expect(readPartyRequest("11 ensemble")).toEqual({ ...silence, size: 10, beyond: 11 })
  })

  it("takes the first number of people said", () => {
    expect(readPartyRequest("un groupe de 4 rangée 2")).toMatchObject({
      size: 4,
      row: { names: ["2"], isRange: false },
    })
  })

  it("tells what it left aside as it was written, little words and all between", () => {
    const leftOf = (sentence: string) => readPartyRequest(sentence).leftAside
    expect(leftOf("2 places près du Café Éphémère")).toEqual(["près du Café Éphémère"])
    expect(leftOf("2 rouges, 3 vertes")).toEqual(["rouges", "3 vertes"])
    expect(leftOf("2, surtout pas près du bar")).toEqual(["surtout pas près du bar"])
    expect(leftOf("2, surtout pas au balcon")).toEqual([])
    expect(readPartyRequest("2 au Bälcon").places).toEqual(["Bälcon"])
  })

  it("reads no more of an endless sentence than a sentence has", () => {
    expect(readPartyRequest(`2 places ${"rouges ".repeat(100_000)}`).leftAside.join().length).toBeLessThan(
      301,
    )
  })

  it("never fails, and answers a party between 1 and 10", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (sentence) => {
        const { size = 1, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = readPartyRequest(sentence)
        return size >= 1 && size <= 10 && minPrice <= maxPrice
      }),
    )
  })
})

it("leaves to a house what it calls its own sections, such as a family circle and its tables", () => {
  const names = ["Family Circle", "Table 4"]
  expect(read("2 seats in the family circle", names)).toMatchObject({
    ...{ size: 2, leftAside: [] },
    places: ["circle"],
  })
  expect(read("2 seats at table 4", names)).toMatchObject({
    size: 2,
    row: undefined,
    leftAside: [],
  })
  expect(read("2 seats at table 9", names).row).toEqual({ names: ["9"], isRange: false })
})

it.each([
  "a ",
  "in a ",
  "avec un ",
  "rangée a à ",
  "siège 1, ",
  "moi et ",
  "pas de ",
  "$1 ",
  "couple et un enfant, ",
  "ni au balcon ",
])("reads the longest sentence of one phrase at once: %s", (phrase) => {
  // A pattern that can read it in two ways would never end.
  expect(readPartyRequest(`${phrase.repeat(300)}.ab`).leftAside).toBeInstanceOf(Array)
  expect(readPartyRequest(`${phrase.repeat(140).slice(0, 290)}.ab`).leftAside).toBeInstanceOf(Array)
})
