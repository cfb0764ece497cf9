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

export function tableDifference<Wanted extends Row>(
  table: SyncedTable,
  stored: readonly Wanted[],
  wanted: readonly Wanted[],
): TableDifference<Wanted> {
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

const keyOf = (table: SyncedTable, row: Row): string =>
  JSON.stringify(table.keys.map((key) => (row as Cells)[key]))

const isSame = (stored: Row, wanted: Row): boolean =>
  Object.entries(stored).every(([column, value]) => value === (wanted as Cells)[column])
