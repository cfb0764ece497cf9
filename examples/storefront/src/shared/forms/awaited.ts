/**
 * What was told and has not come back yet, oldest first, once `arrived` is in the address; nothing when that is news. An
 * echo of what was told before the last must not be taken for a change by other means: it would undo what was typed since.
 */
export function awaitedAfter(arrived: string, awaited: readonly string[]): readonly string[] | undefined {
  if (arrived === awaited.at(-1)) return []
  const place = awaited.indexOf(arrived)
  return place < 0 ? undefined : awaited.slice(place + 1)
}
