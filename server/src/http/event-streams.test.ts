import type { AddressInfo } from "node:net"
import fastify, { type FastifyInstance } from "fastify"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type EventReader, readEvents } from "../../test/event-reader.ts"
import { type EventStream, type EventStreams, EventsAnswer, eventStreams } from "./event-streams.ts"

let app: FastifyInstance
let streams: EventStreams
let audience: Set<EventStream>
let readers: EventReader[] = []

const limits = { streams: 1_000, streamsAddress: 1_000 }
const eventOf = (data: object) => Buffer.from(`id: 1\nevent: said\ndata: ${JSON.stringify(data)}\n\n`)

beforeEach(async () => {
  app = fastify()
  streams = eventStreams({ limits })
  audience = new Set()
  const first = () => eventOf({ first: true })
  app.get("/", (request, reply) => streams.open(request, reply, new EventsAnswer(first, audience), undefined))
  app.addHook("preClose", async () => streams.endAll())
  await app.listen({ port: 0, host: "127.0.0.1" })
})
afterEach(async () => {
  for (const reader of readers) reader.hangUp()
  readers = []
  await app.close()
})

async function join(): Promise<EventReader> {
  const reader = await readEvents(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`)
  readers.push(reader)
  expect((await reader.next())?.data).toEqual({ first: true })
  return reader
}

describe("streams of events", () => {
  it("carry the same bytes to all who are told the same", async () => {
    const all = await Promise.all(Array.from({ length: 300 }, join))
    await streams.send(audience, eventOf({ told: "once" }))
    const told = await Promise.all(all.map((reader) => reader.next()))
    expect(new Set(told.map((event) => JSON.stringify(event?.data)))).toEqual(new Set(['{"told":"once"}']))
  })

  it("drop who reads too slowly, and nobody else", async () => {
    const [slow, quick] = [await join(), await join()]
    slow.response.pause()
    const page = eventOf({ text: "x".repeat(256 * 1024) })
    let sent = 0
    while (streams.count() === 2 && sent < 400) {
      await streams.send(audience, page)
      sent += 1
      await quick.next()
    }
    expect(streams.count()).toBe(1)
    expect(audience.size).toBe(1)
    await streams.send(audience, eventOf({ still: "here" }))
    expect((await quick.next())?.data).toEqual({ still: "here" })
    slow.response.resume()
    await slow.ended
  })

  it("end when the server closes, which waits for none of them, and no other is opened", async () => {
    const reader = await join()
    await app.close()
    await reader.ended
    expect(streams.count()).toBe(0)
    expect(() => streams.refuseWhenFull("127.0.0.1")).toThrow("service-unavailable")
  })
})
