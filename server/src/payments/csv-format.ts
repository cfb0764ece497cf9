import type { WireFormat } from "./wire-formats.ts"

/** A list as comma-separated values, whose first row names the columns: one record of texts for each other row. */
export const csvFormat = (mediaType: string): WireFormat => ({
  sends: mediaType,
  accepts: mediaType,
  write: () => "",
  read: (text) => readCsv(text),
})

/** Throws where a quote is not closed. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = rowsOf(text)
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])))
}

/** A cell in quotes or without, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    CELL.lastIndex = at
    const cell = CELL.exec(text)
    if (cell === null) throw new Error("not comma-separated values")
    const [whole, quoted, plain = "", end] = cell
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (end === ",") continue
    rows.push(cells)
    cells = []
  }
  return cells.length === 0 ? rows : [...rows, [...cells, ""]]
}
