import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { expect, it } from "vitest"
import { fakeApi, refuse } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { config } from "../../test/samples.ts"
import { Catalogue, type FailureEntry, Logs } from "../index.ts"

const kept = () => fakeApi({ writeLog: () => new Response(null, { status: 204 }) })
const write = (...entry: Parameters<Logs["Service"]["write"]>) => Logs.use((logs) => logs.write(...entry))

it("sends an entry without its secrets, without opening a session [CALL-058] [SHELL-065]", async () => {
  const server = kept()
  await onFakeApi(
    server,
    write("error", "No card 4111 1111 1111 1111", { route: "/fr/pages?code=A", firstname: "Ada" }),
  )
  expect(server.sent).toMatchObject([
    {
      operation: "writeLog",
      path: { level: "error" },
      body: {
        message: "No card [digits]",
        context: { route: "/fr/pages?code=[secret]", firstname: "[secret]" },
      },
    },
  ])
})

it("sends what is as grave as the site asks", async () => {
  const server = kept()
  await onFakeApi(server, Effect.andThen(write("info", "a", {}, "warn"), write("error", "b", {}, "warn")))
  expect(server.sent.map(({ path }) => path.level)).toEqual(["error"])
})

it("says the same once a minute, and ten things a minute at most [SHELL-065]", async () => {
  const server = kept()
  const many = Effect.gen(function* () {
    for (let said = 0; said < 50; said++) yield* write("warn", "the same")
    for (let said = 0; said < 50; said++) yield* write("warn", `entry ${said}`)
    const first = server.sent.length
    yield* TestClock.adjust("1 minute")
    yield* write("warn", "the same")
    return [first, server.sent.length]
  })
  expect(await onFakeApi(server, many)).toEqual([10, 11])
})

it("is never tried again, never fails and never reports itself: it cannot go round [SHELL-065]", async () => {
  for (const answer of [() => refuse("rate-limited"), () => "network-down" as const]) {
    const server = fakeApi({ writeLog: answer })
    const heard: FailureEntry[] = []
    const said = Effect.gen(function* () {
      const logs = yield* Logs
      yield* Effect.forkChild(
        Stream.runForEach(logs.failures, (entry) => Effect.sync(() => heard.push(entry))),
      )
      yield* settle
      yield* logs.write("error", "x")
      yield* settle
    })
    await onFakeApi(server, said)
    expect([server.sent.length, heard]).toEqual([1, []])
  }
})

it("tells calls that fail by names of the contract alone: errors of the service apart from its refusals", async () => {
  const server = fakeApi({
    getWebsiteConfig: () => Response.json(config()),
    getPage: () => refuse("page-unknown"),
    getEvent: () => refuse("unexpected"),
  })
  const heard: FailureEntry[] = []
  const asked = Effect.gen(function* () {
    const logs = yield* Logs
    const catalogue = yield* Catalogue
    yield* Effect.forkChild(Stream.runForEach(logs.failures, (entry) => Effect.sync(() => heard.push(entry))))
    yield* settle
    yield* catalogue.config
    yield* Effect.ignore(catalogue.page("p"))
    yield* Effect.ignore(catalogue.event("e"))
    yield* settle
  })
  await onFakeApi(server, asked)
  expect(heard).toEqual([
    {
      level: "info",
      message: "getPage: page-unknown",
      context: { operation: "getPage", problemCode: "page-unknown", status: 404 },
    },
    {
      level: "error",
      message: "getEvent: unexpected",
      context: { operation: "getEvent", problemCode: "unexpected", status: 500 },
    },
  ])
})
