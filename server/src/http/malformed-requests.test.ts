import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import type { ProblemCode } from "@parterre/contract"
import { problems } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { bareSite } from "../../test/bare-site.ts"

let app: FastifyInstance
/** Ends the slow answer. */
let finish: () => void = () => undefined
let slowBegan: Promise<void>

beforeAll(async () => {
  const began = Promise.withResolvers<void>()
  slowBegan = began.promise
  const answer = new Promise<void>((resolve) => {
    finish = resolve
  })
  app = bareSite(
    {
      listPages: async () => [],
      createHolds: async () => ({}) as never,
      getEvent: async () => {
        began.resolve()
        await answer
        return {} as never
      },
    },
    { requestTimeout: 200, checkAnswers: false },
  )
  await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

/** A connection to a listening site. */
async function connected(site: FastifyInstance) {
  const address = site.server.address()
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1")
  await once(socket, "connect")
  return socket
}

/** Sends bytes over a connection of their own and reads until the server ends it. */
async function send(...parts: readonly string[]) {
  const socket = await connected(app)
  for (const part of parts) socket.write(part)
  return readAnswers(await text(socket))
}

function readAnswers(bytes: string) {
  return bytes.split(/(?=HTTP\/1\.1 \d)/).map((answer) => {
    const [head = "", body = ""] = answer.split("\r\n\r\n")
    const status = Number(head.split(" ")[1])
    const headers = Object.fromEntries(
      head
        .split("\r\n")
        .slice(1)
        .map((line) => line.toLowerCase().split(": ", 2)),
    )
    return { status, headers, body }
  })
}

const lines = (...head: readonly string[]) => `${head.join("\r\n")}\r\n\r\n`
const local = ["Host: belvedere.example.org", "Connection: close"]
const page = "GET /v1/pages HTTP/1.1"
const holds = "POST /v1/holds HTTP/1.1"
const json = ["X-Session-Token: living", "Content-Type: application/json"]

it.each<readonly [string, string, ProblemCode]>([
  ["an expectation nobody can meet", lines(page, "Expect: a-miracle", ...local), "expectation-failed"],
  [
    "an expectation at an unknown address",
    lines("GET /v1/nothing HTTP/1.1", "Expect: x", ...local),
    "expectation-failed",
  ],
  ["headers without end", lines(page, `X-Long: ${"x".repeat(20_000)}`, ...local), "headers-too-large"],
  [
    "headers ten times too long",
    lines(page, `X-Long: ${"x".repeat(200_000)}`, ...local),
    "headers-too-large",
  ],
  [
    "an address without end",
    lines(`GET /v1/pages?q=${"x".repeat(20_000)} HTTP/1.1`, ...local),
    "headers-too-large",
  ],
  ["no HTTP", lines("hello"), "request-invalid"],
  ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "request-invalid"],
  ["a method nobody knows", lines("SELL /v1/pages HTTP/1.1", ...local), "request-invalid"],
  ["a header that is none", lines(page, "no colon", ...local), "request-invalid"],
  ["NUL in a header", lines(page, "X-Word: a\0b", ...local), "request-invalid"],
  ["two lengths", lines(holds, "Content-Length: 1", "Content-Length: 2", ...local), "request-invalid"],
  [
    "a length beside chunks",
    lines(holds, "Content-Length: 1", "Transfer-Encoding: chunked", ...local),
    "request-invalid",
  ],
  [
    "chunks that are none",
    `${lines(holds, "Transfer-Encoding: chunked", ...json, ...local)}zz\r\n`,
    "request-invalid",
  ],
  ["no host", lines(page, "Connection: close"), "request-invalid"],
  ["half a request", `${page}\r\nHost: belvedere`, "request-timeout"],
  ["half a body", `${lines(holds, "Content-Length: 9", ...json, ...local)}[`, "request-timeout"],
  ["a method of another address", lines("DELETE /v1/pages HTTP/1.1", ...local), "route-unknown"],
  ["a method without routes", lines("PROPFIND /v1/pages HTTP/1.1", ...local), "route-unknown"],
  ["an unknown address", lines("GET /v1/nothing HTTP/1.1", ...local), "route-unknown"],
  ["broken percent-encoding", lines("GET /v1/pages/%E0%A4%A HTTP/1.1", ...local), "request-invalid"],
  ["a body too large", lines(holds, "Content-Length: 9999999", ...json, ...local), "request-invalid"],
  [
    "a body of another type",
    `${lines(holds, "X-Session-Token: living", "Content-Type: text/plain", "Content-Length: 2", ...local)}[]`,
    "request-invalid",
  ],
  [
    "a body in an encoding nobody asked for",
    `${lines(holds, ...json, "Content-Encoding: gzip", "Content-Length: 2", ...local)}[]`,
    "request-invalid",
  ],
])("answers a problem to %s", async (_name, bytes, code) => {
  const [answer] = await send(bytes)
  expect(answer?.headers["content-type"]).toBe("application/problem+json")
  expect(answer?.headers["cache-control"]).toBe("no-store")
  const { status, action, text: told } = problems[code]
  expect(answer?.status).toBe(status)
  expect(JSON.parse(answer?.body ?? "")).toMatchObject({
    type: `/problems/${code}`,
    status,
    code,
    action,
    title: told.en,
    message: told.fr,
  })
})

it.each([
  ["continues where it is asked to", lines(page, "Expect: 100-Continue", ...local)],
  ["takes HTTP 1.0, which knows no host", lines("GET /v1/pages?subdomain=belvedere HTTP/1.0")],
  ["takes whatever type is accepted", lines(page, "Accept: image/avif", ...local)],
])("%s", async (_name, bytes) => {
  const answers = await send(bytes)
  expect(answers.at(-1)?.status).toBe(200)
})

it("says what was expected of it in the language of the request", async () => {
  const [answer] = await send(lines("GET /v1/pages?language=en HTTP/1.1", "Expect: x", ...local))
  expect(JSON.parse(answer?.body ?? "").message).toBe(
    "The service can’t do what the Expect header asks for. Send the request without it.",
  )
})

it("outlives what follows a request that is still being served", async () => {
  const answered = send(lines("GET /v1/events/x HTTP/1.1", "Host: belvedere.example.org"), "garbage\r\n\r\n")
  await slowBegan
  expect(await answered).toMatchObject([{ status: 400 }])
  finish()
  expect((await send(lines(page, ...local)))[0]?.status).toBe(200)
})

it("serves what was on its way when the server began to close", async () => {
  const closing = bareSite({ listPages: async () => [] })
  const isClosing = new Promise<void>((resolve) => closing.addHook("preClose", async () => resolve()))
  await closing.listen({ host: "127.0.0.1", port: 0 })
  const arrived = once(closing.server, "connection")
  const socket = await connected(closing)
  socket.write(`${page}\r\n`)
  await arrived
  const closed = closing.close()
  await isClosing
  socket.write(lines(...local))
  expect(readAnswers(await text(socket))).toMatchObject([{ status: 200, body: "[]" }])
  await closed
})
