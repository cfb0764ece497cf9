/** The sandboxes of card processors. */
export const sandboxNames = [
  "paysafe",
  "globalpayments",
  "stripe",
  "moneris",
  "cardconnect",
  "paymentech",
  "exact",
  "paypal",
] as const

export type SandboxName = (typeof sandboxNames)[number]

/** One attempt on a card, as a bank statement would show it. */
export interface LedgerEntry {
  readonly processor: SandboxName
  readonly id: string
  /** The merchant's own reference. */
  readonly reference: string
  /** cents */
  readonly amount: number
  readonly currency: string
  readonly brand: string
  readonly lastFour: string
  /** epoch milliseconds */
  readonly at: number
  state: "authorised" | "captured" | "voided" | "declined"
  /** The processor's code of a decline. */
  declineCode?: string
  /** cents */
  refunded: number
}

export interface Ledger {
  add(entry: LedgerEntry): LedgerEntry
  byId(processor: SandboxName, id: string): LedgerEntry | undefined
  byReference(processor: SandboxName, reference: string): LedgerEntry | undefined
  all(): readonly LedgerEntry[]
  reset(): void
}

export function createLedger(): Ledger {
  const entries: LedgerEntry[] = []
  return {
    add(entry) {
      entries.push(entry)
      return entry
    },
    byId: (processor, id) => entries.find((entry) => entry.processor === processor && entry.id === id),
    byReference: (processor, reference) =>
      entries.find((entry) => entry.processor === processor && entry.reference === reference),
    all: () => entries,
    reset: () => {
      entries.length = 0
    },
  }
}
