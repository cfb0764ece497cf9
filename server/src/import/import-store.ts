import { createHash } from "node:crypto"
import type { Knex } from "knex"
import type { ImportFileRow, ImportRow, WebsiteRow } from "../database/tables.ts"
import type { SyncedTable, TableDifference } from "./table-difference.ts"

type Cells = Readonly<Record<string, unknown>>

/** Variables of one statement; SQLite takes 32,766 and PostgreSQL 65,535. */
const mostVariables = 30_000

/** The rows a tenant has in a table, with the columns that the wanted rows have; with all where none is wanted. */
export async function storedRows<Wanted extends object>(
  db: Knex,
  websiteId: string,
  table: SyncedTable,
  [sample]: readonly Wanted[],
): Promise<readonly Wanted[]> {
  const all = table.unread === undefined ? ["*"] : table.keys
  const columns =
    sample === undefined ? all : Object.keys(sample).filter((name) => !table.unread?.includes(name))
  return db(table.name)
    .where({ [table.owner ?? "website_id"]: websiteId })
    .select(...columns) as unknown as Promise<readonly Wanted[]>
}

/** Adds and changes rows; the same statement does both. */
export async function writeRows(
  trx: Knex.Transaction,
  { table, added, changed }: TableDifference,
): Promise<void> {
  const rows = [...added, ...changed.map(({ after }) => after)]
  const columns = Object.keys(rows[0] ?? {})
  const updates = columns
    .filter((column) => !table.keys.includes(column))
    .map((column) => `${column} = excluded.${column}`)
  const onConflict = updates.length > 0 ? `DO UPDATE SET ${updates.join(", ")}` : "DO NOTHING"
  const size = Math.floor(mostVariables / Math.max(1, columns.length))
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size) as readonly Cells[]
    const places = `(${columns.map(() => "?").join(", ")})`
    await trx.raw(
      `INSERT INTO ${table.name} (${columns.join(", ")}) VALUES ${part.map(() => places).join(", ")}
       ON CONFLICT (${table.keys.join(", ")}) ${onConflict}`,
      part.flatMap((row) => columns.map((column) => row[column])) as Knex.RawBinding[],
    )
  }
}

/** Deletes the rows that are wanted no more. */
export async function removeRows(
  trx: Knex.Transaction,
  websiteId: string,
  { table, removed }: TableDifference,
): Promise<void> {
  const size = Math.floor(mostVariables / table.keys.length)
  for (let start = 0; start < removed.length; start += size) {
    const keys = (removed.slice(start, start + size) as readonly Cells[]).map((row) =>
      table.keys.map((key) => row[key] as Knex.Value),
    )
    await trx(table.name)
      .where({ [table.owner ?? "website_id"]: websiteId })
      .whereIn([...table.keys], keys)
      .delete()
  }
}

/** Tells every server process that what a website publishes has changed. */
export async function raiseRevision(trx: Knex.Transaction, websiteId: string): Promise<void> {
  await trx<WebsiteRow>("websites").where({ id: websiteId }).increment("revision")
}

/** Whoever imports a website next waits until this transaction ends. */
export async function lockImports(trx: Knex.Transaction, websiteId: string): Promise<void> {
  await trx("websites").where({ id: websiteId }).forUpdate().first("id")
}

/** Keeps when a website was imported and from what. */
export async function keepImport(trx: Knex.Transaction, row: ImportRow): Promise<void> {
  await trx<ImportRow>("imports").insert(row).onConflict("website_id").merge()
}

/** Keeps the texts that a website was imported from; what did not change is not written again. */
export async function keepFiles(
  trx: Knex.Transaction,
  websiteId: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await trx<ImportFileRow>("import_files")
    .where({ website_id: websiteId })
    .select("path", "hash")
  const hashOf = new Map(known.map(({ path, hash }) => [path, hash]))
  for (const [path, content] of texts) {
    const hash = createHash("sha256").update(content).digest("hex")
    if (hashOf.get(path) === hash) continue
    await trx<ImportFileRow>("import_files")
      .insert({ website_id: websiteId, path, content, hash })
      .onConflict(["website_id", "path"])
      .merge()
  }
  const gone = known.flatMap(({ path }) => (texts.has(path) ? [] : [path]))
  for (const path of gone)
    await trx<ImportFileRow>("import_files").where({ website_id: websiteId, path }).delete()
}
