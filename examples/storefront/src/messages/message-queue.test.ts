import { expect, it } from "vitest"
import { dismiss, enqueue, lifetime, type Message } from "./message-queue.ts"

const said = (id: string, text: string, kind: Message["kind"] = "snackbar"): Message => ({ id, text, kind })

it("lets one message wait for the other [MSG-004]", () => {
  const queue = enqueue(enqueue([], said("1", "Retiré du panier.")), said("2", "C’est prolongé."))
  expect(queue.map(({ id }) => id)).toEqual(["1", "2"])
  expect(dismiss(queue, "1").map(({ id }) => id)).toEqual(["2"])
})

it("says nothing twice while it is open or waiting [MSG-003]", () => {
  const queue = enqueue(enqueue([], said("1", "Retiré du panier.")), said("2", "Retiré du panier."))
  expect(queue).toHaveLength(1)
  expect(enqueue(queue, said("3", "Retiré du panier.", "dialog"))).toHaveLength(2)
})

it("shows a snackbar for 2500 ms, longer when it can be answered [MSG-002]", () => {
  expect(lifetime(said("1", "Retiré du panier."))).toBe(2500)
  expect(lifetime({ ...said("1", "Retiré."), action: { label: "Annuler", run: () => undefined } })).toBe(
    20_000,
  )
})
