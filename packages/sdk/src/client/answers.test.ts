import type * as Effect from "effect/Effect"
import { describe, expect, expectTypeOf, it } from "vitest"
import { fakeApi, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { session } from "../../test/samples.ts"
import { api } from "../index.ts"

const opened = { createSession: () => reply(session()) }
const file = (type: string, body: string) => new Response(body, { headers: { "content-type": type } })

describe("what an answer is", () => {
  it.each([
    ["without a word", () => new Response(null, { status: 204 })],
    ["with an empty body", () => new Response("", { status: 202 })],
  ])("is nothing where the contract says nothing, sent %s", async (_how, answer) => {
    const leaving = api.leaveQueue()
    expectTypeOf<Effect.Success<typeof leaving>>().toEqualTypeOf<undefined>()
    expect(await onFakeApi(fakeApi({ ...opened, leaveQueue: answer }), leaving)).toBeUndefined()
  })

  it("is a file where the contract says a PDF", async () => {
    const server = fakeApi({ ...opened, getSeatsPdf: () => file("application/pdf", "%PDF-1.7") })
    const drawing = api.getSeatsPdf({ query: { perf: "le-cid", seat0: "d1" } })
    expectTypeOf<Effect.Success<typeof drawing>>().toEqualTypeOf<Blob>()
    expect(await (await onFakeApi(server, drawing)).text()).toBe("%PDF-1.7")
  })

  it("is a text where the contract says a text", async () => {
    const link = "https://pay.google.example/save/1"
    const server = fakeApi({ ...opened, getGoogleWalletLink: () => file("text/plain", link) })
    const asking = api.getGoogleWalletLink({ path: { link: "l1" } })
    expectTypeOf<Effect.Success<typeof asking>>().toEqualTypeOf<string>()
    expect(await onFakeApi(server, asking)).toBe(link)
  })
})
