import type { CalendarEvent, SaleState } from "@parterre/contract"
import type { CalendarMonth } from "@parterre/domain/calendar"
import { describe, expect, it } from "vitest"
import { inShop, linksOf } from "../../../shared/site/shop.test-support.tsx"
import { eventAt } from "../page.test-support.ts"
import { EventCalendar } from "./EventCalendar.tsx"
import { MonthHead } from "./MonthHead.tsx"

const items = [
  eventAt("2027-02-26T19:00:00-05:00", { saleState: "SOLDOUT" }),
  eventAt("2027-02-27T19:00:00-05:00"),
  eventAt("2027-02-27T21:30:00-05:00"),
  eventAt("2027-02-28T14:00:00-05:00", { saleState: "CANCELLED", note: "Remis en mai" }),
]
interface Given {
  readonly items?: readonly CalendarEvent[]
  readonly pageId?: string
  readonly daySelected?: string
  readonly oldFlow?: boolean
  readonly language?: "fr" | "en"
}
const calendar = ({ language = "fr", ...given }: Given = {}) =>
  inShop(
    <EventCalendar
      items={items}
      daySelected={undefined}
      oldFlow
      pageId="rire"
      onDaySelected={() => undefined}
      {...given}
    />,
    { language, address: `/${language}/expo` },
  )

/** The buttons of the month, by what they say. */
const inMonth = (markup: string) => {
  const table = /<tbody.*<\/tbody>/.exec(markup)?.[0] ?? ""
  return [...table.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
}
const pressed = (markup: string) =>
  [...markup.matchAll(/<button[^>]*aria-pressed="true"[^>]*>(.*?)<\/button>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]*>/g, ""),
  )

describe("the month", () => {
  const head = (month: CalendarMonth) =>
    [...inShop(<MonthHead month={month} onChange={() => undefined} />).matchAll(/<button[^>]*>/g)].map(
      ([button]) => [/aria-label="([^"]*)"/.exec(button)?.[1], button.includes("disabled")],
    )

  it("has weeks from Sunday on, by their names [CAT-014]", () => {
    const weekdays = (language: "fr" | "en") =>
      [...calendar({ language }).matchAll(/<th scope="col" abbr="([^"]*)"/g)].map(([, name]) => name)
    expect(weekdays("fr")).toEqual(["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"])
    expect(weekdays("en")[0]).toBe("Sunday")
  })

  it("leads to the one before and the one after, but not before January 1970 [CAT-013] [CAT-015]", () => {
    expect(head({ year: 1970, month: 2 })).toEqual([
      ["Mois précédent", false],
      ["Mois suivant", false],
    ])
    expect(head({ year: 1970, month: 1 })).toEqual([
      ["Mois précédent", true],
      ["Mois suivant", false],
    ])
  })

  it("gives a day the first state of on sale, sold out, then whichever comes first [CAT-025]", () => {
    const dayOf = (...states: SaleState[]) =>
      inMonth(
        calendar({
          items: states.map((saleState, hour) => eventAt(`2027-02-27T1${hour}:00:00-05:00`, { saleState })),
        }),
      )[0]?.split(", ")[1]
    expect(dayOf("CANCELLED", "SOLDOUT", "ONSALE")).toBe("En vente")
    expect(dayOf("CANCELLED", "WASONSALE", "SOLDOUT")).toBe("Complet")
    expect(dayOf("CANCELLED", "NOTAVAILABLE")).toBe("Annulé")
    expect(dayOf("WASONSALE", "CANCELLED")).toBe(dayOf("WASONSALE"))
  })
})

describe("the compact calendar", () => {
  it("is a button a day, which says its state and how many events it has [CAT-012] [CAT-019]", () => {
    expect(inMonth(calendar())).toEqual([
      "vendredi 26 février 2027, Complet, 1 événement",
      "samedi 27 février 2027, En vente, 2 événements",
      "dimanche 28 février 2027, Annulé, 1 événement",
    ])
    expect(inMonth(calendar({ language: "en" }))[1]).toBe("Saturday, February 27, 2027, On sale, 2 events")
  })

  it("chooses only days that sell [CAT-026]", () => {
    const table = /<tbody.*<\/tbody>/.exec(calendar())?.[0] ?? ""
    expect(table.match(/aria-pressed/g)).toHaveLength(1)
  })

  it("tells its states in words, not by colour alone [CAT-027]", () => {
    expect(calendar()).toMatch(/<ul.*Complet.*En vente.*Annulé.*<\/ul>/)
  })
})

describe("the wide calendar", () => {
  it("is a button an event, with its hour [CAT-016] [CAT-019]", () => {
    expect(inMonth(calendar({ oldFlow: false }))).toEqual([
      "Spectacle, vendredi 26 février 2027 à 19 h, Complet",
      "Spectacle, samedi 27 février 2027 à 19 h, En vente",
      "Spectacle, samedi 27 février 2027 à 21 h 30, En vente",
      "Spectacle, dimanche 28 février 2027 à 14 h, Remis en mai",
    ])
  })

  it("is one dot for four events of a day, whose list stands open once it is chosen [CAT-020]", () => {
    const many = [10, 12, 14, 16].map((hour) => eventAt(`2027-02-27T${hour}:00:00-05:00`))
    const all = [eventAt("2027-02-26T19:00:00-05:00"), ...many]
    const dot = "samedi 27 février 2027, 4 événements"
    const [closed, open] = ["2027-02-26", "2027-02-27"].map((daySelected) =>
      calendar({ oldFlow: false, items: all, daySelected }),
    )
    const dotOf = (markup = "") => new RegExp(`<button[^>]*aria-label="${dot}"[^>]*`).exec(markup)?.[0]
    const hours = (markup = "") => [...markup.matchAll(/<b>(\d+ h[ \d]*)<\/b>/g)].map(([, hour]) => hour)
    expect(inMonth(open ?? "")).toContain(dot)
    expect([dotOf(closed), dotOf(open)]).toEqual([
      expect.stringContaining('aria-pressed="false"'),
      expect.stringContaining('aria-pressed="true"'),
    ])
    expect(hours(closed)).not.toContain("10 h")
    expect(hours(open)).toEqual(["10 h", "12 h", "14 h", "16 h"])
    expect(inMonth(calendar({ oldFlow: false, items: many.slice(1) }))).toHaveLength(3)
  })
})

describe("the panel of the chosen day", () => {
  it("shows image, title, the hours as chips and the way on [CAT-017]", () => {
    const markup = calendar()
    const panel = markup.slice(markup.indexOf('aria-label="samedi 27 février 2027"'))
    expect(panel).toContain('src="/spectacle.svg"')
    expect(panel).toContain(">Spectacle</h3>")
    expect([...panel.matchAll(/<b>(\d+ h[ \d]*)<\/b>/g)].map(([, hour]) => hour)).toEqual(["19 h", "21 h 30"])
    expect(pressed(panel)).toEqual(["19 h"])
    expect(linksOf(panel)["Choisir des places, samedi 27 février 2027 à 19 h"]).toBe(
      "/fr/pages/rire/performances/2027-02-27T19%3A00",
    )
  })

  it("lists every event of its day, with what keeps it from being sold [CAT-018]", () => {
    const hours = ["SOLDOUT", "ONSALE", "CANCELLED"] as const
    const day = hours.map((saleState, at) => eventAt(`2027-02-27T1${at * 2}:00:00-05:00`, { saleState }))
    const markup = calendar({ items: [...day, eventAt("2027-02-28T19:00:00-05:00")] })
    const list = /role="group" aria-label="[^"]*"[^>]*>(.*?)<\/div>/.exec(markup)?.[1] ?? ""
    expect(
      [...list.matchAll(/<button.*?<\/button>/g)].map(([one]) => one.replaceAll(/<[^>]*>/g, "")),
    ).toEqual(["10 hComplet", "12 h", "14 hAnnulé"])
  })

  it("is of the day selected, or of the first that sells [CAT-012]", () => {
    const links = (given: Given) => Object.keys(linksOf(calendar(given)))
    expect(links({})).toEqual(["Choisir des places, samedi 27 février 2027 à 19 h"])
    const later = [...items, eventAt("2027-03-06T20:00:00-05:00")]
    expect(links({ items: later, daySelected: "2027-03-06" })).toEqual([
      "Choisir des places, samedi 6 mars 2027 à 20 h",
    ])
  })

  it("leads under the current address where no page is loaded [CAT-012] [CAT-023]", () => {
    const markup = inShop(
      <EventCalendar items={items} daySelected={undefined} oldFlow onDaySelected={() => undefined} />,
      { address: "/fr/expo" },
    )
    expect(Object.values(linksOf(markup))).toEqual(["/fr/expo/performances/2027-02-27T19%3A00"])
  })

  it("says why nothing of the day sells, and leads nowhere [CAT-021] [CAT-026]", () => {
    const markup = calendar({ daySelected: "2027-02-28" })
    expect(markup).toContain("Remis en mai")
    expect(linksOf(markup)).toEqual({})
  })
})

it("says that no date is announced where there is none to see [CAT-024]", () => {
  expect(calendar({ items: [eventAt("2027-02-27T19:00:00-05:00", { saleState: "INVISIBLE" })] })).toContain(
    "Aucune date",
  )
})
