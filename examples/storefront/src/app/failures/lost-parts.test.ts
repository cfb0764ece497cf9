import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { reloadForLostPart } from "./lost-parts.ts"

const reload = vi.fn()
const lost = new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/a.js")
let page: EventTarget
beforeEach(() => {
  reload.mockReset()
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  page = Object.assign(new EventTarget(), {
    ...{ sessionStorage, location: { reload }, history: { state: null, replaceState: () => undefined } },
  })
  vi.stubGlobal("window", page)
  vi.stubGlobal("navigator", { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

it("loads the page anew once in a minute, and for a lost part alone", () => {
  reloadForLostPart(new Error("map is undefined"), 100_000)
  expect(reload).not.toHaveBeenCalled()
  reloadForLostPart(lost, 100_000)
  reloadForLostPart(lost, 159_999)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadForLostPart(lost, 160_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

it("leaves a page alone that asks not to be left, such as one that pays, and comes when asked again", () => {
  const warn = (event: Event) => event.preventDefault()
  page.addEventListener("beforeunload", warn)
  reloadForLostPart(lost, 100_000)
  expect(reload).not.toHaveBeenCalled()
  page.removeEventListener("beforeunload", warn)
  reloadForLostPart(lost, 100_001)
  expect(reload).toHaveBeenCalledOnce()
})

it("waits for the network, and for what is under way when it is back", () => {
  vi.stubGlobal("navigator", { onLine: false })
  reloadForLostPart(lost, 100_000)
  expect(reload).not.toHaveBeenCalled()
  const warn = (event: Event) => event.preventDefault()
  page.addEventListener("beforeunload", warn)
  page.dispatchEvent(new Event("online"))
  expect(reload).not.toHaveBeenCalled()
  page.removeEventListener("beforeunload", warn)
  page.dispatchEvent(new Event("online"))
  expect(reload).toHaveBeenCalledOnce()
})
