import type { FastifyBaseLogger } from "fastify"
import { describe, expect, it, vi } from "vitest"
import { Refusal } from "../refusal.ts"
import type { Handlers, OperationRequest, Website } from "./handler.ts"
import { inProcessFetch } from "./in-process.ts"
import { AnswerBytes, SharedAnswer } from "./shared-answer.ts"

const website = { id: "petit", languages: ["fr", "en"] } as unknown as Website
const shared = (answer: object, changesAt = Number.POSITIVE_INFINITY) =>
  new SharedAnswer(new AnswerBytes(answer), { freshUntil: 0, changesAt })
const reading = (handlers: object, path: string) =>
  inProcessFetch(
    handlers as Handlers,
    website,
    {} as FastifyBaseLogger,
  )(new Request(`http://in.process${path}`))

describe("a read within the process", () => {
  it("is the contract's operation of that address, in the language asked for, without a session", async () => {
    const getPage = vi.fn(async (_: OperationRequest<"getPage">) => shared({ id: "le cid" }))
    const { answer } = await reading({ getPage }, "/v1/pages/le%20cid?language=en&context=WEB")
    expect([answer.status, await answer.json()]).toEqual([200, { id: "le cid" }])
    expect(getPage.mock.calls[0]?.[0]).toMatchObject({
      website,
      language: "en",
      path: { id: "le cid" },
      session: undefined,
      staff: undefined,
      headers: {},
    })
  })

  it("takes what a programme is searched for, and no other part of a query", async () => {
    const listPages = vi.fn(async (_: OperationRequest<"listPages">) => shared([]))
    await reading({ listPages }, "/v1/pages?language=fr&q=le%20cid&category=show&limit=x")
    expect(listPages.mock.calls[0]?.[0].query).toEqual({ q: "le cid", category: "show" })
    const wishes = { province: "QC", postalCode: "H2X", startDate: "2026-12-05", endDate: "2026-12-06" }
    await reading({ listPages }, `/v1/pages?language=fr&${new URLSearchParams(wishes)}`)
    expect(listPages.mock.calls[1]?.[0].query).toEqual(wishes)
  })

  it("says when the time changes the answer", async () => {
    const getPage = async () => shared({ id: "cid" }, 20_000)
    expect(await reading({ getPage }, "/v1/pages/cid")).toMatchObject({ changesAt: 20_000 })
    expect(await reading({}, "/v1/pages/cid")).toMatchObject({ changesAt: Number.POSITIVE_INFINITY })
  })

  it("is refused with the operation's own code", async () => {
    const getPage = async () => Promise.reject(new Refusal("page-unknown"))
    const { answer } = await reading({ getPage }, "/v1/pages/rien")
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "page-unknown" }])
  })

  it("tells nothing that is not the same for everybody", async () => {
    const getCart = async () => ({ id: "somebody's" })
    const { answer } = await reading({ getCart }, "/v1/cart/self")
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "route-unknown" }])
  })

  it("throws what no refusal is: whoever draws a page leaves it to the browser then", async () => {
    const listPages = async () => Promise.reject(new Error("no database"))
    await expect(reading({ listPages }, "/v1/pages")).rejects.toThrow("no database")
  })
})
