import type { ParkingItem } from "@parterre/contract"
import type { ButtonHTMLAttributes, ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { adult, cartOf } from "../../../shared/cart/cart.test-support.ts"
import type { Notice } from "../../../shared/messages/message-queue.ts"
import { SayContext } from "../../../shared/messages/use-messages.ts"
import { inShop, type Setting } from "../../../shared/site/shop.test-support.tsx"
import { Offers } from "./CartParking.tsx"

const service = vi.hoisted(() => ({ adds: true, presses: [] as (() => void)[] }))
vi.mock("@parterre/react", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@parterre/react")>()),
  useParkingOffer: () => ({ inCart: 0, isPending: false, add: async () => service.adds }),
}))
type ButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  onPress: () => void
  children: ReactNode
}
vi.mock("../../../shared/ui/Button.tsx", () => ({
  Button: ({ onPress, children, "aria-label": name }: ButtonProps) => {
    service.presses.push(onPress)
    return (
      <button type="button" aria-label={name}>
        {children}
      </button>
    )
  },
}))
afterEach(() => {
  service.adds = true
  service.presses = []
})

const offer: ParkingItem = {
  ...{ id: "lot-5", eventId: "cid-5", hold: false, name: "Stationnement Dauphine", type: "soiree" },
  ...{ address: "12, rue Dauphine", date: "2026-12-05", amount: 1500, maxTickets: 4 },
}
const other: ParkingItem = { ...offer, id: "lot-6", date: "2026-12-06" }
const cartWith = (...ids: string[]) => cartOf(...ids.map((id) => ({ ...adult, id, productId: id })))
const shown = (offers: readonly ParkingItem[], setting?: Setting) =>
  inShop(<Offers offers={offers} onAllAdded={() => undefined} />, setting)

/** Presses the first button; answers what is said, and whether the reader was taken on. */
async function adding(offers: readonly ParkingItem[], language: "fr" | "en" = "fr") {
  const said: Notice[] = []
  const onAllAdded = vi.fn()
  inShop(
    <SayContext.Provider value={(notice) => said.push(notice)}>
      <Offers offers={offers} onAllAdded={onAllAdded} />
    </SayContext.Provider>,
    { language },
  )
  service.presses[0]?.()
  await Promise.resolve()
  return {
    said: said.map(({ message }) => message.replaceAll("\u00a0", " ")),
    wentOn: onAllAdded.mock.calls.length,
  }
}

it("says of a place to park that it is full, in place of its button [PARK-002]", () => {
  const full = shown([{ ...offer, soldout: true }])
  expect(full).toContain("Complet")
  expect(full).not.toContain("<button")
  expect(shown([offer])).toContain("<button")
})

it("offers what is not in the cart yet, and no heading over nothing [PARK-002]", () => {
  const cart = cartWith(offer.id)
  expect(shown([offer, other], { cart })).toContain("6 décembre")
  expect(shown([offer, other], { cart })).not.toContain("samedi 5 décembre")
  expect(shown([offer], { cart })).toBe(inShop(null))
})

it.each([
  ["fr", "Ajouté à votre panier : Stationnement Dauphine, samedi 5 décembre 2026."],
  ["en", "Added to your cart: Stationnement Dauphine, Saturday, December 5, 2026."],
] as const)("says in %s that it was added", async (language, told) => {
  expect((await adding([offer], language)).said).toEqual([told])
})

it("takes the reader on once nothing is left to add, and not before", async () => {
  // With another left, the heading over it is there to be read.
  expect((await adding([offer, other])).wentOn).toBe(0)
  expect(shown([offer, other])).toMatch(/<h2 id="cart-parking" tabindex="-1">/)
  service.presses = []
  expect((await adding([offer])).wentOn).toBe(1)
})

it("says nothing of what could not be added, and leaves the reader on its button", async () => {
  service.adds = false
  expect(await adding([offer])).toEqual({ said: [], wentOn: 0 })
})
