import type { Knex } from "knex"

/** A tenant's table as the import keeps it. */
export interface SyncedTable {
  readonly name: string
  /** Columns that name a row. */
  readonly keys: readonly string[]
  /** Columns too large to read back; another column changes with them. */
  readonly unread?: readonly string[]
  /** The column that names the tenant. */
  readonly owner?: string
}

type Row = object
type Cells = Readonly<Record<string, unknown>>

/** What has to happen to a table so that it holds the wanted rows and no others of the tenant. */
export interface TableDifference<Wanted extends Row = Row> {
  readonly table: SyncedTable
  readonly added: readonly Wanted[]
  readonly changed: readonly { readonly before: Wanted; readonly after: Wanted }[]
  readonly removed: readonly Wanted[]
}

/** Variables of one statement; SQLite takes 32,766 and PostgreSQL 65,535. */
const mostVariables = 30_000

export async function tableDifference<Wanted extends Row>(
  trx: Knex.Transaction,
  table: SyncedTable,
  websiteId: string,
  wanted: readonly Wanted[],
): Promise<TableDifference<Wanted>> {
  const stored = await storedRows<Wanted>(trx, table, websiteId, wanted[0])
  const left = new Map(stored.map((row) => [keyOf(table, row), row]))
  const added: Wanted[] = []
  const changed: { before: Wanted; after: Wanted }[] = []
  for (const row of wanted) {
    const before = left.get(keyOf(table, row))
    left.delete(keyOf(table, row))
    if (before === undefined) added.push(row)
    else if (!isSame(before, row)) changed.push({ before, after: row })
  }
  return { table, added, changed, removed: [...left.values()] }
}

export const isUnchanged = ({ added, changed, removed }: TableDifference): boolean =>
  added.length + changed.length + removed.length === 0

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
export async function removeRows(trx: Knex.Transaction, { table, removed }: TableDifference): Promise<void> {
  const size = Math.floor(mostVariables / table.keys.length)
  for (let start = 0; start < removed.length; start += size) {
    const keys = (removed.slice(start, start + size) as readonly Cells[]).map((row) =>
      table.keys.map((key) => row[key] as Knex.Value),
    )
    await trx(table.name)
      .whereIn([...table.keys], keys)
      .delete()
  }
}

async function storedRows<Wanted extends Row>(
  trx: Knex.Transaction,
  table: SyncedTable,
  websiteId: string,
  sample: Wanted | undefined,
): Promise<readonly Wanted[]> {
  const columns =
    sample === undefined ? table.keys : Object.keys(sample).filter((name) => !table.unread?.includes(name))
  return trx(table.name)
    .where({ [table.owner ?? "website_id"]: websiteId })
    .select(...columns) as unknown as Promise<readonly Wanted[]>
}

const keyOf = (table: SyncedTable, row: Row): string =>
  JSON.stringify(table.keys.map((key) => (row as Cells)[key]))

const isSame = (stored: Row, wanted: Row): boolean =>
  Object.entries(stored).every(([column, value]) => value === (wanted as Cells)[column])
