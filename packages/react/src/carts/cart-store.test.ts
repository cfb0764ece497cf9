import type { CartMessage } from "@parterre/sdk"
import { describe, expect, it, vi } from "vitest"
import { fakeClient, seatsTaken, unfit, unreachable } from "../../test/fake-client.ts"
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

describe("a cart that could not be read when the shop was opened", () => {
  const failed: CartMessage = { action: "callCart", outcome: "failure", failure: unreachable() }
  function openOffline() {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
    const browser = new EventTarget()
    vi.stubGlobal("document", page)
    vi.stubGlobal("window", browser)
    const shown = () => page.dispatchEvent(new Event("visibilitychange"))
    const online = () => browser.dispatchEvent(new Event("online"))
    return { ...open(), shown, online }
  }

  it.each(["shown", "online"] as const)("is read once the page is %s again", (back) => {
    const { record, tell, stop, ...page } = openOffline()
    // The first read is still under way.
    page[back]()
    expect(record.cartRead).toHaveLength(0)
    tell(failed)
    page[back]()
    expect(record.cartRead).toHaveLength(1)
    stop()
  })

  it("is asked for once where the network comes back and the page is shown at the same time", () => {
    const { record, tell, stop, shown, online } = openOffline()
    tell(failed)
    online()
    shown()
    expect(record.cartRead).toHaveLength(1)
    tell(failed)
    shown()
    expect(record.cartRead).toHaveLength(2)
    stop()
    online()
    expect(record.cartRead).toHaveLength(2)
  })

  it("is told as a failure once, however often it is asked for in vain, and again in other words", () => {
    const { store, tell, stop, online } = openOffline()
    tell(failed)
    online()
    tell({ ...failed, failure: unreachable() })
    expect(store.view.get().message).toBe(failed)
    const other: CartMessage = { action: "callCart", outcome: "failure", failure: unfit("getCart") }
    tell(other)
    expect(store.view.get().message).toBe(other)
    stop()
  })

  it("stays unread whatever is said and dismissed meanwhile, until it is there", () => {
    const { store, tell, showCart, stop } = openOffline()
    expect(store.view.get().unread).toBeUndefined()
    tell(failed)
    tell({ action: "addElements", outcome: "failure", failure: seatsTaken(["s1"]) })
    store.dismiss()
    expect(store.view.get()).toMatchObject({ message: undefined, unread: failed.failure })
    showCart(["s1"])
    expect(store.view.get().unread).toBeUndefined()
    // One that is there and cannot be read again is shown as it was.
    tell(failed)
    expect(store.view.get().unread).toBeUndefined()
    stop()
  })

  it("is awaited again while the shopper has it read", async () => {
    const { store, tell, stop } = openOffline()
    tell(failed)
    const read = store.reload()
    expect(store.view.get()).toMatchObject({ message: undefined, unread: undefined })
    await read
    stop()
  })

  it("is no failure any more as soon as it is there, and is looked at like any other", () => {
    const { store, record, tell, showCart, stop, shown, online } = openOffline()
    tell(failed)
    expect(store.view.get().message).toEqual(failed)
    showCart(["s1"])
    expect(store.view.get().message).toBeUndefined()
    const looks = record.refreshed
    shown()
    online()
    expect(record.cartRead).toHaveLength(0)
    expect(record.refreshed).toBe(looks + 1)
    // One that cannot be read again stays as it was, and that is said.
    tell(failed)
    showCart(["s1"])
    expect(store.view.get().message).toEqual(failed)
    stop()
  })
})
