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
 * PostgreSQL, one JSON text for SQLite, which makes its binary form of it once: of a text, it would parse each row again.
 * They keep their order.
 */
export function rowSet<const Of extends Columns>(db: Knex, columns: Of, rows: readonly Cells<Of>[]): RowSet {
  const names = Object.keys(columns)
  if (isPostgres(db)) {
    const arrays = names.map((name) => `?::${columns[name]}[]`)
    const sql = `(SELECT * FROM unnest(${arrays.join(", ")}) AS given(${names.join(", ")}))`
    return { sql, bindings: names.map((name) => arrayText(rows.map((row) => row[name]))) }
  }
  // SQLite walks to each cell from the start of its row, so a column without any value is not among them.
  const filled = names.filter((name) => rows.some((row) => (row[name] ?? null) !== null))
  const cells = names.map((name) => (filled.includes(name) ? `value ->> ${filled.indexOf(name)}` : "NULL"))
  const sql = `(SELECT ${cells.map((cell, at) => `${cell} AS ${names[at]}`).join(", ")} FROM jsonb_each(jsonb(?)))`
  return { sql, bindings: [JSON.stringify(rows.map((row) => filled.map((name) => row[name])))] }
}

/** Rows of a table by their keys: `FROM ${found.from} WHERE ${found.where}`, with `found.bindings` in that place. */
export interface Found {
  readonly from: string
  readonly where: string
  readonly bindings: readonly Knex.RawBinding[]
}

/**
 * Finds rows of a table, such as `claims AS c`, by one or two columns of an index, which are texts. PostgreSQL walks the index once
 * for all keys, where it would read a table that was small once from end to end; of two columns it also finds what has the
 * one of one key and the other of another, so whoever asks looks again.
 */
export function foundBy<const Column extends string>(
  db: Knex,
  table: `${string} AS ${string}`,
  columns: readonly [Column] | readonly [Column, Column],
  keys: readonly Readonly<Record<Column, string>>[],
): Found {
  const [, name = ""] = table.split(" AS ")
  if (isPostgres(db))
    return {
      from: table,
      where: columns.map((column) => `${name}.${column} = ANY(?::text[])`).join(" AND "),
      bindings: columns.map((column) => arrayText([...new Set(keys.map((key) => key[column]))])),
    }
  const [first, second] = columns
  if (second === undefined)
    return {
      from: `json_each(?) AS asked CROSS JOIN ${table}`,
      where: `${name}.${first} = asked.value`,
      bindings: [JSON.stringify(keys.map((key) => key[first]))],
    }
  // An object of lists, for SQLite reads a row of a list anew for each of its cells.
  const ofFirst = new Map<string, string[]>()
  for (const key of keys) {
    const others = ofFirst.get(key[first])
    if (others === undefined) ofFirst.set(key[first], [key[second]])
    else others.push(key[second])
  }
  return {
    from: `json_each(?) AS firsts CROSS JOIN json_each(firsts.value) AS seconds CROSS JOIN ${table}`,
    where: `${name}.${first} = firsts.key AND ${name}.${second} = seconds.value`,
    bindings: [JSON.stringify(Object.fromEntries(ofFirst))],
  }
}

/** An array as PostgreSQL reads it: the driver takes several times as long to write one. */
function arrayText(cells: readonly (string | number | null | undefined)[]): string {
  if (!cells.some((cell) => typeof cell === "string"))
    return `{${cells.map((cell) => cell ?? "NULL").join()}}`
  const isPlain = cells.every((cell) => typeof cell === "string") && !/["\\]/.test(cells.join(""))
  return isPlain ? `{"${cells.join('","')}"}` : `{${cells.map(quoted).join()}}`
}

const quoted = (cell: string | number | null | undefined): string =>
  typeof cell === "string" ? `"${cell.replaceAll(/["\\]/g, "\\$&")}"` : `${cell ?? "NULL"}`

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

/** The aggregate that makes a JSON array of a column; read it with `cellsOf`. */
export const jsonList = (db: Knex): string => (isPostgres(db) ? "json_agg" : "json_group_array")

/** What `jsonRows` or `jsonList` made: PostgreSQL's driver has read it, SQLite's answers its text. */
export const cellsOf = <Cells>(json: unknown): readonly Cells[] =>
  typeof json === "string" ? JSON.parse(json) : ((json ?? []) as readonly Cells[])

/** Locks the rows read until the transaction ends. SQLite has one writer: whoever writes has all of them locked. */
export const forUpdate = (db: Knex, table: string): string => (isPostgres(db) ? `FOR UPDATE OF ${table}` : "")
