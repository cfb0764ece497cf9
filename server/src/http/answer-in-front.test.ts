import { request } from "node:http"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"
import type { FastifyInstance } from "fastify"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { bareSite } from "../../test/bare-site.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { testConfig } from "../../test/serve.ts"
import { AnswerBytes, SharedAnswer } from "./shared-answer.ts"

const path = "/v1/pages?subdomain=belvedere"
const big = Array.from({ length: 60 }, (_, index) => ({
  id: `page-${index}`,
  title: `Page ${index}`,
  category: "show",
  display: "ITEMS",
  saleState: "ONSALE",
}))

let clock: TestClock
let app: FastifyInstance
let port = 0
/** How often the framework was asked. */
let made = 0
/** How many of the next fail. */
let fails = 0

const open = async (changes: Parameters<typeof testConfig>[0] = {}) => {
  made = 0
  app = bareSite(
    {
      listPages: async () => {
        made += 1
        if (fails > 0) {
          fails -= 1
          throw new Error("it is out of order")
        }
        const bytes = new AnswerBytes([...big, { id: String(made) }])
        const freshUntil = clock.now() + 500
        return new SharedAnswer(bytes, { freshUntil, changesAt: Number.POSITIVE_INFINITY })
      },
    },
    { clock, config: changes, checkAnswers: false },
  )
  await app.listen({ port: 0, host: "127.0.0.1" })
  port = (app.server.address() as AddressInfo).port
}
beforeEach(async () => {
  clock = new TestClock()
  await open()
})
afterEach(() => app.close())

interface Got {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}
const get = (headers: Record<string, string> = {}, url = path, method = "GET"): Promise<Got> =>
  new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: url, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on("error", reject)
      .end()
  })
const withoutIds = ({ "x-request-id": _id, date: _date, ...headers }: Got["headers"]) => headers

describe("an address that was answered a moment ago", () => {
  it.each([{}, { "accept-encoding": "gzip" }, { "accept-encoding": "gzip, deflate, br" }])(
    "is answered with the same bytes and headers, without the framework: %o",
    async (headers) => {
      const first = await get(headers)
      const second = await get(headers)
      expect(made).toBe(1)
      expect(second.status).toBe(200)
      expect(second.body.equals(first.body)).toBe(true)
      expect(withoutIds(second.headers)).toEqual(withoutIds(first.headers))
      expect(second.headers["content-security-policy"]).toContain("default-src 'self'")
      expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"])
    },
  )

  it("is not sent again to who has it", async () => {
    const first = await get()
    const again = await get({ "if-none-match": String(first.headers.etag) })
    expect([made, again.status, again.body.length]).toEqual([1, 304, 0])
    expect(again.headers.etag).toBe(first.headers.etag)
  })

  it("is asked for anew once its answer is old", async () => {
    await get()
    clock.pass(0.499)
    await get()
    expect(made).toBe(1)
    clock.pass(0.001)
    expect(JSON.parse((await get()).body.toString()).at(-1)).toEqual({ id: "2" })
  })

  it("is renewed by one of a crowd, and the others wait for it", async () => {
    await get()
    clock.pass(0.5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(made).toBe(2)
    for (const { status, body } of answers)
      expect([status, JSON.parse(body.toString()).at(-1)]).toEqual([200, { id: "2" }])
  })

  it("is asked for by each when who renews it fails", async () => {
    await get()
    clock.pass(0.5)
    fails = 1
    const answers = await Promise.all(Array.from({ length: 5 }, () => get()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 500])
  })

  it("is another one with another host, query or way of compressing", async () => {
    await get()
    await get({ host: "belvedere.example" })
    await get({}, `${path}&language=en`)
    expect(made).toBe(3)
    const zipped = await get({ "accept-encoding": "gzip" })
    expect(JSON.parse(gunzipSync(zipped.body).toString())).toHaveLength(61)
  })

  it("is the framework's when the request is not plain", async () => {
    await get()
    expect((await get({ expect: "something" })).status).toBe(417)
    expect((await get({ "content-length": "0" })).status).toBe(200)
    expect((await get({}, path, "HEAD")).body).toHaveLength(0)
    expect(made).toBe(3)
  })

  it("counts for the limit of its caller, in front and behind together", async () => {
    await app.close()
    await open({ limits: { ...testConfig().limits, general: 3 } })
    expect((await get()).status).toBe(200)
    expect((await get()).status).toBe(200)
    expect((await get()).status).toBe(200)
    const refused = await get()
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.body.toString()).code).toBe("rate-limited")
    clock.pass(60)
    expect((await get()).status).toBe(200)
  })

  it("is its caller's and host's as the proxy tells them, where there is one", async () => {
    await app.close()
    await open({ trustProxy: true, limits: { ...testConfig().limits, general: 2 } })
    const by = (forwarded: string, host = "belvedere.example") =>
      get({ "x-forwarded-for": forwarded, "x-forwarded-host": host })
    for (const forwarded of ["203.0.113.1", "1.2.3.4, 203.0.113.1"])
      expect((await by(forwarded)).status).toBe(200)
    expect(made).toBe(1)
    expect((await by("203.0.113.1")).status).toBe(429)
    expect((await by("203.0.113.2")).status).toBe(200)
    expect(made).toBe(1)
    await by("203.0.113.3", "harbour.example")
    expect(made).toBe(2)
  })
})
