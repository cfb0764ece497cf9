import { nameKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { isPostgres } from "../open-database.ts"
import { rowSet } from "../row-sets.ts"

/** What staff find clients and sales by: names without accents, which SQLite cannot make of a column. */
export async function addNameKeys(knex: Knex): Promise<void> {
  await knex.schema.alterTable("clients", (table) => {
    table.text("name_key").notNullable().defaultTo("")
    table.text("lastname_key").notNullable().defaultTo("")
  })
  await knex.schema.alterTable("sales", (table) => table.text("buyer_key")) // none until somebody begins to pay
  await fill(knex, "clients", ["firstname", "lastname"], ({ firstname, lastname }) => ({
    name_key: nameKey(`${firstname} ${lastname}`),
    lastname_key: nameKey(`${lastname}`),
  }))
  await fill(knex, "sales", ["client"], ({ client }) => {
    const { firstname = "", lastname = "", email = "" } = JSON.parse(client ?? "{}")
    return { buyer_key: client === null ? null : nameKey(`${firstname} ${lastname} ${email}`) }
  })
  // Beginnings are looked for byte by byte, whatever language a database sorts in.
  const bytes = isPostgres(knex) ? 'COLLATE "C"' : ""
  for (const column of ["email_key", "name_key", "lastname_key"])
    await knex.raw(
      `CREATE INDEX clients_found_by_${column} ON clients (website_id, ${column} ${bytes}) WHERE email_key IS NOT NULL`,
    )
}

const BATCH = 1_000

type Row = Readonly<Record<string, string | null>>

/** Writes columns of all rows that others of the row tell, a batch at a time, in the order of the ids. */
async function fill(
  knex: Knex,
  table: "clients" | "sales",
  read: readonly string[],
  made: (row: Row) => Row,
): Promise<void> {
  let after: string | null = null
  for (;;) {
    const rows: (Row & { readonly id: string })[] = await knex(table)
      .select("id", ...read)
      .modify((query) => {
        if (after !== null) query.where("id", ">", after)
      })
      .orderBy("id")
      .limit(BATCH)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    const told = rows.map((row): Row & { readonly id: string } => ({ id: row.id, ...made(row) }))
    const columns = Object.keys(made(last))
    const set = rowSet(
      knex,
      Object.fromEntries(["id", ...columns].map((column) => [column, "text" as const])),
      told as Record<string, string | null>[],
    )
    const written = columns.map((column) => `${column} = told.${column}`).join(", ")
    await knex.raw(`UPDATE ${table} SET ${written} FROM ${set.sql} AS told WHERE ${table}.id = told.id`, [
      ...set.bindings,
    ])
  }
}
