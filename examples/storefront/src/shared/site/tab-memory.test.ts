import { afterEach, expect, it, vi } from "vitest"
import { tabMemory } from "./tab-memory.ts"

afterEach(() => vi.unstubAllGlobals())

it("is the browser's where it gives one", () => {
  const sessionStorage = { getItem: () => "harbour", setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal("window", { sessionStorage })
  expect(tabMemory()).toBe(sessionStorage)
})

it("lasts as long as the page where the browser refuses one, as inside another site", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("Access is denied for this document.", "SecurityError")
    },
  })
  expect(tabMemory().getItem("draft")).toBeNull()
  tabMemory().setItem("draft", "Camille")
  expect(tabMemory().getItem("draft")).toBe("Camille")
  tabMemory().removeItem("draft")
  expect(tabMemory().getItem("draft")).toBeNull()
})
