import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { HostedFieldsOptions } from "./hosted-fields.ts"
import { mountFrame } from "./one-frame.ts"

const page = "https://processor.test"

/** A frame as a browser has it, whose page speaks by events of the window. */
class Frame extends EventTarget {
  title = ""
  src = ""
  contentWindow = { postMessage: vi.fn() }
  remove = vi.fn()
  focus = vi.fn()
}

let frame: Frame
beforeEach(() => {
  frame = new Frame()
  vi.stubGlobal("window", new EventTarget())
  vi.stubGlobal("document", { createElement: () => frame })
})
afterEach(() => vi.unstubAllGlobals())

const say = (told: { readonly source: unknown; readonly origin: string; readonly data: unknown }) =>
  window.dispatchEvent(Object.assign(new Event("message"), told))

async function mounted() {
  const heard: unknown[] = []
  const options = {
    host: () => ({ replaceChildren: vi.fn() }),
    labels: { number: "Card" },
    onFocus: vi.fn(),
  } as unknown as HostedFieldsOptions
  const mounting = mountFrame(options, new URL(`${page}/fields?id=1`), (told) => heard.push(told))
  frame.dispatchEvent(new Event("load"))
  return { heard, own: await mounting }
}

it("hears the page in its frame, in JSON or as an object, and speaks to no other origin", async () => {
  const { heard, own } = await mounted()
  say({ source: frame.contentWindow, origin: page, data: '{"dataKey":"ot-1"}' })
  say({ source: frame.contentWindow, origin: page, data: { token: "9" } })
  expect(heard).toEqual([{ dataKey: "ot-1" }, { token: "9" }])
  own.send("tokenize")
  expect(frame.contentWindow.postMessage).toHaveBeenCalledExactlyOnceWith("tokenize", page)
})

it("takes no token from another window, from another origin or in another form", async () => {
  const { heard, own } = await mounted()
  const data = '{"dataKey":"ot-forged"}'
  say({ source: {}, origin: page, data })
  say({ source: frame.contentWindow, origin: "https://processor.test.evil.example", data })
  for (const odd of ["{", "null", 7, null]) say({ source: frame.contentWindow, origin: page, data: odd })
  expect(heard).toEqual([])
  own.remove()
  say({ source: frame.contentWindow, origin: page, data })
  expect(heard).toEqual([])
})
