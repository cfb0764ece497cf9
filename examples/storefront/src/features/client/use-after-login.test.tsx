import type { Cart, Client } from "@parterre/contract"
import { beforeEach, expect, it, vi } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { useAfterLogin } from "./use-after-login.ts"

const went: string[] = []
vi.mock("./use-go.ts", () => ({ useGo: () => (place: string) => void went.push(place) }))
beforeEach(() => void went.splice(0))

const jo: Client = { firstname: "Jo", lastname: "MacLeod", email: "jo@exemple.ca" }

interface LoginProps {
  onReady: (leadOn: (client: Client) => void) => void
  onDone?: () => void
}
function Login({ onReady, onDone }: LoginProps) {
  onReady(useAfterLogin(onDone))
  return null
}

/** Where a login at an address leads, or that the page around it heard of it. */
function leads(address: string, cart: Cart, client = jo, inCheckout = false) {
  const logins: ((client: Client) => void)[] = []
  const told = inCheckout ? { onDone: () => void went.push("told") } : {}
  inShop(<Login onReady={(leadOn) => logins.push(leadOn)} {...told} />, { address, cart })
  logins[0]?.(client)
  return went.splice(0)
}

it("a login inside a checkout page tells the page and leads nowhere [ACC-029]", () => {
  for (const cart of [cartOf(adult), cartOf()])
    expect(leads("/fr/client/select-checkout-method", cart, jo, true)).toEqual(["told"])
})

it.each([
  ["/fr/client/login", cartOf(adult), "checkout/mode"],
  ["/fr/client", cartOf(), "client/auth/profile"],
  ["/en/checkout/mode", cartOf(adult), "checkout/mode"],
  ["/en/checkout/mode", cartOf(), "pages"],
])("a login at %s leads on by what is in the cart [ACC-028]", (address, cart, place) => {
  expect(leads(address, cart)).toEqual([place])
})

it.each([
  ["/fr/client/signup", cartOf(adult)],
  ["/en/client/profile-guest", cartOf()],
])(
  "a login at %s, neither a checkout nor the login, is led on by the step that leads on [ACC-032]",
  (address, cart) => {
    expect(leads(address, cart)).toEqual(["client/middlewareClient"])
  },
)

it("a password that must change comes before all else [ACC-030]", () => {
  const must = { ...jo, mustChangePassword: true }
  expect(leads("/fr/client/select-checkout-method", cartOf(adult), must, true)).toEqual([
    "client/auth/change-password",
  ])
})
