import type { Knex } from "knex"
import { isPostgres } from "./open-database.ts"

/** What a column of a set holds, in PostgreSQL's words; SQLite knows by the value. */
type ColumnType = "text" | "bigint"

/** The columns of a set in order, as `{ event_id: "text", now: "bigint" }`. */
type Columns = Readonly<Record<string, ColumnType>>

type Cells<Of extends Columns> = { readonly [Column in keyof Of]: string | number | null }

/** Rows that a statement reads like a table: `FROM ${set.sql} AS wanted`, with `set.bindings` in that place. */
export interface RowSet {
  readonly sql: string
  readonly bindings: readonly Knex.RawBinding[]
}

/**
 * Rows as one table whose statement has the same text however many there are, so that it is prepared once: arrays for
 * PostgreSQL, one JSON text for SQLite. They keep their order.
 */
export function rowSet<const Of extends Columns>(db: Knex, columns: Of, rows: readonly Cells<Of>[]): RowSet {
  const names = Object.keys(columns)
  if (isPostgres(db)) {
    const arrays = names.map((name) => `?::${columns[name]}[]`)
    const sql = `(SELECT * FROM unnest(${arrays.join(", ")}) AS given(${names.join(", ")}))`
    // Knex names no arrays with gaps, which its driver takes.
    return { sql, bindings: names.map((name) => rows.map((row) => row[name]) as string[]) }
  }
  const cells = names.map((name, at) => `value ->> ${at} AS ${name}`)
  const sql = `(SELECT ${cells.join(", ")} FROM json_each(?))`
  return { sql, bindings: [JSON.stringify(rows.map((row) => names.map((name) => row[name])))] }
}

/** Runs a statement and answers the rows it reads or returns. */
export async function rowsOf<Row>(
  db: Knex,
  sql: string,
  bindings: readonly Knex.RawBinding[],
): Promise<readonly Row[]> {
  // SQLite's driver answers the rows themselves, PostgreSQL's an object around them.
  const answer: unknown = await db.raw(sql, bindings)
  return Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows
}

/** An aggregate of rows into a JSON array of arrays of these expressions; read it with `cellsOf`. */
export const jsonRows = (db: Knex, cells: readonly string[], orderBy: string): string =>
  isPostgres(db)
    ? `json_agg(json_build_array(${cells.join(", ")}) ORDER BY ${orderBy})`
    : `json_group_array(json_array(${cells.join(", ")}) ORDER BY ${orderBy})`

/** What `jsonRows` made: PostgreSQL's driver has read it, SQLite's answers its text. */
export const cellsOf = <Cells extends readonly unknown[]>(json: unknown): readonly Cells[] =>
  typeof json === "string" ? JSON.parse(json) : ((json ?? []) as readonly Cells[])

/** Locks the rows read until the transaction ends. SQLite has one writer: whoever writes has all of them locked. */
export const forUpdate = (db: Knex, table: string): string => (isPostgres(db) ? `FOR UPDATE OF ${table}` : "")
