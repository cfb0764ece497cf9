import type { TicketElement, TicketPriceLine, TicketSeat } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { buttonNames } from "../../shared/selection/spoken.test-support.tsx"
import { inShop, linksOf, type Setting } from "../../shared/site/shop.test-support.tsx"
import { GiftForm } from "./GiftAction.tsx"
import { TicketsScreen, Upcoming } from "./TicketsScreen.tsx"

const line = (more: Partial<TicketPriceLine> = {}): TicketPriceLine => ({
  priceLevel: "Parterre A",
  priceType: "Adulte",
  price: 5000,
  serviceCharges: 500,
  upcomingTicketDetailTokens: [
    { sodId: "t1", mailCategory: "E_TICKETS" },
    { sodId: "t2", mailCategory: "E_TICKETS" },
  ],
  printable: true,
  giftable: false,
  rs: true,
  eventId: "e1",
  ...more,
})
const element = (title: string, pricesByMail: TicketElement["pricesByMail"]): TicketElement => ({
  title,
  location: {
    id: "v1",
    name: "Théâtre Belvédère",
    addressLine1: "215, rue du Belvédère",
    city: "Québec",
    provinceState: "QC",
    postalCode: "G1R 4P5",
    country: "CA",
  },
  eventStart: "2026-12-06T00:30:00Z",
  images: [],
  prices: Object.values(pricesByMail).flat(),
  pricesByMail,
})
const shown = (elements: readonly TicketElement[], setting: Setting = {}) =>
  inShop(<Upcoming elements={elements} reload={() => {}} />, setting)
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
/** What each heading that opens says, and whether it is open. */
const heads = (markup: string) =>
  [...markup.matchAll(/<h2[^>]*>.*?<button[^>]*aria-expanded="(true|false)"[^>]*>(.*?)<\/button>/g)].map(
    ([, isOpen, text = ""]) => [words(text), isOpen],
  )
const one = (of: Partial<TicketPriceLine> = {}, setting: Setting = {}) =>
  shown([element("Le Cid", { E_TICKETS: [line(of)] })], setting)

describe("the tickets' summary", () => {
  it("says of an event that it is cancelled, and offers nothing to do with its tickets", () => {
    const cid = element("Le Cid", { E_TICKETS: [line({ printable: false })] })
    const markup = shown([{ ...cid, cancelled: true }])
    expect(heads(markup)[0]?.[0]).toMatch(/^Le Cid Annulé /)
    expect(words(markup)).toContain("Cet événement est annulé. Vous recevrez un courriel")
    expect(buttonNames(markup)).toEqual([])
    expect(buttonNames(one())).not.toEqual([])
    expect(words(shown([cid]))).not.toContain("annulé")
  })

  it("is a block an event, which opens: how many, what, where, when and for how much [TICK-001]", () => {
    const cid = element("Le Cid", { E_TICKETS: [line()], WILLCALL: [line({ price: 3000 })] })
    const markup = shown([cid, element("Médée", { MAIL: [line()] })])
    expect(heads(markup)).toEqual([
      ["Le Cid samedi 5 décembre 2026 à 19 h 30 Théâtre Belvédère 4 billets · 180,00 $", "true"],
      ["Médée samedi 5 décembre 2026 à 19 h 30 Théâtre Belvédère 2 billets · 110,00 $", "false"],
    ])
  })

  it("says the address; the way there on a map only where the site has it [TICK-002] [VAR-012]", () => {
    expect(one()).toContain("215, rue du Belvédère, Québec (QC)  G1R 4P5")
    expect(one({}, { language: "en" })).toContain("215, rue du Belvédère, Québec, QC  G1R 4P5")
    expect(linksOf(one())).toEqual({})
    const mapped = one({}, { config: { showMapsLink: true } })
    expect(mapped).toContain("215, rue du Belvédère, Québec (QC)  G1R 4P5")
    const { "Voir Théâtre Belvédère sur une carte": way = "" } = linksOf(mapped)
    expect(new URL(way.replaceAll("&amp;", "&")).searchParams.get("query")).toBe(
      "Théâtre Belvédère, 215, rue du Belvédère, Québec (QC) G1R 4P5",
    )
    expect(linksOf(one({}, { language: "en", config: { showMapsLink: true } }))).toHaveProperty([
      "See Théâtre Belvédère on a map",
    ])
  })

  it("has a section for each way the tickets come, and none for the others [TICK-003]", () => {
    const sections = (byMail: TicketElement["pricesByMail"]) =>
      [...shown([element("Le Cid", byMail)]).matchAll(/<section aria-label="([^"]*)"/g)].map(
        ([, name]) => name,
      )
    const all = { WILLCALL: [line()], MAIL: [line()], E_TICKETS: [line()], SMARTPHONE: [line()] }
    expect(sections(all)).toEqual([
      "Billets électroniques",
      "Sur votre téléphone",
      "Par la poste",
      "À la billetterie",
    ])
    expect(sections({ MAIL: [line()], WILLCALL: [] })).toEqual(["Par la poste"])
  })

  it("says how many of each price, and what one is with its service charge [TICK-004]", () => {
    expect(words(one())).toContain("2 × Parterre A, Adulte · 55,00 $ par billet")
  })

  it("has a column for each part of a seat that there is, and none in general admission [TICK-005]", () => {
    const columns = (seat: Partial<TicketSeat> | undefined) => {
      const place = { level: "", section: "", row: "", seat: "", dispositionDetailId: "d", ...seat }
      const token = { sodId: "t1", mailCategory: "E_TICKETS", ...(seat && { seat: place }) } as const
      return [...one({ upcomingTicketDetailTokens: [token] }).matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(
        ([, name]) => name,
      )
    }
    expect(columns({ level: "Rez-de-chaussée", section: "Parterre", row: "C", seat: "12" })).toEqual([
      "Niveau",
      "Section",
      "Rangée",
      "Siège",
    ])
    expect(columns({ section: "Cabaret", seat: "4" })).toEqual(["Section", "Siège"])
    expect(columns(undefined)).toEqual([])
  })

  it("shows the seats still held on the plan, and nothing where none has a number [TICK-006]", () => {
    const seat = (id: string) => ({ level: "", section: "A", row: "C", seat: id, dispositionDetailId: id })
    const token = (id: string, more: object = {}) =>
      ({ sodId: id, mailCategory: "WILLCALL", seat: seat(id), ...more }) as const
    const plans = (tokens: TicketPriceLine["upcomingTicketDetailTokens"]) =>
      buttonNames(
        shown([element("Le Cid", { WILLCALL: [line({ upcomingTicketDetailTokens: tokens })] })]),
      ).filter((name) => name.startsWith("Vos places sur le plan"))
    expect(plans([token("d1"), token("d2")])).toEqual(["Vos places sur le plan, Le Cid"])
    expect(plans([token("d1", { giftRecipient: "zoe@exemple.ca" })])).toEqual([])
    expect(plans([{ sodId: "t1", mailCategory: "WILLCALL" }])).toEqual([])
  })

  it("prints each ticket that is a file and may be printed, and no other [TICK-012]", () => {
    const prints = (mailCategory: "E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL", printable: boolean) => {
      const tokens = ["t1", "t2"].map((sodId) => ({ sodId, mailCategory }))
      const of = line({ upcomingTicketDetailTokens: tokens, printable })
      const markup = shown([element("Le Cid", { [mailCategory]: [of] })])
      return [buttonNames(markup).length, markup.includes("Télécharger")]
    }
    expect([prints("E_TICKETS", true), prints("SMARTPHONE", true)]).toEqual([
      [2, true],
      [2, true],
    ])
    expect([prints("MAIL", true), prints("WILLCALL", true), prints("E_TICKETS", false)]).toEqual(
      Array(3).fill([0, false]),
    )
    expect(buttonNames(one())[1]).toBe("Imprimer, Le Cid, 2 × Parterre A, Adulte (2/2)")
  })
})

describe("giving a ticket", () => {
  const tokens: TicketPriceLine["upcomingTicketDetailTokens"] = [
    { sodId: "t1", mailCategory: "E_TICKETS" },
    { sodId: "t2", mailCategory: "E_TICKETS", giftRecipient: "zoe@exemple.ca" },
  ]

  it("follows the line's flag beside printing, each ticket by itself [TICK-010] [TICK-013]", () => {
    const of = (printable: boolean, giftable: boolean) =>
      buttonNames(one({ printable, giftable })).filter((name) => name.includes("(1/2)"))
    const ticket = "Le Cid, 2 × Parterre A, Adulte (1/2)"
    expect(of(true, true)).toEqual([`Imprimer, ${ticket}`, `Offrir, ${ticket}`])
    expect(of(true, false)).toEqual([`Imprimer, ${ticket}`])
    expect(of(false, true)).toEqual([`Offrir, ${ticket}`])
    expect(of(false, false)).toEqual([])
  })

  it("says to whom a ticket went, which can be neither given again nor printed [TICK-020]", () => {
    const markup = one({ giftable: true, upcomingTicketDetailTokens: tokens })
    expect(words(markup)).toContain("Offert à zoe@exemple.ca")
    expect(buttonNames(markup).filter((name) => name.includes("(2/2)"))).toEqual([])
    expect(words(one({ giftable: true, upcomingTicketDetailTokens: tokens }, { language: "en" }))).toContain(
      "Given to zoe@exemple.ca",
    )
  })

  it("asks for an address, says nothing of it before it is touched, and sends none that is wrong [TICK-014] [VAL-004]", () => {
    const markup = inShop(<GiftForm isSending={false} onCancel={() => {}} onSend={async () => {}} />)
    expect(markup).toMatch(/<input[^>]*type="email"/)
    expect(markup).not.toContain("Indiquez l’adresse courriel")
    const buttons = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
    expect(buttons.map(([, attributes = "", name]) => [name, attributes.includes("disabled")])).toEqual([
      ["Annuler", false],
      ["OK", true],
    ])
  })
})

it("is on its way, empty with the way to the programme, or there [TICK-019]", () => {
  const empty = "Aucun billet à venir"
  const waiting = inShop(<TicketsScreen />)
  expect(waiting).toContain("Mes billets à venir")
  expect(waiting).toContain('aria-busy="true"')
  expect([waiting.includes(empty), heads(waiting)]).toEqual([false, []])
  expect(shown([])).toContain(empty)
  expect(linksOf(shown([]))).toEqual({ "Voir la programmation": "/fr/pages" })
  expect([heads(one()).length, one().includes(empty)]).toEqual([1, false])
})
