import { Agent, request } from "node:http"
import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"
import { afterEach, expect, it } from "vitest"
import { bareSite } from "../../test/bare-site.ts"
import { testConfig } from "../../test/serve.ts"
import { type RequestDone, watched } from "../watched.ts"
import { crowdedOperation } from "./overload.ts"

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const hold = [{ type: "show", id: "e", prices: [{ id: "p", qty: 1, seatIds: ["A1"] }] }]

/** A site on which holds wait until they are let go. */
async function site(maxHolds: number, changes: Parameters<typeof testConfig>[0] = {}) {
  const waiting: (() => void)[] = []
  const app: FastifyInstance = bareSite(
    {
      createHolds: () => new Promise((resolve) => waiting.push(() => resolve({} as never))),
      getHealth: async () => ({ status: "ok", version: "1" }),
    },
    {
      checkAnswers: false,
      config: changes,
      overload: { maxHolds, maxDelay: 0, holdsAreFull: () => false, waitingForDatabase: () => 0 },
    },
  )
  closers.push(() => app.close())
  await app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = app.server.address() as AddressInfo
  const post = (own?: Agent) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const path = "/v1/holds?subdomain=belvedere&language=en"
        const headers = { "content-type": "application/json", "x-session-token": "living" }
        const asked = request(
          {
            host: "127.0.0.1",
            port,
            method: "POST",
            path,
            headers,
            ...(own === undefined ? {} : { agent: own }),
          },
          (answer) => {
            const parts: Buffer[] = []
            answer.on("data", (part: Buffer) => parts.push(part))
            answer.on("end", () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asked.on("error", reject).end(JSON.stringify(hold))
      },
    )
  const arrived = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { app, post, arrived, letGo: () => waiting.splice(0).forEach((go) => void go()) }
}

it("refuses holds beyond those that may be under way, and takes others when those are answered", async () => {
  const { post, arrived, letGo } = await site(2)
  const first = [post(), post()]
  await arrived(2)
  const done: RequestDone[] = []
  closers.push(watched.requestDone.watch((one) => void done.push(one)))
  const refused = await post(agent)
  expect(refused.status).toBe(503)
  const body = JSON.parse(refused.body) as Record<string, unknown>
  expect(body).toMatchObject({ code: "overloaded", status: 503, action: "retry-later" })
  expect(refused.headers["retry-after"]).toBe(String(body.retryAfter))
  expect(done).toMatchObject([{ operation: "createHolds", status: 503, problem: "overloaded" }])
  // The body that nobody read is no part of what the connection asks next.
  expect((await post(agent)).status).toBe(503)
  letGo()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  const after = post(agent)
  await arrived(1)
  letGo()
  expect((await after).status).toBe(200)
})

it("has the headers of any other refusal", async () => {
  const { app, post, arrived, letGo } = await site(1)
  const first = post()
  await arrived(1)
  const inFront = await post()
  letGo()
  await first
  const behind = await app.inject({ method: "POST", url: "/v1/holds?subdomain=belvedere", payload: "{" })
  const names = (headers: object) =>
    Object.keys(headers).filter((name) => !["connection", "keep-alive", "date", "retry-after"].includes(name))
  expect(names(inFront.headers).toSorted()).toEqual(names(behind.headers).toSorted())
})

it("counts for the limit of its caller", async () => {
  const { post, arrived, letGo } = await site(1, { limits: { ...testConfig().limits, general: 2 } })
  const first = post()
  await arrived(1)
  expect((await post()).status).toBe(503)
  expect((await post()).status).toBe(429)
  letGo()
  await first
})

it("knows what a crowd asks by method and path", () => {
  expect(crowdedOperation("POST", "/v1/holds?language=fr")).toBe("createHolds")
  expect(crowdedOperation("POST", "/v1/holds-pricelevel/e")).toBe("holdByPriceLevel")
  expect(crowdedOperation("POST", "/v1/holds-pricelevel-subscription/s")).toBe("holdSubscriptionByPriceLevel")
  expect(crowdedOperation("POST", "/v1/session")).toBe("createSession")
  for (const [method, url] of [
    ["POST", "/v1/holds/actions/release"],
    ["POST", "/v1/holds/actions/extend"],
    ["GET", "/v1/holds"],
    ["PUT", "/v1/session/create-sale"],
    ["POST", "/backend/v1/cart/checkoutCreditCard"],
  ])
    expect(crowdedOperation(method, url ?? "")).toBeUndefined()
})
