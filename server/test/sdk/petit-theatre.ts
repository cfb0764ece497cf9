import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { ParterreOptions } from "@parterre/sdk"
import type { AppOptions } from "../../src/app.ts"
import { importTenant } from "../../src/import/import-tenant.ts"
import { type FixtureFolder, fixtureFolder } from "../fixture-folder.ts"
import { TestClock } from "../house/small-house.ts"
import { serve } from "../serve.ts"
import { testDatabase } from "../test-database.ts"
import { sdkClient, setDevice } from "./sdk-client.ts"

/** A subscription to two performances of the fixture tenant's play. */
const season = `
subscriptions:
  - key: saison-ubu
    title: { fr: Tout Ubu, en: All of Ubu }
    description: { fr: "<p>Deux soirs.</p>", en: "<p>Two nights.</p>" }
    events: [ubu-2027-02-12, ubu-2027-02-13]
    prices:
      Parterre:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 7001, serviceCharge: 501, maxTickets: 4 }
`

const page = "pages/ubu.yaml"

/** Puts the second performance on sale beside the first. */
export async function sellBothNights(folder: FixtureFolder): Promise<void> {
  await folder.edit(page, "saleState: NOTAVAILABLE,", "saleState: ONSALE,")
  await folder.edit(page, 'onSaleFrom: "2027-01-15T10:00"', 'onSaleFrom: "2026-01-15T10:00"')
}

/**
 * The fixture tenant behind a listening server over a real database: two performances and a season on sale, every way
 * of delivery, pictures of every kind of size.
 */
export async function openPetitTheatre(
  options: Partial<AppOptions> = {},
  sell: (folder: FixtureFolder) => Promise<void> = sellBothNights,
) {
  const database = await testDatabase()
  const { db } = database
  const clock = new TestClock()
  const folder = await fixtureFolder()
  await folder.write(page, (await readFile(join(folder.path, page), "utf8")) + season)
  await folder.edit("tenant.yaml", "[E_TICKETS, WILLCALL, MAIL]", "[E_TICKETS, SMARTPHONE, MAIL, WILLCALL]")
  await folder.edit(
    "tenant.yaml",
    "BIG: images/logo.svg",
    "BIG: images/logo.svg, BANNER: images/logo.svg, 1200x630_FR: images/logo.svg",
  )
  await folder.edit(
    "tenant.yaml",
    "name: Sans accès, permissions: []",
    [
      "name: Sans accès, permissions: [], demoPassword: parterre-demo }",
      "  - { email: rapports@cap.example, name: Cap, permissions: [79], producer: cap, demoPassword: parterre-demo }",
      "  - { email: rapports@petit-theatre.example, name: Rapports, permissions: [28, 79], demoPassword: parterre-demo",
    ].join("\n"),
  )
  await sell(folder)
  await importTenant(folder.path, db, { now: () => clock.now(), environment: {}, production: false })
  await folder.dispose()
  const app = serve(db, clock, options)
  const address = await app.listen({ host: "127.0.0.1", port: 0 })
  setDevice(clock)
  return {
    db,
    clock,
    address,
    client: (settings?: Partial<ParterreOptions>) => sdkClient(address, "petit-theatre", settings),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type PetitTheatre = Awaited<ReturnType<typeof openPetitTheatre>>

/** Ids of the tenant. */
export const ids = {
  page: "petit-theatre.ubu",
  event: "petit-theatre.ubu-2027-02-12",
  other: "petit-theatre.ubu-2027-02-13",
  season: "petit-theatre.saison-ubu",
  venue: "petit-theatre.salle",
  /** Rows A to C of eight seats, at level `parterre`. */
  stalls: "petit-theatre.salle.parterre",
  stallsLevel: "petit-theatre.salle.parterre",
  adult: "petit-theatre.ubu-2027-02-12.parterre.adulte",
  standing: "petit-theatre.ubu-2027-02-12.debout.adulte",
  seasonAdult: "petit-theatre.saison-ubu.parterre.adulte",
} as const

/** A hold group of stalls seats, at the adult price. */
export const stalls = (...seats: readonly string[]) => ({
  type: "show" as const,
  id: ids.event,
  prices: [{ id: ids.adult, qty: seats.length, seatIds: seats.map((seat) => `parterre-${seat}`) }],
})

/** A hold group of places in standing room. */
export const standing = (qty: number) => ({
  type: "show" as const,
  id: ids.event,
  prices: [{ id: ids.standing, qty }],
})
