import { closeMessage, enqueueMessage } from "@parterre/domain/messages"
import { expect, it } from "vitest"
import { lifetime, type Message } from "./message-queue.ts"

const said = (key: string, message: string): Message => ({ key, message, snackBar: {} })

it("lets one message wait for the other [MSG-004]", () => {
  const first = said("1", "Retiré du panier.")
  const queue = enqueueMessage([first], said("2", "C’est prolongé."))
  expect(queue.map(({ key }) => key)).toEqual(["1", "2"])
  expect(closeMessage(queue, first).map(({ key }) => key)).toEqual(["2"])
})

it("says nothing twice while it is open or waiting, whatever its key [MSG-003]", () => {
  const queue = enqueueMessage([said("1", "Retiré du panier.")], said("2", "Retiré du panier."))
  expect(queue.map(({ key }) => key)).toEqual(["1"])
})

it("shows a snackbar for 2500 ms, longer when it can be answered, and a dialog until OK [MSG-001] [MSG-002]", () => {
  expect(lifetime(said("1", "Retiré du panier."))).toBe(2500)
  const undo = { label: "Annuler", name: "Annuler le retrait", run: () => undefined }
  expect(lifetime({ ...said("1", "Retiré."), action: undo })).toBe(20_000)
  expect(lifetime({ key: "1", message: "Retiré.", dialog: {} })).toBeUndefined()
})
