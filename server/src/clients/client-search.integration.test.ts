import type { Knex } from "knex"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { buildHouse, otherHouse, smallHouse } from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { migrate } from "../database/migrate.ts"
import { clientStore } from "./client-store.ts"

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  for (const website of [smallHouse, otherHouse])
    await buildHouse(db, { website, rows: [{ name: "A", seats: 2 }] })
  const here = clientStore(db, smallHouse.id)
  await here.insert(client("elise", "Élise", "Côté-Émond", "elise@exemple.ca"))
  await here.insert(client("coralie", "Coralie", "Cœur", "coralie@exemple.ca"))
  await here.insert({ ...client("guest", "Élise", "Guest", "guest@exemple.ca"), email_key: null })
  await clientStore(db, otherHouse.id).insert(client("other", "Élise", "Autre", "elise@exemple.ca"))
})
afterAll(() => database.close())

const client = (id: string, firstname: string, lastname: string, email: string) => ({
  ...{ id, firstname, lastname, email, email_key: email, username: email, language: "fr" as const },
  ...{ company: "", title: "", addresses: "[]", phones: "[]", password_hash: "hash" },
  ...{ must_change_password: 0 as const, pending_email: null, pending_email_key: null },
  ...{ pending_token_hash: null, pending_expires_at: null, pending_session_id: null },
  ...{ confirmation_asked_at: null, email_confirmed_at: null, created_at: 1, changed_at: 1 },
})

const found = async (q: string) => (await clientStore(db, smallHouse.id).search(q, 10)).map(({ id }) => id)

describe("looking for a client", () => {
  it.each([
    "élise",
    "elise",
    "ELISE",
    "Élise",
    "E\u0301LISE",
    "elise cote",
    "COTE-EMOND",
    "côté é",
    " elise@",
  ])("finds « %s » with its accents and without, in either case", async (q) => {
    expect(await found(q)).toEqual(["elise"])
  })

  it("finds a ligature by its letters, and several by email", async () => {
    expect(await found("coeur")).toEqual(["coralie"])
    expect(await found("co")).toEqual(["coralie", "elise"])
    expect((await clientStore(db, smallHouse.id).search("co", 1)).map(({ id }) => id)).toEqual(["coralie"])
  })

  it.each(["", " ", "-", "lise", "%", "_lise", "emond"])("finds nobody by « %s »", async (q) => {
    expect(await found(q)).toEqual([])
  })

  it("follows a name that changes", async () => {
    const here = clientStore(db, smallHouse.id)
    await here.update("coralie", { firstname: "Zoé", lastname: "Œuvrard" })
    expect([await found("coralie"), await found("zoe oeuv"), await found("cœur")]).toEqual([
      ["coralie"], // by email
      ["coralie"],
      [],
    ])
    await here.update("coralie", { changed_at: 2 })
    expect(await found("oeuvrard")).toEqual(["coralie"])
    await here.update("coralie", { firstname: "Coralie", lastname: "Cœur" })
  })
})

it("finds what was written before names had keys, each by an index", async () => {
  const old = await testDatabase()
  try {
    await old.db("migrations").where({ name: "075-name-keys" }).delete()
    await takeKeysAway(old.db)
    const many = Array.from({ length: 1_001 }, (_, at) =>
      client(`c${at}`, "Zoé", `Nº${at}`, `c${at}@exemple.ca`),
    )
    const rows = [client("elise", "Élise", "Côté", "elise@exemple.ca"), ...many]
    for (const row of rows) await old.db("clients").insert({ ...row, website_id: smallHouse.id })
    const sale = { website_id: smallHouse.id, cart_id: "c", session_id: "s", state: "paid", amount: 0 }
    const more = { cart_version: 1, started_at: 1, changed_at: 1 }
    const buyer = JSON.stringify({ firstname: "Élise", lastname: "Côté", email: "elise@exemple.ca" })
    await old.db("sales").insert([
      { ...sale, ...more, id: "s1", sale_token_hash: "1", client: buyer },
      { ...sale, ...more, id: "s2", sale_token_hash: "2", client: null },
    ])
    await migrate(old.db)
    const search = (q: string) => clientStore(old.db, smallHouse.id).search(q, 2_000)
    expect((await search("elise cote")).map(({ id }) => id)).toEqual(["elise"])
    expect(await search("zoe")).toHaveLength(1_001)
    // PostgreSQL leaves a new index aside while a transaction that is older than it goes on anywhere, as of another test.
    const plan = () => planOf(old.db, () => search("elise"))
    for (const column of ["email_key", "name_key", "lastname_key"])
      await expect
        .poll(plan, { timeout: 20_000 })
        .toMatch(new RegExp(`clients_found_by_${column}\\b[^\\n]*\\s[^\\n]*${column}`))
    expect(await plan()).not.toMatch(/\bSCAN clients\b|Seq Scan on clients|\(website_id=\?\)$/m)
    expect(await old.db("sales").orderBy("id").pluck("buyer_key")).toEqual([
      "elise cote elise@exemple.ca",
      null,
    ])
  } finally {
    await old.close()
  }
})

async function takeKeysAway(knex: Knex): Promise<void> {
  for (const column of ["email_key", "name_key", "lastname_key"])
    await knex.raw(`DROP INDEX clients_found_by_${column}`)
  await knex.schema.alterTable("clients", (table) => table.dropColumns("name_key", "lastname_key"))
  await knex.schema.alterTable("sales", (table) => table.dropColumn("buyer_key"))
}

/** How the database reads what is asked, as it knows its rows. */
async function planOf(knex: Knex, ask: () => Promise<unknown>): Promise<string> {
  const asked: { sql: string; bindings: readonly Knex.RawBinding[] }[] = []
  const note = (query: (typeof asked)[number]) => void asked.push(query)
  knex.on("query", note)
  await ask()
  knex.off("query", note)
  const [{ sql, bindings } = { sql: "", bindings: [] }] = asked
  await knex.raw("ANALYZE")
  if (inject("database") === "sqlite") {
    const steps: { detail: string }[] = await knex.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings)
    return steps.map(({ detail }) => detail).join("\n")
  }
  const rows = await knex.transaction(async (trx): Promise<Record<string, string>[]> => {
    // A table this small is as quick to read whole: what is asked here is whether an index can serve.
    await trx.raw("SET LOCAL enable_seqscan = off")
    return (await trx.raw(`EXPLAIN ${sql.replaceAll(/\$\d+/g, "?")}`, bindings)).rows
  })
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}
