interface Unreached {
  /** What has to exist before these are called. */
  readonly waitsFor: string
  readonly names: readonly string[]
}

/**
 * What is written and no shipped code calls: exported values of the domain, methods and exports of the SDK, built
 * operations of the contract. A rule in this list decides nothing for a user yet. `npm run lint` compares it with the
 * code name by name; building what is waited for takes names out of it and lowers the ceiling in the test.
 */
export const unreached: readonly Unreached[] = [
  {
    waitsFor: "a shop whose payment form is turned off",
    names: ["domain/payment-methods/PAYMENT_FLAGS", "domain/payment-methods/isPaymentFormShown"],
  },
  {
    waitsFor: "a tag that reads the ids of a data layer back, or sends products itself",
    names: ["domain/tracking/TRACKED_EVENTS", "domain/tracking/fromBase62"],
  },
  {
    waitsFor:
      "a programme that lists the documents' day filters as they are: the shop's has an order of its own",
    names: ["domain/calendar/ON_SALE_FILTERS"],
  },
  {
    waitsFor: "a tickets screen built on the domain's sections",
    names: ["domain/tickets/upcomingView"],
  },
  {
    waitsFor: "subscriptions on a page",
    names: ["domain/subscriptions/subscriptionHoldGroup"],
  },
  {
    waitsFor: "price splitting in the cart",
    names: ["sdk/holds/holdGroups", "sdk/holds/withQuantity"],
  },
  {
    waitsFor: "a form that lists the errors of the documents as they are",
    names: ["domain/form-errors/FORM_ERRORS"],
  },
  {
    waitsFor: "an app that signs in with a library of Google or Facebook; the shop is led to their pages",
    names: ["sdk/Clients.logInWithFacebook", "sdk/Clients.logInWithGoogle"],
  },
  {
    waitsFor: "a form that asks about the network it is filled in from",
    names: ["operation/verifyIp"],
  },
  {
    waitsFor: "asking guests who they are on the cart",
    names: ["domain/carts/showsGuestForm"],
  },
  {
    waitsFor: "one rule for it: the server or the shop has its own today",
    names: [
      "domain/cards/cardBin",
      "domain/cards/expiryMonths",
      "domain/cards/maskCard",
      "domain/cart-actions/CART_ACTIONS",
      "domain/cart-actions/cartActionMachine",
      "domain/cart-actions/firstCartEvent",
      "domain/cart-actions/isBroadcast",
      "domain/cart-actions/reactionsTo",
      "domain/holds/HOLD_TYPES",
      "domain/holds/cartDetailsError",
      "domain/holds/holdMessage",
      "domain/holds/keepsTickets",
      "domain/holds/placeColumns",
      "domain/messages/SNACKBAR_PLACE",
      "domain/payments/THREE_D_SECURE_OUTCOMES",
      "domain/payments/isAtRest",
      "domain/payments/isThreeDSecureOutcome",
      "domain/payments/mayAuthorise",
      "domain/permissions/ROLES",
      "domain/permissions/isRole",
      "domain/permissions/maskHasPermission",
      "domain/permissions/whoIs",
      "domain/seats/canPickSeat",
      "domain/seats/judgeHold",
      "domain/seats/mapSeatMachine",
      "domain/seats/mapSeatState",
      "domain/sessions/CHECK_FAILED_DUTIES",
      "domain/sessions/SESSION_TOKEN_HEADER",
      "domain/sessions/STARTUP_DUTIES",
      "domain/sessions/clientSessionMachine",
      "domain/sessions/logoutDuties",
      "domain/sessions/sessionAfterLogin",
      "domain/sessions/sessionAfterLogout",
      "domain/sessions/sessionHeaders",
    ],
  },
  {
    waitsFor: "a frontend of a tenant's own: the reference storefront needs no such call",
    names: [
      "operation/getFlexPass",
      "operation/getSectionInMode",
      "sdk/FlexPasses.one",
      "sdk/Invoices.withReport",
      "sdk/Session.end",
      "sdk/Session.start",
      "sdk/seating/selectedSeats",
      "sdk/session.end",
      "sdk/session.start",
    ],
  },
]

/** Built operations whose callers are no part of this repository, and who they are. */
export const calledFromOutside: Readonly<Record<string, string>> = {
  "operation/getHealth": "whoever watches the server",
  "operation/getEventCalendar": "the shopper's browser, by the address that a ticket tells",
  "operation/getReadiness": "a load balancer",
  "operation/getTestNearbyStay": "an organiser who tries the map of places to stay",
  "operation/openUnsubscribe": "a mail program, by the List-Unsubscribe of a mail",
  "operation/receiveInteracResult": "E-xact's payment page, and the shopper's browser on its way back",
  "operation/receiveStripeEvent": "Stripe",
  "operation/receivePayPalEvent": "PayPal",
  "operation/receiveMethodNotification": "an issuer's page, in the shopper's browser",
  "operation/receiveChallengeNotification": "an issuer's page, in the shopper's browser",
}
