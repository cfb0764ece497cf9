/** Documents once fetched, by what they show, for as long as the page is open [TICK-016]; a failed one is asked for again. */
export function keptDocuments() {
  const kept = new Map<string, Promise<Blob>>()
  return {
    of(key: string, ask: () => Promise<Blob>): Promise<Blob> {
      const known = kept.get(key)
      if (known !== undefined) return known
      const asked = ask()
      kept.set(key, asked)
      asked.catch(() => kept.delete(key))
      return asked
    },

    /** Drops what shows a ticket: its code is another from now on. */
    forget(sodId: string): void {
      for (const key of kept.keys()) if (key.includes(sodId)) kept.delete(key)
    },
  }
}

const documents = keptDocuments()
export const keptDocument = documents.of
export const forgetDocuments = documents.forget
