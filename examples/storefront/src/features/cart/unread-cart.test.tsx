import { ContractProblem, type SdkFailure } from "@parterre/sdk"
import { beforeEach, expect, it, vi } from "vitest"
import { inShop, type Setting } from "../../shared/site/shop.test-support.tsx"
import { CartScreen } from "./CartScreen.tsx"

const shop = { unread: undefined as SdkFailure | undefined, asked: [] as string[] }
/** What the button does that tries again. */
let press: () => void = () => undefined
vi.mock("@parterre/react", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@parterre/react")>()),
  useCart: () => ({
    status: "unloaded",
    cart: undefined,
    // Whatever was said of other acts is dismissed by now.
    message: undefined,
    unread: shop.unread,
    actions: { reload: async () => shop.asked.push("reload") },
  }),
}))
vi.mock("../../shared/failure/Failed.tsx", async (importOriginal) => {
  const { Failed } = await importOriginal<typeof import("../../shared/failure/Failed.tsx")>()
  return {
    Failed: (props: Parameters<typeof Failed>[0]) => {
      press = props.retry
      return <Failed {...props} />
    },
  }
})
beforeEach(() => {
  shop.asked = []
  vi.stubGlobal("window", { sessionStorage: { getItem: () => null } })
})

const screen = (setting: Setting = {}) => inShop(<CartScreen />, { address: "/fr/cart", ...setting })

it("a cart that cannot be read says why, and is asked for again when the shopper wants it", () => {
  shop.unread = new ContractProblem(
    "unexpected",
    { status: 500, message: "Une erreur est survenue." },
    "retry",
  )
  const told = screen()
  expect(told).toContain("Une erreur est survenue.")
  expect(told).toContain("Réessayer")
  expect(told).not.toContain("aria-busy")
  expect(told).not.toContain("Votre panier est vide")
  press()
  expect(shop.asked).toEqual(["reload"])
})

it("a cart that is still being read shows its shape", () => {
  shop.unread = undefined
  expect(screen()).toContain('aria-busy="true"')
})
