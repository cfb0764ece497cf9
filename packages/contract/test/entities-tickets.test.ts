import { describeEntities } from "./entities.test-support.ts"

describeEntities("tickets", [
  {
    title: "[ENT-023] Ticket price line",
    schema: "TicketPriceLine",
    fields: {
      priceLevel: "string!",
      priceType: "string!",
      price: "integer!",
      serviceCharges: "integer!",
      upcomingTicketDetailTokens: "TicketToken[]!",
      printable: "boolean!",
      giftable: "boolean!",
      rs: "boolean!",
      eventId: "string!",
      addToGoogleWalletLink: "uri",
      addToAppleWalletLink: "uri",
    },
  },
  {
    title: "[ENT-024] [TICK-020] Ticket token",
    schema: "TicketToken",
    fields: {
      sodId: "string!",
      mailCategory: "DeliveryCategory!",
      giftRecipient: "string",
      seat: "TicketSeat",
      "seat.level": "string!",
      "seat.section": "string!",
      "seat.row": "string!",
      "seat.seat": "string!",
      "seat.dispositionDetailId": "string!",
    },
  },
  {
    title: "[ENT-025] Gift request",
    schema: "GiftRequest",
    fields: { ticketId: "string!", email: "string!" },
  },
])
