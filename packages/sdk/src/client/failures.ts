import {
  answerInvalid,
  apiUnreachable,
  type Language,
  type OperationId,
  type Problem,
  type ProblemAction,
  type ProblemCode,
  type ProblemOf,
} from "@parterre/contract"

export type { Language }

/** All that the SDK fails with; what only later parts throw is not loaded to be told apart. */
export abstract class ParterreError extends Error {
  abstract readonly _tag: string
}

/** A failure the contract names: `_tag` is its code, `message` is for the shopper. */
export class ContractProblem<Code extends ProblemCode = ProblemCode> extends ParterreError {
  readonly _tag: Code
  /** The code as the server sent it: where this client does not expect it, `_tag` is `unexpected`. */
  readonly code: string
  readonly status: number
  readonly action: ProblemAction
  readonly detail: string | undefined
  readonly errors: Problem["errors"]
  readonly seatIds: readonly string[] | undefined
  readonly nearest: readonly string[] | undefined
  /** The first group of a hold that is at fault, from 0; `nearest` would come instead of it. */
  readonly group: number | undefined
  /** Lines of the cart, by id. */
  readonly holds: readonly string[] | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  /** How many are sold at a time, where it is more than one. */
  readonly step: number | undefined
  /** Of a combo: the group to choose in again, and the detail that cannot be had. */
  readonly comboGroupId: string | undefined
  readonly comboGroupDetailId: string | undefined
  readonly available: number | undefined
  /** Cents. */
  readonly amount: number | undefined
  readonly saleState: string | undefined
  /** The queue whose key is missing. */
  readonly queue: Problem["queue"]
  readonly declineCode: string | undefined
  /** Key of a closer text than `message`, for a frontend that has it. */
  readonly messageKey: string | undefined
  readonly clientSecret: string | undefined
  /** Stands for the card of a wallet whose bank must be asked before it pays. */
  readonly cardToken: string | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(
    code: Code,
    problem: Partial<Problem> & Pick<Problem, "status" | "message">,
    action: ProblemAction,
  ) {
    super(problem.message)
    this.name = "ContractProblem"
    this._tag = code
    this.code = problem.code ?? code
    this.status = problem.status
    this.action = action
    this.detail = problem.detail
    this.errors = problem.errors
    this.seatIds = problem.seatIds
    this.nearest = problem.nearest
    this.group = problem.group
    this.holds = problem.holds
    this.min = problem.min
    this.max = problem.max
    this.step = problem.step
    this.comboGroupId = problem.comboGroupId
    this.comboGroupDetailId = problem.comboGroupDetailId
    this.available = problem.available
    this.amount = problem.amount
    this.saleState = problem.saleState
    this.queue = problem.queue
    this.declineCode = problem.declineCode
    this.messageKey = problem.messageKey
    this.clientSecret = problem.clientSecret
    this.cardToken = problem.cardToken
    this.retryAfter = problem.retryAfter
  }
}

/** One type per code, so that `Effect.catchTag` narrows. */
export type ApiProblem<Code extends ProblemCode = ProblemCode> = Code extends ProblemCode
  ? ContractProblem<Code>
  : never

/** No readable answer came; what the server did is unknown. */
export class ApiUnreachable extends ParterreError {
  readonly _tag = "api-unreachable"
  readonly action = apiUnreachable.action
  readonly reason: "network" | "timeout" | "unreadable"

  constructor(reason: ApiUnreachable["reason"], language: Language, cause?: unknown) {
    super(apiUnreachable.text[language], { cause })
    this.name = "ApiUnreachable"
    this.reason = reason
  }
}

/** An answer came that does not fit the contract. What the server did is as unknown as when none came. */
export class AnswerInvalid extends ParterreError {
  readonly _tag = "answer-invalid"
  readonly action = answerInvalid.action
  /** Where in the answer, such as `["cartElements", 0, "tax"]`. */
  readonly path: readonly PropertyKey[]
  /** In English, for whoever mends it. */
  readonly detail: string

  constructor(operation: OperationId, fault: AnswerFault, language: Language) {
    super(answerInvalid.text[language])
    this.name = "AnswerInvalid"
    this.path = fault.path
    this.detail = `${operation}: ${fault.path.map(String).join(".") || "the answer"}: ${fault.message}`
  }
}

export interface AnswerFault {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Everything an operation can fail with. */
export type ApiFailure<Id extends OperationId> = ApiProblem<ProblemOf<Id>> | ApiUnreachable | AnswerInvalid
