import { describe, expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { WhatIsLost } from "./LeaveQueue.tsx"

const thing = { type: "events", id: "belvedere.le-cid-1" } as const
const keyOf = (id: string) =>
  ({ type: "pages", id, keyserver: { url: "https://shop.exemple", token: "k" } }) as const
const said = (ids: readonly string[], language: "fr" | "en") =>
  inShop(<WhatIsLost thing={thing} />, {
    language,
    keys: { guarded: undefined, keys: { pages: ids.map(keyOf), others: [{ ...keyOf(thing.id), ...thing }] } },
  })

describe("leaving a line says what is lost [KEY-006]", () => {
  it("the place, where it is the only one", () => {
    expect(said([], "fr")).toContain("Vous perdrez votre place.")
    expect(said([], "en")).toContain("You’ll lose your place.")
  })

  it("every other place too, before their names are known", () => {
    expect(said(["belvedere.ubu"], "fr")).toContain("Vous perdrez votre place ici et dans toute autre file.")
    expect(said(["belvedere.ubu"], "en")).toContain("You’ll lose your place here and in any other line.")
  })
})
