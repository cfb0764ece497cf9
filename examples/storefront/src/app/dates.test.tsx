import { describe, expect, it } from "vitest"
import { CartScreen } from "../features/cart/CartScreen.tsx"
import { InvoiceTable } from "../features/client/InvoiceTable.tsx"
import { Upcoming } from "../features/client/TicketsScreen.tsx"
import { adult, cartOf } from "../shared/cart/cart.test-support.ts"
import { inShop } from "../shared/site/shop.test-support.tsx"
import type { Language } from "../shared/texts/TextsProvider.tsx"

const start = "2026-12-05T19:30:00-05:00"
const invoice = {
  id: "V-7",
  date: start,
  ticketsQty: 2,
  returnedTicketsQty: 0,
  serviceCharge: 900,
  totalAmount: 15_982,
  paymentMode: ["VISA"],
  tickets: [],
}
const location = { id: "p", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" }
const element = { title: "Le Cid", location, eventStart: start, images: [], prices: [], pricesByMail: {} }

const screens = {
  cart: (language: Language) =>
    inShop(<CartScreen />, { language, address: `/${language}/cart`, cart: cartOf(adult) }),
  tickets: (language: Language) => inShop(<Upcoming elements={[element]} reload={() => {}} />, { language }),
  invoices: (language: Language) => inShop(<InvoiceTable invoices={[invoice]} />, { language }),
}

describe.each(Object.entries(screens))("a date in the %s", (name, screen) => {
  it("is written as in fr-FR and en-US [I18N-006]", () => {
    const written = (locale: string) =>
      new Intl.DateTimeFormat(locale, {
        timeZone: "America/Toronto",
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
      }).format(new Date(start))
    expect(written("fr-FR")).toBe("samedi 5 décembre 2026")
    expect(screen("fr"), name).toContain(written("fr-FR"))
    expect(written("en-US")).toBe("Saturday, December 5, 2026")
    expect(screen("en"), name).toContain(written("en-US"))
  })
})
