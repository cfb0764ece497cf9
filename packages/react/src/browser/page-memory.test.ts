import { afterEach, beforeEach, expect, it, vi } from "vitest"

let state: unknown
const reload = vi.fn()
beforeEach(() => {
  state = { key: "entry", state: null }
  const history = {
    get state() {
      return state
    },
    replaceState: (next: unknown) => {
      state = next
    },
  }
  vi.stubGlobal("history", history)
  vi.stubGlobal("window", { history, location: { reload } })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** The page as it is loaded: it remembers nothing by itself. */
async function loaded() {
  vi.resetModules()
  return { ...(await import("./page-memory.ts")), ...(await import("./reload-page.ts")) }
}

it("comes through a reload that the shop asks for, once, and leaves nothing in the history", async () => {
  const before = await loaded()
  before.pageMemory.setItem("parterre.session", "token")
  before.pageMemory.setItem("parterre.gone", "x")
  before.pageMemory.removeItem("parterre.gone")
  before.reloadPage()
  expect(reload).toHaveBeenCalledOnce()
  const after = await loaded()
  expect(after.pageMemory.getItem("parterre.session")).toBe("token")
  expect(after.pageMemory.getItem("parterre.gone")).toBeNull()
  after.endReload()
  expect(state).toEqual({ key: "entry", state: null })
  expect((await loaded()).pageMemory.getItem("parterre.session")).toBeNull()
})
