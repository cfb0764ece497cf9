import { expect, it } from "vitest"
import { createStore } from "./store.ts"
import { trackedState } from "./tracked-state.ts"

const opened = () => {
  const store = createStore({ seats: 0, total: 0, name: "Le Cid" })
  return { store, ...trackedState(store) }
}

it("is the same until something changes that was read of it", () => {
  const { store, get } = opened()
  const seen = get()
  expect(seen.seats).toBe(0)
  store.set({ ...store.get(), total: 100 })
  expect(get()).toBe(seen)
  store.set({ ...store.get(), seats: 2 })
  expect(get()).not.toBe(seen)
  expect(get().seats).toBe(2)
})

it("goes on with what was read of any object before", () => {
  const { store, get } = opened()
  expect(get().seats).toBe(0)
  store.set({ ...store.get(), seats: 2 })
  const seen = get()
  store.set({ ...store.get(), seats: 3 })
  expect(get()).not.toBe(seen)
})

it("tells what is now to whoever reads what it did not read before", () => {
  const { store, get } = opened()
  const seen = get()
  store.set({ ...store.get(), total: 100 })
  get()
  expect(seen.total).toBe(100)
})

it("has read everything where it was spread", () => {
  const { store, get } = opened()
  const seen = get()
  expect({ ...seen }).toEqual({ seats: 0, total: 0, name: "Le Cid" })
  store.set({ ...store.get(), name: "Othello" })
  expect(get()).not.toBe(seen)
})

it("does not differ from the first state where only what nobody read has changed since", () => {
  const { store, get, first } = opened()
  store.set({ ...store.get(), total: 100 })
  const seen = first()
  expect(seen.seats).toBe(0)
  expect(get()).toBe(seen)
  store.set({ ...store.get(), seats: 1 })
  expect(get()).not.toBe(seen)
})
