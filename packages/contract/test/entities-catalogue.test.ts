import { expect, it } from "vitest"
import { contract, read } from "./document.test-support.ts"
import { describeEntities, schemaPlace } from "./entities.test-support.ts"

describeEntities("catalogue", [
  {
    title: "[ENT-017] Location",
    schema: "Location",
    fields: {
      id: "string!",
      name: "string!",
      images: "Image[]!",
      addressLine1: "string",
      addressLine2: "string",
      city: "string!",
      provinceState: "string!",
      postalCode: "string",
      country: "string!",
      latitude: "number",
      longitude: "number",
      parameters: "object!",
      "parameters.pageHtml": "string",
      "parameters.pageHtmlFr": "string",
    },
  },
  {
    title: "[ENT-018] Images",
    schema: "Image",
    fields: { imageSize: "string!", url: "string!" },
  },
  {
    title: "[ENT-019] Page",
    schema: "Page",
    fields: {
      id: "string!",
      imageUrlBig: "string!",
      imageUrlSmall: "string!",
      display: "Display!",
      subscriptions: "Subscription[]!",
      combos: "Combo[]!",
      shows: "Show[]!",
      suggestion: "Suggestion[]!",
      redirectUrl: "string",
      saleState: "SaleState!",
      itemsDates: "object!",
      "itemsDates.items[].date": "date!",
      "itemsDates.items[].dates": "CalendarEvent[]!",
    },
  },
  {
    title: "[ENT-020] Calendar event",
    schema: "CalendarEvent",
    fields: {
      id: "string!",
      code: "string!",
      showId: "string!",
      title: "string!",
      imageUrl: "string",
      note: "string",
      saleState: "SaleState!",
      itemHours: "ItemHour[]!",
    },
  },
  {
    title: "[ENT-020] the hours of a calendar event",
    schema: "ItemHour",
    fields: {
      formattedHour: "string!",
      formattedDatetime: "string!",
      saleState: "SaleState!",
      expositionId: "string!",
      dateOnly: "boolean!",
    },
  },
  {
    title: "[ENT-022] Ticket element",
    schema: "TicketElement",
    fields: {
      title: "string!",
      location: "Place!",
      eventStart: "date-time!",
      images: "object[]!",
      "images[].url": "string!",
      prices: "TicketPriceLine[]!",
      pricesByMail: "object!",
      "pricesByMail.E_TICKETS": "TicketPriceLine[]",
      "pricesByMail.SMARTPHONE": "TicketPriceLine[]",
      "pricesByMail.MAIL": "TicketPriceLine[]",
      "pricesByMail.WILLCALL": "TicketPriceLine[]",
    },
  },
  {
    title: "[COMBO-001] Combo",
    schema: "Combo",
    fields: {
      mandatoryGroups: "ComboGroup[]!",
      optionalGroups: "ComboGroup[]!",
      pseudoMandatoryGroups: "ComboGroup[]!",
    },
  },
  {
    title: "[COMBO-001] a combo's group",
    schema: "ComboGroup",
    fields: { details: "ComboDetail[]!", itemHours: "ItemHour[]!" },
  },
])

it("names sizes of images by word or by measure, with a French variant [ENT-018]", () => {
  const sizes = new RegExp(
    String(read(contract, [...schemaPlace("Image"), "properties", "imageSize", "pattern"])),
  )
  for (const size of ["SMALL", "BIG", "BANNER", "640x480", "640x480_FR", "BANNER_FR"])
    expect(size).toMatch(sizes)
  for (const size of ["HUGE", "640", "640x480_EN", "x480", "small"]) expect(size).not.toMatch(sizes)
})
