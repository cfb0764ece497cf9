import fastify from "fastify"
import { expect, it, vi } from "vitest"
import { endConnections, stopOnce } from "./shutdown.ts"

const atOnce = async () => undefined

const stoppable = (limit: number, drain: (hurry: AbortSignal) => Promise<void> = atOnce) => {
  const app = fastify()
  const told: (string | number)[] = []
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const readiness = { stopping: false }
  endConnections(app, readiness)
  app.get("/slow", async () => {
    arrived.resolve()
    await gate.promise
    told.push("answered")
    return "done"
  })
  const jobs = [{ stop: async () => void told.push("jobs stopped") }]
  const closers = [
    async () => void told.push("metrics closed"),
    async () => void told.push("database closed"),
  ]
  const exited = Promise.withResolvers<number>()
  const exit = (code: number) => exited.resolve(code)
  const stop = stopOnce({ app, readiness, drain, jobs, closers, limit, exit })
  return { app, told, gate, arrived, readiness, stop, exited }
}

it("finishes what is under way, then closes in order, once", async () => {
  const { app, told, gate, arrived, readiness, stop, exited } = stoppable(5_000)
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  const slow = fetch(`${address}/slow`)
  await arrived.promise
  const stopping = Promise.all([stop("SIGTERM"), stop("SIGINT")])
  expect(readiness.stopping).toBe(true)
  // Not after the last answer: a job may need as long.
  expect(told).toEqual(["jobs stopped"])
  gate.resolve()
  expect(await (await slow).text()).toBe("done")
  await stopping
  expect(told).toEqual(["jobs stopped", "answered", "metrics closed", "database closed"])
  expect(await exited.promise).toBe(0)
})

it("answers on until whoever sends requests has seen that it stops, while its jobs begin nothing more", async () => {
  const seen = Promise.withResolvers<void>()
  const { app, told, readiness, stop, exited } = stoppable(5_000, () => seen.promise)
  app.get("/readyz", async (_request, reply) => reply.code(readiness.stopping ? 503 : 200).send())
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  const stopping = stop("SIGTERM")
  const check = await fetch(`${address}/readyz`)
  expect(check.status).toBe(503)
  expect(check.headers.get("connection")).toBe("close")
  expect(told).toEqual(["jobs stopped"])
  seen.resolve()
  await stopping
  expect(await exited.promise).toBe(0)
  await expect(fetch(`${address}/readyz`)).rejects.toThrow()
})

it("waits no longer when it is told to stop once more", async () => {
  const untilHurried = (hurry: AbortSignal) =>
    new Promise<void>((resolve) => hurry.addEventListener("abort", () => resolve()))
  const { app, stop, exited } = stoppable(5_000, untilHurried)
  await app.listen({ port: 0, host: "127.0.0.1" })
  await Promise.all([stop("SIGINT"), stop("SIGINT")])
  expect(await exited.promise).toBe(0)
})

it("does not wait for ever", async () => {
  const { app, gate, arrived, stop, exited } = stoppable(20)
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  const slow = fetch(`${address}/slow`)
  await arrived.promise
  const stopping = stop("SIGTERM")
  expect(await exited.promise).toBe(1)
  gate.resolve()
  await (await slow).text()
  await stopping
})

it("counts the time for what is under way from when it has drained", async () => {
  vi.useFakeTimers()
  const seen = Promise.withResolvers<void>()
  const codes: number[] = []
  const options = {
    ...{ app: fastify(), readiness: { stopping: false }, jobs: [], closers: [], limit: 40_000 },
    drain: () => seen.promise,
    exit: (code: number) => void codes.push(code),
  }
  const stopping = stopOnce(options)("SIGTERM")
  await vi.advanceTimersByTimeAsync(120_000)
  expect(codes).toEqual([])
  vi.useRealTimers()
  seen.resolve()
  await stopping
  expect(codes).toEqual([0])
})

it("tells when something does not close", async () => {
  const app = fastify()
  const codes: number[] = []
  const closers = [async () => Promise.reject(new Error("stuck"))]
  const options = {
    app,
    readiness: { stopping: false },
    drain: atOnce,
    jobs: [],
    limit: 1000,
    exit: (code: number) => void codes.push(code),
  }
  await stopOnce({ ...options, closers })("SIGTERM")
  expect(codes).toEqual([1])
})
