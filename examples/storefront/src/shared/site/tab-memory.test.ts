import { expect, it } from "vitest"
import { tabMemory } from "./tab-memory.ts"

const refused = () =>
  tabMemory(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError")
  })

it("is the browser's where it gives one", () => {
  const own = { getItem: () => "harbour", setItem: () => undefined, removeItem: () => undefined }
  expect(tabMemory(() => own)).toBe(own)
})

it("lasts as long as the page where the browser refuses one, as inside another site", () => {
  expect(refused().getItem("draft")).toBeNull()
  refused().setItem("draft", "Camille")
  expect(refused().getItem("draft")).toBe("Camille")
  refused().removeItem("draft")
  expect(refused().getItem("draft")).toBeNull()
})
