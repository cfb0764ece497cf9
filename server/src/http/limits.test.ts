import type { OperationId } from "@parterre/contract"
import { afterEach, describe, expect, it } from "vitest"
import { bareSite, living } from "../../test/bare-site.ts"
import { allowedRequest } from "../../test/contract-requests.ts"
import { testConfig } from "../../test/serve.ts"
import type { Config } from "../config.ts"
import { FileAnswer, type Handlers } from "./handler.ts"

const generous = testConfig().limits
const narrow = { ...generous, login: 3, payment: 2, paymentAddress: 5, pdf: 2 }
const apps: ReturnType<typeof bareSite>[] = []
let now = 0

/** A site whose operations answer nothing worth reading. */
function site(ids: readonly OperationId[], config: Partial<Config> = {}, others: Handlers = {}) {
  const handlers = { ...Object.fromEntries(ids.map((id) => [id, async () => ({})])), ...others }
  const app = bareSite(handlers, {
    config: { limits: narrow, ...config },
    clock: { now: () => now },
    checkAnswers: false,
  })
  apps.push(app)

  /** Calls an operation as its contract allows; answers the status. */
  const call = async (id: OperationId, more: { from?: string; headers?: Record<string, string> } = {}) => {
    const { path, query, headers, ...request } = allowedRequest(id, living)
    const answer = await app.inject({
      ...request,
      url: path,
      query: { subdomain: "belvedere", ...query },
      headers: { ...headers, ...more.headers },
      ...(more.from === undefined ? {} : { remoteAddress: more.from }),
    })
    return answer.statusCode
  }
  return { app, call }
}

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

const session = (token: string) => ({ headers: { "x-session-token": token } })

it("stop guessing passwords and say when to come back", async () => {
  const { app, call } = site(["logIn"])
  for (let i = 0; i < 3; i += 1) expect(await call("logIn")).toBe(200)
  now += 15_000
  const { path, ...request } = allowedRequest("logIn", living)
  const refused = await app.inject({ ...request, url: path, query: { subdomain: "belvedere" } })
  expect(refused.json()).toMatchObject({ status: 429, code: "rate-limited", action: "retry-later" })
  expect(refused.json().retryAfter).toBe(45)
  expect(refused.headers["retry-after"]).toBe("45")
  now += 45_000
  expect(await call("logIn")).toBe(200)
})

it.each([
  "logInClient",
  "changePassword",
  "createClient",
  "updateClient",
  "requestPasswordReset",
  "resetPassword",
] as const)("stop a caller of %s who tries again and again [CALL-091]", async (id) => {
  const { call } = site([id])
  for (let i = 0; i < 3; i += 1) expect(await call(id)).toBeLessThan(300)
  expect(await call(id)).toBe(429)
})

describe("one budget", () => {
  it.each([
    ["sign-ins", ["logIn", "createRefreshToken", "logInClient", "changePassword"]],
    ["sign-ups", ["createClient", "updateClient", "createClient", "updateClient"]],
    ["resets", ["requestPasswordReset", "resetPassword", "resetPassword", "requestPasswordReset"]],
  ] as const)("is shared by all routes of %s", async (_name, ids) => {
    const { call } = site(ids)
    const statuses = []
    for (const id of ids) statuses.push(await call(id))
    expect(statuses.slice(0, 3).every((status) => status < 300)).toBe(true)
    expect(statuses[3]).toBe(429)
  })

  it("is shared by payments and the bank's checks of a session", async () => {
    const { call } = site(["checkoutCreditCard", "authenticateWithPaysafe", "checkGlobalPaymentsEnrolment"])
    expect(await call("authenticateWithPaysafe")).toBe(200)
    expect(await call("checkGlobalPaymentsEnrolment")).toBe(200)
    expect(await call("checkoutCreditCard")).toBe(429)
  })

  it("is another one for each group, and the general one is drawn on as well", async () => {
    const { call } = site(["logIn", "createClient", "listPages"], {
      limits: { ...narrow, general: 5 },
    })
    for (let i = 0; i < 3; i += 1) expect(await call("logIn")).toBe(200)
    expect(await call("createClient")).toBe(200)
    expect(await call("listPages")).toBe(200)
    expect(await call("listPages")).toBe(429)
  })
})

it("count payments by address too, whatever the session", async () => {
  const { call } = site(["checkoutCreditCard"])
  const pay = (token: string, from: string) => call("checkoutCreditCard", { ...session(token), from })
  for (const token of ["a", "a", "b", "b", "c"]) expect(await pay(token, "203.0.113.7")).not.toBe(429)
  expect(await pay("d", "203.0.113.7")).toBe(429)
  expect(await pay("e", "203.0.113.8")).not.toBe(429)
})

it("leave time to others than those who have one PDF after another drawn", async () => {
  const pdf = async () => new FileAnswer("application/pdf", Buffer.from("%PDF"))
  const { app } = site([], {}, { getSeatsPdf: pdf })
  const draw = async () =>
    (await app.inject("/backend/vs.pdf?subdomain=belvedere&perf=soir&seat0=a")).statusCode
  expect([await draw(), await draw(), await draw()]).toEqual([200, 200, 429])
})

it("know who asks for addresses that do not exist", async () => {
  const { app } = site([], { limits: { ...narrow, general: 2 } })
  const ask = async () => (await app.inject("/v1/nothing")).json().code
  expect([await ask(), await ask(), await ask()]).toEqual(["route-unknown", "route-unknown", "rate-limited"])
})

describe("a caller", () => {
  it("has the address the proxy saw, not the one it claims", async () => {
    const { call } = site(["logIn"], { trustProxy: true })
    const logIn = (claimed: string, seen: string) =>
      call("logIn", { headers: { "x-forwarded-for": `${claimed}, ${seen}` } })
    for (let i = 0; i < 3; i += 1) expect(await logIn(`10.0.0.${i}`, "203.0.113.7")).toBe(200)
    expect(await logIn("10.0.0.9", "203.0.113.7")).toBe(429)
    expect(await logIn("10.0.0.9", "203.0.113.8")).toBe(200)
  })

  it.each([
    [
      "an IPv6 network",
      ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "2001:db8:1:2:3:4:5:6"],
      "2001:db8:1:3::1",
    ],
    [
      "an IPv4 address in IPv6",
      ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107"],
      "::ffff:203.0.113.8",
    ],
  ])("is one with all of %s", async (_name, same, other) => {
    const { call } = site(["logIn"])
    for (const from of same) expect(await call("logIn", { from })).toBe(200)
    expect(await call("logIn", { from: same[0] ?? "" })).toBe(429)
    expect(await call("logIn", { from: other })).toBe(200)
  })
})
