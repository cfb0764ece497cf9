import type { Guarded } from "@parterre/domain/queues"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { QueueSettingsRow } from "../../src/database/queue-tables.ts"
import { letEverybodyIn } from "../../src/queue/queue-round.ts"
import { sellCombos } from "../fixture-combos.ts"
import { testDependencies } from "../house/small-house.ts"
import { openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, sellCombos)
})
afterAll(() => theatre.close())

const own = { pageId: "petit-theatre.ubu", byocId: "petit-theatre.carte" }
const night = (day: number) => `petit-theatre.ubu-2027-02-${day}`

it("what a shopper builds has prices by event, lower with each tier [CALL-037]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const two = await shop.combos.eventPrices(own, [night(12), night(13)])
  expect(two).toMatchObject([
    { eventId: night(12), prices: [{ price: 3600, originalPrice: 4000 }, { price: 2250 }, { price: 1350 }] },
    { eventId: night(13), prices: [{ price: 3600 }, { price: 2250 }, { price: 1350 }] },
  ])
  const three = await shop.combos.eventPrices(own, [night(12), night(13), night(14)])
  expect(three[0]?.prices[0]?.price).toBe(3000)
  const call = `POST /v1/pages/${own.pageId}/byoc/${own.byocId}/events/price`
  expect(of(call).map(({ body }) => body)).toEqual([
    { eventIds: [night(12), night(13)] },
    { eventIds: [night(12), night(13), night(14)] },
  ])
  const outside = shop.combos.eventPrices(own, ["petit-theatre.nowhere"])
  expect(await failureOf(outside)).toMatchObject({ _tag: "event-outside-combo", status: 422 })
})

it("what a shopper builds has prices as a whole, for as many as asked [CALL-038]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const eventIds = [night(12), night(13)]
  expect(await shop.combos.prices(own, { eventIds, qty: 2 })).toMatchObject([
    { name: "2 events", qty: 2, total: 2 * 2 * (1350 + 100), eventIds },
  ])
  expect(of(`POST /v1/pages/${own.pageId}/byoc/${own.byocId}/prices`)).toHaveLength(1)
  const unknown = shop.combos.prices({ ...own, byocId: "petit-theatre.duo" }, { eventIds, qty: 1 })
  expect(await failureOf(unknown)).toMatchObject({ _tag: "combo-unknown", status: 404 })
})

describe("a combo of events in demand", () => {
  const setQueue = ({ type, id }: Guarded, room: number) =>
    theatre.db<QueueSettingsRow>("queue_settings").insert({
      ...{ website_id: "petit-theatre", kind: type, thing_id: id, opens_at: null, room_from: null },
      ...{ starts_above: null, room, per_minute: 600, enter_seconds: 300, key_seconds: 900 },
    })
  const evening = (day: number): Guarded => ({ type: "events", id: night(day) })
  const ubu: Guarded = { type: "pages", id: own.pageId }

  /** Seats of the first night and places to stand of the second, in the combo that the page offers. */
  async function duoOf(shop: ReturnType<PetitTheatre["client"]>["shop"]) {
    const { combos } = await shop.catalogue.page(own.pageId)
    const [duo] = combos
    if (duo === undefined) throw new Error("the page offers no combo")
    const picks = [...duo.mandatoryGroups, ...duo.pseudoMandatoryGroups].map(({ id: groupId, details }) => {
      const [detail] = details
      return { groupId, detailId: detail?.id ?? "", priceId: detail?.prices[0]?.id ?? "" }
    })
    return { add: () => shop.combos.add(duo, picks, 1) }
  }
  async function withQueues(queues: readonly Guarded[], work: () => Promise<void>, room = 5) {
    for (const queue of queues) await setQueue(queue, room)
    theatre.clock.pass(60)
    try {
      await work()
    } finally {
      for (const table of ["queue_places", "queues", "queue_settings"]) await theatre.db(table).delete()
      theatre.clock.pass(60)
    }
  }

  it("is held with the key of its page, and says which is lacking", () =>
    withQueues([ubu], async () => {
      const { shop } = theatre.client({ language: "en" })
      const duo = await duoOf(shop)
      expect(await failureOf(duo.add())).toMatchObject({ _tag: "queue-key-needed", queue: ubu })
      await shop.queue.ask(ubu)
      expect((await duo.add()).cart.totalQty).toBe(2)
      // The key of one shopper is not another's.
      const other = await duoOf(theatre.client({ language: "en" }).shop)
      expect(await failureOf(other.add())).toMatchObject({ _tag: "queue-key-needed" })
    }))

  it("is held where its events have queues of their own, one key after the other", () =>
    withQueues([evening(12), evening(13)], async () => {
      const { shop } = theatre.client({ language: "en" })
      const duo = await duoOf(shop)
      for (const queue of [evening(12), evening(13)]) {
        expect(await failureOf(duo.add())).toMatchObject({ _tag: "queue-key-needed", queue })
        await shop.queue.ask(queue)
      }
      expect((await duo.add()).cart.totalQty).toBe(2)
    }))

  it("is held by nobody who still waits or whose key has ended, and by whoever's turn has come", () =>
    withQueues(
      [ubu],
      async () => {
        const [inside, waiting] = [theatre.client({ language: "en" }), theatre.client({ language: "en" })]
        const [first, second] = [await duoOf(inside.shop), await duoOf(waiting.shop)]
        await inside.shop.queue.ask(ubu)
        expect(await waiting.shop.queue.ask(ubu)).toMatchObject({ status: "queue" })
        expect(await failureOf(second.add())).toMatchObject({ _tag: "queue-key-needed", queue: ubu })
        theatre.clock.pass(901)
        expect(await failureOf(first.add())).toMatchObject({ _tag: "queue-key-needed", queue: ubu })
        // Whose turn came, and who adds at once, has entered.
        await letEverybodyIn(testDependencies(theatre.db, theatre.clock))
        theatre.clock.pass(1)
        expect((await second.add()).cart.totalQty).toBe(2)
      },
      1,
    ))
})
