import type { SeatDetail } from "@parterre/contract"
import { withFreeSeats } from "@parterre/domain/seats"
import type { AvailabilityChange } from "@parterre/sdk"
import { expect, it, onTestFinished } from "vitest"
import { serve, testConfig } from "../serve.ts"
import { ids, openPetitTheatre, stalls } from "./petit-theatre.ts"
import { type SdkClient, sdkClient } from "./sdk-client.ts"

/** What a client hears of an event, in order. */
function heard({ shop }: SdkClient, every: `${number} millis`) {
  const changes: AvailabilityChange[] = []
  onTestFinished(shop.seatMaps.watch(ids.event, (change) => void changes.push(change), every))
  return {
    changes,
    number: (count: number) =>
      expect.poll(() => changes.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count),
  }
}

const polled = `GET /v1/seatmap/event/${ids.event}/availability`

it("is told of what others do, seat by seat, by whichever process", async () => {
  const theatre = await openPetitTheatre({ streaming: { lookEvery: 10 } })
  onTestFinished(() => theatre.close())
  const other = serve(theatre.db, theatre.clock)
  onTestFinished(() => other.close())
  const elsewhere = sdkClient(await other.listen({ host: "127.0.0.1", port: 0 }), "petit-theatre")
  const watcher = theatre.client({ validate: "always" })
  const { changes, number } = heard(watcher, "50 millis")
  await number(1)
  const before = await watcher.shop.seatMaps.details(ids.event, ids.stalls)
  await elsewhere.shop.holds.place([stalls("A-3", "A-4")])
  await number(2)
  const told = changes[1]
  expect(told?.changed).toEqual([ids.stalls])
  const after = withFreeSeats(before, told?.free?.get(ids.stalls) ?? [])
  const gone = (seats: readonly SeatDetail[] = []) =>
    seats.flatMap((seat) => (seat.sellable ? [] : seat.seatId))
  const newlyGone = gone(after).filter((id) => !gone(before).includes(id))
  expect(newlyGone).toEqual(["parterre-A-3", "parterre-A-4"])
  expect(after).toEqual(await watcher.shop.seatMaps.details(ids.event, ids.stalls, { fresh: true }))
  expect(watcher.of(polled)).toEqual([])
})

it("asks again and again where the server has no room for a stream", async () => {
  const limits = { ...testConfig().limits, streams: 0 }
  const theatre = await openPetitTheatre({ config: testConfig({ limits }) })
  onTestFinished(() => theatre.close())
  const watcher = theatre.client()
  const { changes, number } = heard(watcher, "50 millis")
  await number(1)
  await theatre.client().shop.holds.place([stalls("A-1")])
  theatre.clock.pass(1)
  await number(2)
  expect([changes[1]?.changed, changes[1]?.free]).toEqual([[ids.stalls], undefined])
  expect(watcher.of(`${polled}/live`).map(({ status }) => status)).toEqual([503])
  expect(watcher.of(polled).length).toBeGreaterThan(1)
})
