import type { Cart, Client } from "@parterre/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { emptyDraft } from "../../shared/buyer/draft.ts"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { MiddlewareScreen } from "./MiddlewareScreen.tsx"

/** Where a screen leads instead of showing anything. */
vi.mock("../../shared/navigation/router.tsx", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../../shared/navigation/router.tsx")>()),
  Navigate: ({ to }: { to: string }) => `leads to ${to}`,
}))
afterEach(() => void vi.unstubAllGlobals())

const zoe: Client = { firstname: "Zoé", lastname: "Tremblay", email: "zoe@exemple.ca", language: "fr" }

interface Visit {
  readonly client?: Client
  /** Whether this tab knows who buys. */
  readonly known?: boolean
  readonly search?: string
  /** Tickets in the cart. */
  readonly quantity?: number
}

function leads(clientAccount: string, { client, known = false, search = "", quantity = 0 }: Visit = {}) {
  const draft = JSON.stringify({ ...emptyDraft, ...zoe })
  vi.stubGlobal("window", { sessionStorage: { getItem: () => (known ? draft : null) } })
  const markup = inShop(<MiddlewareScreen />, {
    language: "en",
    config: { clientAccount },
    account: { status: client === undefined ? "logged-out" : "logged-in", client },
    cart: { totalQty: quantity, cartElements: [] } as unknown as Cart,
    address: `/en/client/middlewareClient${search}`,
  })
  return /leads to ([^<]*)/.exec(markup)?.[1]
}

describe("the way through middlewareClient", () => {
  it.each(["OPTIONAL", "YES"])(
    "leads a client to the profile when it is incomplete, else to the checkout, with accounts %s [ACC-026]",
    (accounts) => {
      expect(leads(accounts, { client: { ...zoe, isCompletedProfile: false } })).toBe(
        "/en/client/auth/profile",
      )
      expect(leads(accounts, { client: { ...zoe, isCompletedProfile: true } })).toMatch(
        /^\/en\/checkout\/mode/,
      )
    },
  )

  it("does not stop a purchase for what it does not need", () => {
    const client = { ...zoe, isCompletedProfile: false }
    expect(leads("OPTIONAL", { client, quantity: 2 })).toMatch(/^\/en\/checkout\/mode/)
  })

  it("goes on to the step that was asked for, once it is known who buys", () => {
    const search = "?step=payment"
    expect(leads("NO", { known: true, search })).toBe("/en/checkout/mode?step=payment")
    expect(leads("OPTIONAL", { client: zoe, search, quantity: 2 })).toBe("/en/checkout/mode?step=payment")
    expect(leads("YES", { search })).toBe("/en/client/login")
  })

  it("leads to the profile of a client or of a guest who wants to change it [ACC-025]", () => {
    const client = { ...zoe, isCompletedProfile: true }
    expect(leads("OPTIONAL", { client, search: "?edit=true" })).toBe("/en/client/auth/profile")
    expect(leads("OPTIONAL", { known: true, search: "?edit=true" })).toBe("/en/client/profile-guest")
  })

  it.each([
    ["NO", true, /^\/en\/checkout\/mode/],
    ["NO", false, /^\/en\/client\/select-checkout-method$/],
    ["OPTIONAL", true, /^\/en\/checkout\/mode/],
    ["OPTIONAL", false, /^\/en\/client\/select-checkout-method$/],
    ["YES", true, /^\/en\/client\/login$/],
    ["YES", false, /^\/en\/client\/login$/],
  ])(
    "leads who is not logged in on, with accounts %s and a known guest: %s [ACC-027]",
    (accounts, known, place) => {
      expect(leads(accounts, { known })).toMatch(place)
    },
  )
})
