import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { loadScript } from "./load-script.ts"
import { stripeLibrary } from "./stripe-library.ts"

class Script extends EventTarget {
  src = ""
  async = false
  remove = vi.fn()
}

let scripts: Script[] = []
const last = () => scripts.at(-1) ?? new Script()

beforeEach(() => {
  scripts = []
  vi.stubGlobal("window", {})
  vi.stubGlobal("document", {
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

it("[ERR-029] says that a script did not load, and lets it be tried again", async () => {
  const first = loadScript("https://processor.test/failing.js")
  last().dispatchEvent(new Event("error"))
  await expect(first).rejects.toThrow(/^Error loading script$/)
  const second = loadScript("https://processor.test/failing.js")
  last().dispatchEvent(new Event("load"))
  await expect(second).resolves.toBeUndefined()
  expect(scripts).toHaveLength(2)
})

it("[ERR-029] says that loading was cut short", async () => {
  const loading = loadScript("https://processor.test/aborted.js")
  last().dispatchEvent(new Event("abort"))
  await expect(loading).rejects.toThrow(/^Script loading aborted$/)
  expect(last().remove).toHaveBeenCalledOnce()
})

it("loads a script once for all who ask", async () => {
  const asked = [loadScript("https://processor.test/once.js"), loadScript("https://processor.test/once.js")]
  last().dispatchEvent(new Event("load"))
  await Promise.all(asked)
  expect(scripts).toHaveLength(1)
})

it("[ERR-013] says that the payment library is missing when its script brings none", async () => {
  const mounting = stripeLibrary("https://processor.test/empty.js", "pk_test", { locale: "fr" })
  last().dispatchEvent(new Event("load"))
  await expect(mounting).rejects.toThrow(/^missing api stripe$/)
})
