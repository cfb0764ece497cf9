import { afterEach, expect, it, vi } from "vitest"
import { browserPosition } from "./browser-position.ts"

afterEach(() => vi.unstubAllGlobals())

type Ask = (found: (position: object) => void, failed: (error: Error) => void) => void
const browserWith = (getCurrentPosition: Ask) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } })

it("is what the browser says, without what it says besides [GEO-001]", async () => {
  browserWith((found) => found({ coords: { latitude: 46.81, longitude: -71.21, accuracy: 5, speed: null } }))
  expect(await browserPosition()).toEqual({ latitude: 46.81, longitude: -71.21 })
})

it("rejects when the shopper says no, and where there is no such thing [GEO-002]", async () => {
  browserWith((_, failed) => failed(new Error("denied")))
  await expect(browserPosition()).rejects.toThrow("denied")
  vi.stubGlobal("navigator", {})
  await expect(browserPosition()).rejects.toThrow("knows no position")
})
