import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { SALE_STATES } from "../sale-states/day-state.ts"
import {
  canExchange,
  canPickFilm,
  exchangePath,
  exchangesLeft,
  exchangesOf,
  FILM_SEARCH_DELAY_MS,
  filmButton,
  filmsFound,
  withFilm,
} from "./exchange.ts"
import { EXCHANGE_CLOSE_DELAY_MS, flexPassMachine } from "./flex-pass-machine.ts"

machineLaws("flex pass", flexPassMachine)

describe("the window of a flex pass", () => {
  it("is loaded, films chosen, submitted, closed after two seconds [FLEX-009] [FLEX-014]", () => {
    expect(walk(flexPassMachine, ["load-succeeded"])).toBe("loaded")
    expect(walk(flexPassMachine, ["load-succeeded", "film-chosen"])).toBe("films-chosen")
    const sent = ["load-succeeded", "film-chosen", "submit", "exchanged"] as const
    expect(walk(flexPassMachine, sent)).toBe("submitted")
    expect(walk(flexPassMachine, [...sent, "delay-over"])).toBe("window-closed")
    expect(EXCHANGE_CLOSE_DELAY_MS).toBe(2000)
  })

  it("keeps the choices when the exchange is refused [FLEX-014]", () => {
    expect(walk(flexPassMachine, ["load-succeeded", "film-chosen", "submit", "exchange-failed"])).toBe(
      "films-chosen",
    )
  })

  it("submits nothing before a film is chosen, and nothing twice [FLEX-007]", () => {
    expect(step(flexPassMachine, "loaded", "submit").ok).toBe(false)
    expect(step(flexPassMachine, "submitting", "submit").ok).toBe(false)
    expect(walk(flexPassMachine, ["load-succeeded", "film-chosen", "choices-emptied"])).toBe("loaded")
  })

  it("closes by Cancel, except while it sends [FLEX-008]", () => {
    for (const state of ["loading", "load-failed", "loaded", "films-chosen"] as const)
      expect(step(flexPassMachine, state, "cancel")).toEqual({ ok: true, state: "window-closed" })
    expect(step(flexPassMachine, "submitting", "cancel").ok).toBe(false)
  })
})

describe("an exchange", () => {
  const film = { id: "7", title: "L’Été d’Ève", saleState: "ONSALE" }
  const soldOut = { id: "8", title: "Hiver", saleState: "SOLDOUT" }

  it("takes films on sale only [FLEX-006]", () => {
    expect(SALE_STATES.filter((saleState) => canPickFilm({ ...film, saleState }))).toEqual(["ONSALE"])
    expect(canPickFilm({ ...film, saleState: "SOMETHING" })).toBe(false)
  })

  it("finds films by words, whatever the accents, 200 ms after typing [FLEX-003]", () => {
    expect(filmsFound([film, soldOut], "ete eve").map(({ id }) => id)).toEqual(["7"])
    expect(filmsFound([film, soldOut], "")).toHaveLength(2)
    expect(FILM_SEARCH_DELAY_MS).toBe(200)
  })

  it("keeps the former choice unless the new one can be had [FLEX-002] [FLEX-005]", () => {
    const first = withFilm(new Map(), "t1", film)
    expect([filmButton(new Map(), "t1"), filmButton(first, "t1"), filmButton(first, "t2")]).toEqual([
      "choose",
      "edit",
      "choose",
    ])
    expect(withFilm(first, "t1", soldOut)).toBe(first)
    expect([...withFilm(first, "t1", { ...film, id: "9" })]).toEqual([["t1", "9"]])
    expect([...first]).toEqual([["t1", "7"]])
  })

  it("is sent when there is one, one a ticket, and never a second time [FLEX-001] [FLEX-007]", () => {
    const choices = withFilm(withFilm(new Map(), "t1", film), "t2", film)
    expect([canExchange(new Map()), canExchange(choices)]).toEqual([false, true])
    expect(exchangesOf(choices, ["t2"])).toEqual([{ performanceId: "7", ticketId: "t1" }])
    expect(exchangesLeft({ ticketIds: ["t1", "t3", "t3"] })).toBe(2)
  })

  it("has its own page [FLEX-012]", () => {
    expect(exchangePath("fr", "7", "42")).toBe("/fr/client/event/7/flex-pass/42")
  })
})
