import { expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  places,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../../test/house/small-house.ts"
import { testDatabase } from "../../../test/test-database.ts"
import { holdDesk } from "../../holds/hold-desk.ts"
import { migrate } from "../migrate.ts"

it("counts people again whom an import forgot, and gives no place back that a refund kept", async () => {
  const database = await testDatabase()
  const { db } = database
  try {
    await buildHouse(db, {
      rows: [],
      places: [20, 30],
      events: [{ key: "soir" }, { key: "matinee" }, { key: "nuit" }],
    })
    const desk = holdDesk(testDependencies(db, new TestClock()))
    const hold = (sessionId: string, event: string, qty: number) =>
      desk.place({
        ...{ website: smallHouse, sessionId },
        requested: { kind: "lines", groups: [places(event, qty)] },
      })
    await hold("ana", "soir", 9)
    await hold("ben", "soir", 4)
    await hold("ana", "matinee", 6)
    const floor = `${smallHouse.id}.salle.floor-0`
    const at = (event: string) => ({ event_id: eventId(event), section_id: floor })
    const elsewhere = { website_id: smallHouse.id, places: 10 }
    await db("event_places_off").insert({ ...elsewhere, ...at("soir") })
    const room = (event: string) => db("event_capacities").where(at(event))
    // What shrinking, growing and shrinking again left behind.
    await room("soir").update({ taken: 8, capacity: 23 })
    await room("matinee").update({ taken: 11 })
    await db("migrations").where({ name: "081-recounted-places" }).delete()
    expect(await migrate(db)).toEqual(["081-recounted-places"])
    expect(await room("soir").first()).toMatchObject({ capacity: 20, taken: 23 })
    expect(await room("matinee").first()).toMatchObject({ capacity: 20, taken: 11 })
    expect(await room("nuit").first()).toMatchObject({ capacity: 20, taken: 0 })
    const other = db("event_capacities").where({ section_id: `${smallHouse.id}.salle.floor-1` })
    const untouched = expect.objectContaining({ capacity: 30, taken: 0 })
    expect(await other).toEqual([untouched, untouched, untouched])
  } finally {
    await database.close()
  }
})
