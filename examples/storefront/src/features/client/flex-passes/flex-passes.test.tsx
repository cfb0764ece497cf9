import type { FlexPass, FlexPassFilm } from "@parterre/contract"
import type { FlexPassExchange } from "@parterre/react"
import { describe, expect, it } from "vitest"
import { buttonNames } from "../../../shared/selection/spoken.test-support.tsx"
import { inShop, linksOf, type Setting } from "../../../shared/site/shop.test-support.tsx"
import { PassTickets } from "./ExchangeScreen.tsx"
import { PassCards } from "./FlexPassListScreen.tsx"

const film = (id: string, more: Partial<FlexPassFilm> = {}): FlexPassFilm => ({
  id,
  title: "La rive",
  venue: "Cinéma Roxy",
  itemHours: [{ formattedDate: "samedi 14 novembre 2026 à 19 h" }],
  images: [{ imageSize: "BIG", url: "/assets/roxy/images/la-rive.svg" }],
  location: {
    ...{ id: "roxy.salle-1", name: "Cinéma Roxy", addressLine1: "40, rue Saint-Joseph", city: "Québec" },
    ...{ provinceState: "QC", postalCode: "G1K 3A5", country: "CA" },
  },
  saleState: "ONSALE",
  ...more,
})
const seat: NonNullable<FlexPassFilm["seat"]> = {
  ...{ level: "", section: "Parterre", row: "C", rowType: "SEAT", seat: "12" },
  dispositionDetailId: "d1",
}
const pass = (more: Partial<FlexPass> = {}): FlexPass => ({
  id: "p1",
  flexpassEventId: "roxy.cinq-films",
  title: "Cinq films",
  description: "<p>Cinq billets à échanger.</p>",
  toBeExchange: [film("f1")],
  alreadyExchanged: { "p1.1": film("f0", { title: "Nuit blanche", seat }) },
  invoiceId: "ROXY-1",
  ticketIds: ["p1.2", "p1.3"],
  ...more,
})
const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ")

describe("the list of passes", () => {
  const list = (passes: readonly FlexPass[]) => inShop(<PassCards passes={passes} />)

  it("has a card for each, with its title, what is left and the way to exchange it [FLEX-012]", () => {
    const markup = list([pass(), pass({ id: "p2", title: "Dix films", ticketIds: [] })])
    expect(words(markup)).toContain("Cinq films 2 billets à échanger · 1 échangé Commande ROXY-1")
    expect(linksOf(markup)).toEqual({
      "Échanger des billets, Cinq films": "/fr/client/event/roxy.cinq-films/flex-pass/ROXY-1",
      "Voir le passeport, Dix films": "/fr/client/event/roxy.cinq-films/flex-pass/ROXY-1",
    })
    expect(words(markup)).toContain("Voir le passeport")
  })

  it("says that there is none, and no card [FLEX-013]", () => {
    const markup = list([])
    expect(markup).toContain("Aucun passeport pour l’instant")
    expect(markup).not.toContain("<article")
  })
})

describe("the page that exchanges a pass", () => {
  const shown = (exchange: Partial<FlexPassExchange> = {}, setting: Setting = {}, of = pass()) => {
    const still: FlexPassExchange = {
      ...{ state: "loaded", pass: of, choices: new Map(), failure: undefined, maySubmit: false },
      choose: () => undefined,
      submit: async () => undefined,
      cancel: () => undefined,
      retry: () => undefined,
      ...exchange,
    }
    return inShop(<PassTickets pass={of} exchange={still} />, setting)
  }
  const submitOf = (markup: string) =>
    /<button[^>]*>(?:(?!<button).)*?Échanger.*?<\/button>/.exec(markup)?.[0] ?? ""

  it("lists the tickets to exchange and those that were [FLEX-001]", () => {
    const markup = words(shown())
    expect(markup).toMatch(
      /À échanger : 2 billets Billet 2 .* Billet 3 .*Échangé : 1 billet Billet 1 Nuit blanche/,
    )
    expect(markup).toContain("Cinéma Roxy Parterre, rangée C, siège 12")
    expect(words(shown({}, {}, pass({ ticketIds: [] })))).toContain(
      "Tous les billets de ce passeport sont échangés.",
    )
  })

  it("has a button for each ticket that chooses, or edits what was chosen with its five values [FLEX-002] [FLEX-004]", () => {
    const markup = shown({ choices: new Map([["p1.2", "f1"]]), state: "films-chosen", maySubmit: true })
    expect(buttonNames(markup)).toEqual([
      "Modifier, Billet 2",
      "Retirer, Billet 2",
      "Choisir un événement, Billet 3",
    ])
    expect(markup).toContain('src="/assets/roxy/images/la-rive.svg"')
    expect(words(markup)).toContain(
      "La rive samedi 14 novembre 2026 à 19 h Cinéma Roxy 40, rue Saint-Joseph, Québec (QC) G1K 3A5",
    )
  })

  it("submits when there is a choice, and not without one [FLEX-007]", () => {
    expect(submitOf(shown())).toMatch(/aria-disabled="true"|disabled=""/)
    const chosen = shown({ choices: new Map([["p1.2", "f1"]]), state: "films-chosen", maySubmit: true })
    expect(submitOf(chosen)).toContain("Échanger 1 billet")
    expect(submitOf(chosen)).not.toMatch(/disabled/)
  })

  it("has a cancel button in swt mode alone [VAR-005]", () => {
    expect(shown()).not.toContain("Annuler")
    expect(shown({}, { tenant: { swt: true } })).toContain("Annuler")
  })
})
