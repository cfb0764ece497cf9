import { isEntriesOf, storedFields } from "@parterre/domain/json-fields"

/** Pixels from the top, by the key of an entry of the history. */
export type Positions = Map<string, number>

interface Stored {
  readonly positions: Readonly<Record<string, number>>
}

export const writePositions = (positions: Positions): string =>
  JSON.stringify({ positions: Object.fromEntries(positions) } satisfies Stored)

/** The positions a tab kept; what is none is as good as no memory. */
export const readPositions = (text: string | null): Positions =>
  new Map(Object.entries(storedFields<Stored>(text, { positions: isEntriesOf(isPosition) }).positions ?? {}))

const isPosition = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)
