import { startSandboxes } from "@parterre/sandboxes"
import type { Knex } from "knex"
import type { AppOptions } from "../src/app.ts"
import { takeOverCertificates } from "../src/gift-certificates/issue-certificates.ts"
import { tokenHash } from "../src/ids.ts"
import { eachProcessor } from "../src/processor-type.ts"
import { buildHouse, otherHouse, smallHouse, TestClock, testDependencies } from "../test/house/small-house.ts"
import { buildSeason } from "../test/house/small-season.ts"
import { serve, testConfig } from "../test/serve.ts"

/** A shop for each processor, and for each way of having accounts. */
export const shops = [
  { processor: "PAYSAFE", website: smallHouse },
  { processor: "GLOBALPAYMENTS", website: { ...smallHouse, id: "global", accountCode: "GLOB" } },
  {
    processor: "STRIPE",
    website: { ...smallHouse, id: "bandes", accountCode: "BAND", clientAccount: "OPTIONAL" },
  },
] as const

export type Shop = (typeof shops)[number]

export const staffToken = (websiteId: string): string => `staff-token-of-${websiteId}`
export const certificate = "FUZZ2345CODE"

/** The whole server over a database, with a shop for each processor, its sandboxes and a neighbour. */
export async function openHouse(db: Knex, changes: Partial<AppOptions> = {}) {
  const clock = new TestClock()
  const sandboxes = await startSandboxes({ clock: () => clock.now() })
  await buildShops(db, clock)
  const config = testConfig({ processors: processorsAt(sandboxes.origin), cardNumbers: true })
  const app = serve(db, clock, { config, ...changes })
  const address = await app.listen({ host: "127.0.0.1", port: 0 })
  return {
    db,
    clock,
    app,
    address,
    async close() {
      await app.close()
      await sandboxes.close()
    },
  }
}

export type FuzzHouse = Awaited<ReturnType<typeof openHouse>>

const processorsAt = (origin: string) =>
  eachProcessor((type) => ({
    baseUrl: `${origin}/sandbox/${type.toLowerCase()}`,
    secret: () => undefined,
  }))

async function buildShops(db: Knex, clock: TestClock): Promise<void> {
  const rows = [
    { name: "A", seats: 12 },
    { name: "B", seats: 12 },
  ]
  for (const { website, processor } of shops) {
    await buildHouse(db, { website, rows, places: [100_000], events: [{ key: "soir" }, { key: "gala" }] })
    await buildSeason(db, { key: "saison", events: ["soir", "gala"] }, website)
    const payment = {
      processor,
      accountId: "1001",
      threeDSecure: true,
      brands: ["visa", "mastercard"],
      giftCertificates: true,
    }
    await db("websites")
      .where({ id: website.id })
      .update({ payment: JSON.stringify(payment) })
    await hireStaff(db, website.id)
    const value = { plainCode: certificate, value: 1_000_000 }
    await takeOverCertificates(testDependencies(db, clock), website.id, [value])
  }
  await buildHouse(db, { website: otherHouse, rows })
}

async function hireStaff(db: Knex, websiteId: string): Promise<void> {
  const staff_id = `ada-${websiteId}`
  const own = { website_id: websiteId }
  await db("staff").insert({ ...own, id: staff_id, email: "ada@petit.example", name: "Ada" })
  await db("staff_permissions").insert({ ...own, staff_id, permission: 28 })
}

/** Signs the shop's staff in, again when somebody has signed them out. */
export async function signStaffIn(db: Knex, websiteId: string, now: number): Promise<void> {
  await db("refresh_tokens")
    .insert({
      website_id: websiteId,
      staff_id: `ada-${websiteId}`,
      token_hash: tokenHash(staffToken(websiteId)),
      oauth_type: "PASSWORD",
      family_id: `ada-${websiteId}`,
      created_at: now,
      expires_at: now + 1e12,
      ends_at: now + 1e12,
    })
    .onConflict()
    .ignore()
}
