import { expect, it } from "vitest"
import { type SourceFile, strayFaults, tenantFaults, unscoped } from "./sql-rules.ts"

/** How many functions of stores ask for no website. Naming it lowers the number; nothing raises it. */
const ceiling = 25

it("knows ever fewer functions that name no website", () => {
  const count = unscoped.flatMap(({ functions }) => functions).length
  expect(count, "Name the website, do not list the function.").toBeLessThanOrEqual(ceiling)
  expect(ceiling, "Fewer functions ask without: lower the ceiling.").toBe(count)
})

const inFile = (file: string, source: string): SourceFile[] => [{ file: `server/src/${file}`, source }]
const strayIn = (source: string) => strayFaults(inFile("holds/a.ts", source))

it.each([
  ["a query", `const a = (db) => db("carts").first()`],
  ["a query of a transaction", `await trx<CartRow>("carts").where({ id }).forUpdate()`],
  ["a query of the dependencies", `await dependencies.db("carts").first()`],
  ["a query of a short name", `const a = (tx) => tx("carts").first()`],
  ["a query of a parameter of another name", `const a = (reader: Knex) => reader("carts")`],
  ["a table that a variable names", "await trx(table).delete()"],
  ["SQL as text", `await savepoint.raw("SELECT 1")`],
  ["SQL as text whose rows are read", `await rowsOf(trx, "SELECT id FROM carts", [])`],
  ["a builder that is handed around", "function a(query: Knex.QueryBuilder) {}"],
  ["a condition for a builder", "rows.whereNull(column)"],
  ["knex itself", `import knex from "knex"`],
])("refuses, outside of stores, %s", (_, source) => {
  expect(strayIn(source)[0]).toContain("server/src/holds/a.ts:1:")
})

it("lets every file open transactions and hand them to stores", () => {
  const source = `import type { Knex } from "knex"
    import { inTransaction } from "../database/in-transaction.ts"
    const a = (db: Knex) => inTransaction(db, (trx) => trx.transaction((savepoint) => liveHolds(savepoint, "1")))
    const end = (db: Knex) => db.destroy()`
  expect(strayIn(source)).toEqual([])
})

it("lets stores, migrations and tests build what they need", () => {
  const source = `db("carts").where({ website_id })`
  for (const file of ["carts/cart-store.ts", "database/migrate.ts", "carts/carts.integration.test.ts"])
    expect(strayFaults(inFile(file, source))).toEqual([])
})

const inStore = (source: string) => tenantFaults(inFile("carts/cart-store.ts", source), [])

it.each([
  ["a function", `export const a = (db, id) => db("carts").where({ id }).first()`, "carts/cart-store.a"],
  ["a method", `const store = (db) => ({ cart: (id) => db("carts").where({ id }) })`, "store.cart"],
  ["a change", `async function a(trx) { await trx("carts").where({ id }).update({ state }) }`, "a"],
  [
    "an inner query",
    `const a = (db) => db("carts").where({ website_id }).whereIn("id", db("holds").select("id"))`,
    "a",
  ],
  ["a table that a variable names", "const a = (trx, table) => trx(table).delete()", "a"],
  ["SQL as text", 'const a = (trx) => trx.raw("UPDATE carts SET state = 1")', "a"],
  ["SQL as text whose rows are read", 'const a = (db) => rowsOf<Row>(db, "SELECT 1 FROM carts", [])', "a"],
  ["a table named second", `const a = (db) => db.select("id").from("carts").where({ id })`, "a"],
  ["a table named by a word", `const a = (db) => db.from("carts").where({ id })`, "a"],
  ["an order", `const a = (db) => db("carts").where({ id }).orderBy("website_id")`, "a"],
  ["a value", `const a = (db) => db("carts").where({ id }).update({ website_id: 1 })`, "a"],
])("refuses %s of a store that names no website", (_, source, name) => {
  expect(inStore(source)).toEqual([expect.stringContaining(`${name} asks `)])
})

it.each([
  ["names it", `const a = (db, websiteId) => db("carts").where({ website_id: websiteId }).first()`],
  ["names it with its table", `const a = (db) => db("carts as c").where({ "c.website_id": id })`],
  ["writes a row", `const a = (trx, row) => trx("carts").insert(row)`],
  ["asks for the website itself", `const a = (db, id) => db("websites").where({ id }).first()`],
])("lets a query pass that %s", (_, source) => {
  expect(inStore(source)).toEqual([])
})

it("excuses a function as long as it names no website", () => {
  const known = [{ because: "of the test", functions: ["carts/cart-store.a"] }]
  const source = `const a = (db) => db("carts").where({ id })`
  expect(tenantFaults(inFile("carts/cart-store.ts", source), known)).toEqual([])
  expect(tenantFaults(inFile("carts/cart-store.ts", ""), known)[0]).toContain("every query of it names")
})
