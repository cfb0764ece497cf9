import type { ProblemCode } from "@parterre/contract"

/** What a problem may tell beside its code; the names are those of the contract's Problem. */
export interface RefusalFields {
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  readonly seatIds?: readonly string[]
  readonly nearest?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly available?: number
  readonly amount?: number
  readonly saleState?: string
  readonly declineCode?: string
  readonly clientSecret?: string
  readonly retryAfter?: number
}

/** A use case says no, with a code of the contract. Thrown inside a transaction it rolls the transaction back. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly fields: RefusalFields

  constructor(code: ProblemCode, fields: RefusalFields = {}) {
    super(code)
    this.name = "Refusal"
    this.code = code
    this.fields = fields
  }
}
