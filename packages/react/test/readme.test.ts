import { readFileSync } from "node:fs"
import { createParterre } from "@parterre/sdk"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import * as react from "../src/index.ts"

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")

it("shows in the README the code that runs here", () => {
  expect(text("../README.md")).toContain(text("./example.tsx").trim())
})

it("draws the README's shop: a place for the map, a list to search, and nothing to add yet", async () => {
  vi.stubGlobal("window", { location: { href: "https://tickets.example/fr" } })
  try {
    const { Shop } = await import("./example.tsx")
    const markup = renderToStaticMarkup(createElement(Shop))
    expect(markup).toMatch(/^<div style="height:600px"><\/div><div><search>.*<input [^>]*type="search"/)
    expect(markup).toMatch(/<button type="button" disabled="">0<\/button>$/)
  } finally {
    vi.unstubAllGlobals()
  }
})

function Card({ told }: { told: react.CardForm[] }) {
  told.push(react.useCardForm())
  return null
}

it("gives the card form's inputs what browsers fill them by, and no card while something is wrong [VAL-005]", async () => {
  const told: react.CardForm[] = []
  const client = createParterre({ baseUrl: "https://tickets.example" })
  const shop = { client, language: "fr", children: undefined } as const
  renderToStaticMarkup(createElement(react.ParterreProvider, shop, createElement(Card, { told })))
  await client.dispose()
  const { fields, errors, card } = told[0] ?? {}
  expect(Object.values(fields ?? {}).map(({ name, autoComplete }) => [name, autoComplete])).toEqual([
    ["number", "cc-number"],
    ["expiry", "cc-exp"],
    ["cvd", "cc-csc"],
    ["nameOnCard", "cc-name"],
  ])
  expect(new Set(Object.values(errors ?? {}))).toEqual(new Set(["formMsg.errors.required"]))
  expect(card).toBeUndefined()
})

it("has in each part what the whole has", async () => {
  const parts = await Promise.all([import("../src/seating/index.ts"), import("../src/checkout/index.ts")])
  expect(react).toMatchObject(Object.assign({}, ...parts))
})

it("names in its tables only hooks there are", () => {
  const named = [...text("../README.md").matchAll(/`(use[A-Z]\w+)\(/g)].map((match) => match[1] ?? "")
  expect(named.length).toBeGreaterThan(8)
  for (const hook of named) expect(react).toHaveProperty(hook)
})
