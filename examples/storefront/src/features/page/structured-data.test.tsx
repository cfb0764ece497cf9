import type { CalendarEvent, Page } from "@parterre/contract"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { StructuredData } from "./StructuredData.tsx"

const place = { id: "p", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" }
const event = (more: Partial<CalendarEvent> = {}) => ({
  id: "e",
  start: "2026-12-05T19:30:00-05:00",
  saleState: "ONSALE",
  place,
  ...more,
})
const page = (shows: number, events = [event()]) =>
  ({
    title: "Le Cid",
    shows: Array.from({ length: shows }, (_, n) => ({ id: `${n}`, title: "Le Cid", events })),
  }) as unknown as Page
const markup = (of: Page) => renderToStaticMarkup(<StructuredData page={of} />)
const told = (of: Page) => JSON.parse(markup(of).replaceAll(/<\/?script[^>]*>/g, ""))

describe("what search engines read", () => {
  it("is there for 20 shows and not for 21 [SHELL-062]", () => {
    expect(told(page(20))).toHaveLength(20)
    expect(markup(page(21))).toBe("")
  })

  it("names each event that may be seen, its place, its price and its state [SHELL-062]", () => {
    const events = [
      event({ priceFrom: 4550 }),
      event({ saleState: "CANCELLED" }),
      event({ saleState: "INVISIBLE" }),
    ] as CalendarEvent[]
    expect(told(page(1, events as never))).toMatchObject([
      {
        "@type": "Event",
        name: "Le Cid",
        startDate: "2026-12-05T19:30:00-05:00",
        location: { name: "Salle", address: "Québec" },
        offers: { price: 45.5, priceCurrency: "CAD", availability: "https://schema.org/InStock" },
      },
      { eventStatus: "https://schema.org/EventCancelled" },
    ])
  })

  it("cannot end the script it stands in", () => {
    const title = "</script><script>alert(1)</script>"
    expect(markup({ ...page(1), title }).match(/<\/script>/g)).toHaveLength(1)
  })
})
