import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const post = (path: string, body: object = {}) =>
  fetch(`${bench.origin}/sandbox/control${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

const read = async (path: string) =>
  (await fetch(`${bench.origin}/sandbox/control${path}`)).json() as Promise<unknown>

describe("the control API", () => {
  it("makes the next call misbehave, once", async () => {
    const card = cardOf("4111111111111111")
    const added = await post("/next", { processor: "paysafe", operation: "authorise", behaviour: "http-500" })
    expect(added.status).toBe(201)
    expect(await bench.paysafe.authorise(requestFor(card))).toMatchObject({ kind: "unknown" })
    expect(await bench.paysafe.authorise(requestFor(card))).toMatchObject({ kind: "approved" })
  })

  it("lets calls go well before the one that misbehaves", async () => {
    const card = cardOf("4111111111111111")
    await post("/next", { processor: "paysafe", behaviour: "drop-after", after: 1 })
    expect(await bench.paysafe.authorise(requestFor(card))).toMatchObject({ kind: "approved" })
    expect(await bench.paysafe.authorise(requestFor(card))).toMatchObject({ kind: "unknown" })
  })

  it("refuses a behaviour it does not know", async () => {
    expect((await post("/next", { processor: "paysafe", behaviour: "explode" })).status).toBe(400)
    expect(await read("/next")).toEqual({ waiting: [] })
  })

  it("shows every attempt on a card, without the card", async () => {
    const request = requestFor(cardOf("4000000000000002"))
    await bench.paysafe.authorise(request)
    const { entries } = (await read("/ledger")) as { entries: readonly { reference: string }[] }
    expect(entries.find((entry) => entry.reference === request.reference)).toMatchObject({
      processor: "paysafe",
      state: "declined",
      declineCode: "3009",
      lastFour: "0002",
    })
    expect(JSON.stringify(entries)).not.toContain("4000000000000002")
  })

  it("sends a webhook again, signed so that the adapter believes it", async () => {
    const received: { body: Buffer; signature: string }[] = []
    const shop = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        received.push({ body: Buffer.concat(chunks), signature: String(request.headers["stripe-signature"]) })
        response.writeHead(204).end()
      })
    })
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve))
    const address = shop.address()
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hook`
    await bench.stripe.authorise(requestFor({ token: "tok_visa" }))
    const first = (await (await post("/stripe/webhooks", { url })).json()) as {
      event: string
      status: number
    }
    await post("/stripe/webhooks", { url, event: first.event })
    await new Promise((resolve) => shop.close(resolve))
    expect(first.status).toBe(204)
    const ids = received.map(({ body, signature }) => bench.stripe.verifyWebhook(body, signature)?.id)
    expect(ids).toEqual([first.event, first.event])
    expect((await post("/stripe/webhooks", { url, event: "evt_none" })).status).toBe(400)
  })

  it("starts over", async () => {
    await bench.paysafe.authorise(requestFor(cardOf("4111111111111111")))
    expect((await post("/reset")).status).toBe(204)
    expect(await read("/ledger")).toEqual({ entries: [] })
  })
})

describe("the browser stand-ins", () => {
  it.each(["paysafe", "stripe"])("%s serves a script that parses", async (name) => {
    const response = await fetch(`${bench.origin}/sandbox/${name}/sdk.js`)
    expect(response.headers.get("content-type")).toContain("text/javascript")
    const source = await response.text()
    expect(() => new Function(source)).not.toThrow()
  })
})
