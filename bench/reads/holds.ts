/**
 * Shoppers who hold two seats each, so many a second, as a process of its own; told by one message, it answers how many
 * were held while it was at it.
 */
import { caller, pairsOf, type Shop } from "../http/shopper.ts"

export interface Holding extends Shop {
  readonly perSecond: number
}

export interface Held {
  readonly held: number
  /** As many as could be. */
  readonly perSecond: number
}

/** Holds under way at once: more would only wait in the server. */
const mostUnderWay = 64

async function hold(shop: Holding, isOver: () => boolean): Promise<Held> {
  const pairs = [...(await pairsOf(shop))]
  process.send?.({ done: "ready" })
  const start = performance.now()
  let [begun, underWay, held] = [0, 0, 0]

  async function one(): Promise<void> {
    const pair = pairs.pop()
    if (pair === undefined) return
    const { call, useToken, end } = caller(shop)
    const { status, text } = await call("POST", "/v1/session")
    if (status === 200) useToken(JSON.parse(text).sessionToken)
    const { eventId, priceId, seatIds } = pair
    const group = { type: "show", id: eventId, prices: [{ id: priceId, qty: 2, seatIds }] }
    if ((await call("POST", "/v1/holds", [group])).status === 200) held += 1
    end()
  }

  while (!isOver()) {
    const due = ((performance.now() - start) / 1000) * shop.perSecond
    while (begun < due && underWay < mostUnderWay) {
      begun += 1
      underWay += 1
      void one().finally(() => {
        underWay -= 1
      })
    }
    if (begun < due) begun = Math.floor(due)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const seconds = (performance.now() - start) / 1000
  return { held, perSecond: Math.round(held / seconds) }
}

let isOver = false
process.on("message", (message: Holding | "enough") => {
  if (message === "enough") {
    isOver = true
    return
  }
  hold(message, () => isOver).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
