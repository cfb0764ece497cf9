import type { Localized } from "@parterre/contract"
import { type Numbering, withRowNames } from "../numbering/index.ts"
import type { PlanRow, PlanZone } from "../plan/seating-plan.ts"
import { newSeat, type SeatMaker } from "../rows/seat-maker.ts"

export interface GridFault {
  readonly rule: "empty-grid" | "grid-too-large" | "cell-too-long"
  readonly message: Localized
}

/** What a person should look at before the grid becomes rows. */
export interface GridDoubt {
  readonly rule: "row-names-guessed" | "numbers-made" | "duplicate-numbers"
  readonly message: Localized
}

export interface GridOptions {
  /** Of the new zone. */
  readonly name: string
  readonly maker: SeatMaker
  /** Plan units between neighbours and between rows; 25 and 30 unless told. */
  readonly pitch?: number
  readonly depth?: number
  /** Whether the first column has the names of the rows; told from the cells unless said. */
  readonly hasRowNames?: boolean
}

export interface PlanFromGrid {
  readonly zone: PlanZone
  readonly rows: number
  readonly seats: number
  readonly doubts: readonly GridDoubt[]
}

const MOST = { lines: 1_000, cells: 1_000, characters: 20 }

/**
 * A zone from cells copied out of a spreadsheet: a line is a row, a cell a seat with its number, an empty cell a gap. A
 * row with gaps becomes as many rows of one name, as the rules of neighbours ask for. Cells that all say the same, such
 * as x, are numbered from the left.
 */
export function planFromGrid(
  text: string,
  { name, maker, pitch = 25, depth = 30, hasRowNames }: GridOptions,
): PlanFromGrid | { readonly fault: GridFault } {
  const cells = cellsOf(text)
  const fault = gridFault(cells)
  if (fault !== undefined) return { fault }
  const guessed = looksNamed(cells)
  const isNamed = hasRowNames ?? guessed
  const doubts: GridDoubt[] = []
  if (hasRowNames === undefined) doubts.push(isNamed ? namesTaken : namesNotTaken)
  let isNumbered = true
  const lines = cells.flatMap((line, index) => {
    const seats = isNamed ? withoutName(line) : line
    const parts = partsOf(seats)
    if (parts.length === 0) return []
    const marks = new Set(seats.filter((cell) => cell !== ""))
    const isMarked = marks.size === 1 && seats.filter((cell) => cell !== "").length > 1
    if (isMarked) isNumbered = false
    let next = 1
    const rows = parts.map(({ start, cells: part }): PlanRow => {
      const position = { x: start * pitch, y: index * depth }
      const places = part.map((cell, place) =>
        newSeat({ x: place * pitch, y: 0 }, isMarked ? String(next + place) : cell, maker),
      )
      next += part.length
      return { row_number: isNamed ? (line[0] ?? "") : "", position, seats: places }
    })
    return [rows]
  })
  if (!isNumbered) doubts.push(numbersMade)
  const named = isNamed ? lines : lettered(lines)
  if (named.some(hasDouble)) doubts.push(duplicates)
  const rows = named.flat()
  return {
    zone: { name, position: { x: 0, y: 0 }, rows },
    rows: named.length,
    seats: rows.reduce((sum, row) => sum + row.seats.length, 0),
    doubts,
  }
}

/** Spreadsheets copy cells with tabs between them, and quote those that have quotes or line ends. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[""]]
  let isQuoted = false
  for (let index = 0; index < text.length && lines.length <= MOST.lines + 1; index += 1) {
    const character = text[index]!
    const line = lines.at(-1)!
    const last = line.length - 1
    if (isQuoted) {
      if (character !== '"') line[last] += character
      else if (text[index + 1] === '"') {
        line[last] += character
        index += 1
      } else isQuoted = false
    } else if (character === '"' && line[last] === "") isQuoted = true
    else if (character === "\t") line.push("")
    else if (character === "\n") lines.push([""])
    else if (character !== "\r") line[last] += character
  }
  const trimmed = lines.map((line) => line.map((cell) => cell.replace(/\s+/g, " ").trim()))
  const isFull = (line: readonly string[]) => line.some((cell) => cell !== "")
  return trimmed.slice(0, trimmed.findLastIndex(isFull) + 1)
}

function gridFault(cells: readonly (readonly string[])[]): GridFault | undefined {
  if (cells.length === 0)
    return {
      rule: "empty-grid",
      message: {
        fr: "Il n’y a aucune cellule à lire. Copiez les cellules du tableur, puis collez-les ici.",
        en: "There are no cells to read. Copy the cells in the spreadsheet, then paste them here.",
      },
    }
  if (cells.length > MOST.lines || cells.some((line) => line.length > MOST.cells))
    return {
      rule: "grid-too-large",
      message: {
        fr: `Le tableau dépasse ${MOST.lines} lignes ou ${MOST.cells} colonnes. Collez une zone à la fois.`,
        en: `The grid has more than ${MOST.lines} lines or ${MOST.cells} columns. Paste one zone at a time.`,
      },
    }
  const long = cells.flat().find((cell) => cell.length > MOST.characters)
  if (long === undefined) return undefined
  return {
    rule: "cell-too-long",
    message: {
      fr: `«\u00A0${long.slice(0, 40)}\u00A0» est trop long pour un numéro. Une cellule a ${MOST.characters} caractères au plus.`,
      en: `“${long.slice(0, 40)}” is too long for a number. A cell has at most ${MOST.characters} characters.`,
    },
  }
}

/** The first column has names when each line has another there, and letters stand before numbers. */
function looksNamed(cells: readonly (readonly string[])[]): boolean {
  const full = cells.filter((line) => line.some((cell) => cell !== ""))
  const names = full.map((line) => line[0] ?? "")
  const isEach = names.every((name) => name !== "") && new Set(names).size === names.length
  const isNumber = (cell: string) => /^\d+$/.test(cell)
  return isEach && names.every((name) => !isNumber(name)) && full.some((line) => line.slice(1).some(isNumber))
}

/** The line without the name of its row, on its right end too where it is told on both. */
const withoutName = (line: readonly string[]): readonly string[] => {
  const [name, ...seats] = line
  const end = seats.findLastIndex((cell) => cell !== "")
  return ["", ...(end > 0 && seats[end] === name ? seats.slice(0, end) : seats)]
}

function partsOf(cells: readonly string[]) {
  const parts: { readonly start: number; readonly cells: string[] }[] = []
  for (const [index, cell] of cells.entries()) {
    if (cell === "") continue
    if (index === 0 || cells[index - 1] === "") parts.push({ start: index, cells: [] })
    parts.at(-1)?.cells.push(cell)
  }
  return parts
}

const letters: Numbering = { way: "along", direction: "forth", start: "A", skip: ["I", "O"] }

/** Parts of one line share its letter; with more lines than letters, its number. */
function lettered(lines: readonly (readonly PlanRow[])[]): readonly (readonly PlanRow[])[] {
  const firsts = lines.map(([first]) => first!)
  const named = withRowNames(firsts, letters)
  return lines.map((rows, index) => {
    const name = "rows" in named ? named.rows[index]!.row_number : String(index + 1)
    return rows.map((row) => ({ ...row, row_number: name }))
  })
}

const hasDouble = (rows: readonly PlanRow[]): boolean => {
  const numbers = rows.flatMap(({ seats }) => seats.map((seat) => seat.seat_number))
  return new Set(numbers).size < numbers.length
}

const namesTaken: GridDoubt = {
  rule: "row-names-guessed",
  message: {
    fr: "La première colonne est lue comme le nom des rangées.",
    en: "The first column is read as the row names.",
  },
}
const namesNotTaken: GridDoubt = {
  rule: "row-names-guessed",
  message: {
    fr: "Aucune colonne n’a le nom des rangées\u00A0: elles sont nommées A, B, C…",
    en: "No column has row names: the rows are named A, B, C…",
  },
}
const numbersMade: GridDoubt = {
  rule: "numbers-made",
  message: {
    fr: "Des cellules disent toutes la même chose\u00A0: leurs sièges sont numérotés à partir de la gauche.",
    en: "Some cells all say the same: their seats are numbered from the left.",
  },
}
const duplicates: GridDoubt = {
  rule: "duplicate-numbers",
  message: {
    fr: "Des numéros reviennent dans une même rangée. Corrigez-les, ou renumérotez la rangée.",
    en: "Some numbers repeat within a row. Correct them, or renumber the row.",
  },
}
