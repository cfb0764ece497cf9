import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  closeMessage,
  enqueueMessage,
  isSameMessage,
  messageClosedBy,
  messageWords,
  type ShopperMessage,
  SNACKBAR_PLACE,
  type SnackBarOptions,
} from "./message-queue.ts"

type Words = Pick<ShopperMessage, "id" | "title" | "translate">

const said = (message: string, words: Words = {}, snackBar: SnackBarOptions = {}): ShopperMessage => ({
  message,
  ...words,
  snackBar,
})

describe("messages", () => {
  it("are dialogs, which wait for OK, or snackbars, which leave [MSG-001]", () => {
    expect(messageClosedBy({ message: "Enregistré", dialog: {} })).toBe("ok")
    expect(messageClosedBy(said("Enregistré"))).not.toBe("ok")
  })

  it("stay 2500 ms at the top centre, or as long as they say [MSG-002]", () => {
    expect(messageClosedBy(said("Enregistré"))).toBe(2500)
    expect(messageClosedBy(said("Enregistré", {}, { duration: 6000 }))).toBe(6000)
    expect(SNACKBAR_PLACE).toEqual({ vertical: "top", horizontal: "center" })
  })

  it("are the same by their id, else by text and title [MSG-003]", () => {
    expect(isSameMessage(said("a", { id: "1" }), said("b", { id: "1" }))).toBe(true)
    expect(isSameMessage(said("a", { id: "1" }), said("a", { id: "2" }))).toBe(false)
    expect(isSameMessage(said("a", { id: "1" }), said("a"))).toBe(false)
    expect(isSameMessage(said("a"), { message: "a", dialog: {} })).toBe(true)
    expect(isSameMessage(said("a"), said("a", { title: "t" }))).toBe(false)
  })

  it("wait for each other, each said once, in the order they came [MSG-003] [MSG-004]", () => {
    const messages = fc.array(
      fc.constantFrom("a", "b", "c").map((message) => said(message)),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(messages, (all) => {
        const queue = all.reduce<readonly ShopperMessage[]>(enqueueMessage, [])
        expect(queue.map(({ message }) => message)).toEqual([...new Set(all.map(({ message }) => message))])
        const [open] = queue
        if (open === undefined) return
        expect(closeMessage(queue, open)).toEqual(queue.slice(1))
        expect(closeMessage(closeMessage(queue, open), open)).toEqual(queue.slice(1))
      }),
    )
    const open = said("a")
    expect(enqueueMessage(closeMessage([open], open), said("a"))).toHaveLength(1)
  })

  it("are keys to translate when they say so, and words otherwise [MSG-005]", () => {
    const translate = (key: string) => `« ${key} »`
    expect(messageWords(said("success.update", { translate: true }), translate)).toBe("« success.update »")
    expect(messageWords(said("Complet", { translate: false }), translate)).toBe("Complet")
    expect(messageWords(said("Complet"), translate)).toBe("Complet")
  })

  it("have the documents' fields, as a snackbar or as a dialog [ENT-027]", () => {
    const words = { id: "saved", message: "success.update", translate: true, title: "success.title" }
    const snackBar = { ...words, snackBar: { duration: 4000, panelClass: "saved" } } satisfies ShopperMessage
    const dialog = { ...words, dialog: { panelClass: "saved" } } satisfies ShopperMessage
    expect([snackBar, dialog].map(messageClosedBy)).toEqual([4000, "ok"])
    expect([snackBar, dialog].map((one) => messageWords(one, (key) => key))).toEqual([
      "success.update",
      "success.update",
    ])
    expect(isSameMessage(snackBar, { ...dialog, message: "success.other" })).toBe(true)
  })
})
