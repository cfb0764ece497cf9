import type { Payment } from "@parterre/sdk"
import { expect, it } from "vitest"
import { declined, fakeClient, pending, refused, unfit, unreachable } from "../../test/fake-client.ts"
import { createCheckoutStore } from "./checkout-store.ts"

const payment: Payment = { client: { firstname: "Ada", lastname: "Roy", email: "ada@example.com" } }

function open() {
  const shop = fakeClient([])
  const store = createCheckoutStore(shop.client)
  const stop = store.start()
  return { ...shop, store, stop }
}

it("goes through authentication and challenge to paid", async () => {
  const { store, stage, record, stop } = open()
  let finish = () => {}
  record.pay = () =>
    new Promise((resolve) => {
      finish = () => resolve({ saleId: "V-1", deferred: false, crId: null })
    })
  const seen = [store.view.get().status]
  store.view.subscribe(() => seen.push(store.view.get().status))
  const paying = store.pay(payment)
  stage("challenge")
  stage("paying")
  finish()
  expect(await paying).toBe("V-1")
  expect(seen).toEqual(["idle", "authenticating", "challenge", "paying", "paid"])
  stop()
})

it("pays once however often the button is pressed", async () => {
  const { store, record, stop } = open()
  let payments = 0
  const pay = record.pay
  record.pay = () => {
    payments++
    return pay()
  }
  await Promise.all([store.pay(payment), store.pay(payment)])
  expect(payments).toBe(1)
  stop()
})

it("keeps the failure to show, and can be tried again", async () => {
  const { store, record, stop } = open()
  const pay = record.pay
  record.pay = () => Promise.reject(declined())
  expect(await store.pay(payment)).toBeUndefined()
  expect(store.view.get()).toMatchObject({ status: "failed", failure: { _tag: "card-declined" } })
  record.pay = pay
  expect(await store.pay(payment)).toBe("V-1")
  stop()
})

it("waits on a pending payment and learns its outcome by looking, not by paying", async () => {
  const { store, record, stop } = open()
  record.pay = () => Promise.reject(pending())
  record.sale = () => Promise.resolve({ saleToken: "t", state: "paying" })
  await store.pay(payment)
  expect(store.view.get().status).toBe("pending")
  expect(await store.lookUp()).toBeUndefined()
  expect(store.view.get().status).toBe("pending")
  record.sale = () => Promise.resolve({ saleToken: "t", state: "paid", saleId: "V-2" })
  expect(await store.lookUp()).toBe("V-2")
  expect(store.view.get()).toEqual({ status: "paid", saleId: "V-2" })
  stop()
})

it.each([
  ["the service cannot be reached", unreachable()],
  ["the service is busy", refused("service-unavailable")],
  ["too many look at once", refused("rate-limited")],
  ["the service has no room", refused("overloaded")],
  ["the session has ended", refused("session-expired")],
  ["the service has a fault", refused("unexpected")],
  ["its answer does not fit the contract", unfit("getSale")],
])("stays with a pending payment while %s, and offers none anew", async (_, failure) => {
  const { store, record, stop } = open()
  record.pay = () => Promise.reject(pending())
  record.sale = () => Promise.reject(failure)
  await store.pay(payment)
  expect(await store.lookUp()).toBeUndefined()
  expect(store.view.get().status).toBe("pending")
  stop()
})
