import type { Localized, ProblemCode, ProblemWord } from "@parterre/contract"
import type { CardError, CardErrorKey } from "@parterre/domain/payments"
import type { Guarded } from "@parterre/domain/queues"

/** What a problem may tell beside its code; the names are those of the contract's Problem. */
export interface RefusalFields {
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  readonly seatIds?: readonly string[]
  readonly nearest?: readonly string[]
  /** The first of the groups asked for that is at fault, from 0. */
  readonly group?: number
  /** Lines of the cart, by id. */
  readonly holds?: readonly string[]
  readonly min?: number
  readonly max?: number
  /** How many are sold at a time, where it is more than one. */
  readonly step?: number
  readonly available?: number
  readonly amount?: number
  readonly saleState?: string
  /** Of a missing key. */
  readonly reason?: "keyserver"
  /** The queue that gives that key. */
  readonly queue?: Guarded
  /** What the shopper may know of the bank's reason; the bank's own word stays in the journal. */
  readonly declineCode?: CardError
  readonly messageKey?: CardErrorKey
  readonly clientSecret?: string
  /** Stands for the card of a wallet whose bank must be asked first. */
  readonly cardToken?: string
  readonly retryAfter?: number
}

/** What of a combo cannot be had: an event or a group of it, as shoppers call it. */
export interface RefusedChoice {
  readonly name: Localized
  readonly comboGroupId?: string
  readonly comboGroupDetailId?: string
}

/** A code whose text names a field must be given that field. */
type Told<Code extends ProblemCode> = [ProblemWord<Code>] extends [never]
  ? [fields?: RefusalFields]
  : [fields: RefusalFields & Required<Pick<RefusalFields, ProblemWord<Code>>>]

/** A use case says no, with a code of the contract. Thrown inside a transaction it rolls the transaction back. */
export class Refusal<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code
  readonly fields: RefusalFields
  readonly choice: RefusedChoice | undefined

  constructor(code: Code, ...[fields = {}]: Told<Code>) {
    // Its code says what it is about, and thousands a second are made where a house is sold out: a trace costs more than all else.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.name = "Refusal"
    this.code = code
    this.fields = fields
    this.choice = undefined
  }

  /** The same refusal, which says which choice of a combo it is about. */
  ofChoice(choice: RefusedChoice): Refusal<Code> {
    return Object.defineProperty(new Refusal<ProblemCode>(this.code, this.fields as never), "choice", {
      value: choice,
    }) as Refusal<Code>
  }
}
