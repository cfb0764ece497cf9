import { afterEach, beforeEach, expect, it, vi } from "vitest"

let state: unknown
const reload = vi.fn()
beforeEach(() => {
  state = { key: "entry", state: null }
  vi.stubGlobal("window", {
    history: {
      get state() {
        return state
      },
      replaceState: (next: unknown) => {
        state = next
      },
    },
    location: { reload },
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** The page as it is loaded: it remembers nothing by itself. */
async function loaded() {
  vi.resetModules()
  return await import("./page-memory.ts")
}

it("comes through a reload that the shop asks for, once, and leaves nothing in the history", async () => {
  const before = await loaded()
  before.pageMemory().write("parterre.session", "token")
  before.pageMemory().write("parterre.gone", "x")
  before.pageMemory().remove("parterre.gone")
  before.reloadPage()
  expect(reload).toHaveBeenCalledOnce()
  const after = await loaded()
  expect(after.pageMemory().read("parterre.session")).toBe("token")
  expect(after.pageMemory().read("parterre.gone")).toBeUndefined()
  expect(state).toEqual({ key: "entry", state: null })
  expect((await loaded()).pageMemory().read("parterre.session")).toBeUndefined()
})

it("takes nothing that is no text", async () => {
  state = { key: "entry", state: null, keptForReload: { "parterre.session": { value: 1 } } }
  expect((await loaded()).pageMemory().read("parterre.session")).toBeUndefined()
  expect(state).toEqual({ key: "entry", state: null })
})
