import type { CartMessage } from "@parterre/sdk"
import { expect, it, vi } from "vitest"
import { fakeClient, seatsTaken } from "../../test/fake-client.ts"
import { createCartStore } from "./cart-store.ts"

function open() {
  const shop = fakeClient([])
  const store = createCartStore(shop.client)
  const stop = store.start()
  return { ...shop, store, stop }
}

it("counts the tickets of the live cart", () => {
  const { store, showCart, stop } = open()
  showCart(["s1", "s2"])
  expect(store.view.get()).toMatchObject({ status: "ready", quantity: 2 })
  stop()
  showCart([])
  expect(store.view.get().quantity).toBe(2)
})

it("keeps the countdown apart, so that a second changes nothing else [CART-020]", () => {
  const { store, tick, stop } = open()
  const view = store.view.get()
  tick(121)
  expect(store.countdown.get()).toEqual({ seconds: 121, endingSoon: false })
  tick(120)
  expect(store.countdown.get().endingSoon).toBe(true)
  expect(store.view.get()).toBe(view)
  stop()
})

it("shows how an action ended until dismissed, and not that the cart was read [CART-036]", () => {
  const { store, tell, stop } = open()
  const added: CartMessage = { action: "addElements", outcome: "success", key: "holds.added", shown: true }
  tell({ action: "callCart", outcome: "success", key: "", shown: false })
  expect(store.view.get().message).toBeUndefined()
  tell(added)
  expect(store.view.get().message).toEqual(added)
  store.dismiss()
  expect(store.view.get().message).toBeUndefined()
  stop()
})

it("answers whether an action succeeded instead of throwing", async () => {
  const { store, record, stop } = open()
  expect(await store.add([])).toBe(true)
  record.holdFails = seatsTaken([])
  expect(await store.add([])).toBe(false)
  stop()
})

it("looks again when its tab is shown again, until it is left", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
  vi.stubGlobal("document", page)
  const { record, stop } = open()
  const change = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event("visibilitychange"))
  }
  change("hidden")
  expect(record.refreshed).toBe(0)
  change("visible")
  expect(record.refreshed).toBe(1)
  stop()
  change("visible")
  expect(record.refreshed).toBe(1)
})
