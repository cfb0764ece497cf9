import type { Guarded } from "@parterre/domain/queues"
import type { QueuePlace } from "@parterre/sdk"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { QueueSettingsRow } from "../../src/database/queue-tables.ts"
import { letEverybodyIn } from "../../src/queue/queue-round.ts"
import { sendEverybodyHome, testDependencies } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, standing } from "./petit-theatre.ts"
import { failureOf, type SdkClient } from "./sdk-client.ts"

let theatre: PetitTheatre
let client: SdkClient
let shop: SdkClient["shop"]
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())
beforeEach(async () => {
  await sendEverybodyHome(theatre.db)
  for (const table of ["outbox", "queue_places", "queues", "queue_settings"]) await theatre.db(table).delete()
  client = theatre.client({ language: "en" })
  shop = client.shop
})

const evening: Guarded = { type: "events", id: ids.event }
const setQueue = (thing: Guarded, room: number) =>
  theatre.db<QueueSettingsRow>("queue_settings").insert({
    website_id: "petit-theatre",
    kind: thing.type,
    thing_id: thing.id,
    opens_at: null,
    room_from: null,
    starts_above: null,
    room,
    per_minute: 600,
    enter_seconds: 300,
    key_seconds: 900,
  })
const round = () => letEverybodyIn(testDependencies(theatre.db, theatre.clock))
const follow = (one: SdkClient["shop"]) => {
  const told: QueuePlace[] = []
  const stop = one.queue.follow(
    evening,
    (place) => void told.push(place),
    (failure) => {
      throw failure
    },
  )
  return { told, stop }
}

describe("a queue", () => {
  it("lets in who asks first, and keeps the key for holds [CALL-040] [KEY-001] [KEY-003] [HOLD-005] [ENT-026]", async () => {
    await setQueue(evening, 1)
    expect(await shop.accessKeys.guard(evening)).toEqual(evening)
    expect(await failureOf(shop.holds.place([standing(1)]))).toMatchObject({
      _tag: "queue-key-needed",
      action: "wait-in-queue",
    })
    const place = await shop.queue.ask(evening)
    expect(place).toMatchObject({ status: "authorized", goodUntil: theatre.clock.now() + 900_000 })
    expect(shop.accessKeys.current().keys.others).toMatchObject([
      {
        ...{ ...evening, goodUntil: place.goodUntil },
        keyserver: {
          url: expect.stringMatching(/^https?:/),
          token: expect.stringMatching(/^[\w-]+\.[\w-]{22}$/),
        },
      },
    ])
    expect((await shop.holds.place([standing(1)])).cart.totalQty).toBe(1)
    expect(client.of("POST /v1/holds").at(-1)?.body).toMatchObject([
      { keyserverToken: shop.accessKeys.current().keys.others[0]?.keyserver?.token },
    ])
  })

  it("is followed to the turn, and what was given up lets the next one in [CALL-041] [CALL-076] [KEY-004] [KEY-006]", async () => {
    await setQueue(evening, 1)
    const first = theatre.client()
    await first.shop.queue.ask(evening)
    const waiting = follow(shop)
    await vi.waitFor(() => expect(waiting.told).toMatchObject([{ status: "queue", position: 0 }]))
    waiting.stop()
    await first.shop.queue.leave()
    expect(first.of("PUT /v1/kickout")[0]?.status).toBe(204)
    expect(first.shop.accessKeys.current().keys.others).toEqual([])
    await round()
    const called = follow(shop)
    await vi.waitFor(() => expect(called.told).toMatchObject([{ status: "authorized" }]))
    expect(called.told[0]?.enterBy).toBe(theatre.clock.now() + 300_000)
    called.stop()
    expect(client.of(`POST /v1/key/events/${ids.event}`)).toHaveLength(1)
    expect(client.of(`POST /v1/key/events/${ids.event}/eta`)).toHaveLength(1)
  })

  it("tells of the turn by mail where the account does, and not elsewhere [CALL-042] [CALL-043] [KEY-005]", async () => {
    await setQueue(evening, 1)
    await theatre.client().shop.queue.ask(evening)
    await shop.queue.ask(evening)
    const { accountCode } = await shop.catalogue.config()
    expect(await shop.queue.emailStatus(accountCode)).toEqual({ enabled: true })
    await expect(shop.queue.emailStatus("AUTRE")).rejects.toMatchObject({ _tag: "website-unknown" })
    const own = "http://localhost:4000/en/pages?subdomain=petit-theatre"
    await shop.queue.askForEmail(evening, "ada@example.com", own)
    expect(
      await failureOf(shop.queue.askForEmail(evening, "ada@example.com", "https://ailleurs.example/en")),
    ).toMatchObject({ _tag: "address-not-allowed" })
    expect(await theatre.db("queue_places").whereNotNull("email").pluck("email")).toEqual(["ada@example.com"])
  })
})
