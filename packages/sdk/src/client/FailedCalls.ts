import type { OperationId } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as PubSub from "effect/PubSub"
import * as Stream from "effect/Stream"
import { ContractProblem, type ParterreError } from "./failures.ts"

/** A call that did not succeed, by names of the contract alone: neither what was sent nor a word for the shopper. */
export interface FailedCall {
  readonly operation: OperationId
  /** The problem's code, or `api-unreachable` or `answer-invalid`. */
  readonly code: string
  /** Of HTTP; nothing where no answer came that could be read. */
  readonly status: number | undefined
  /** What a bank said. */
  readonly declineCode: string | undefined
}

/** Tells every call that fails, tries that are made again included; those of the log itself excepted, which would go round. */
export class FailedCalls extends Context.Service<
  FailedCalls,
  {
    readonly tell: (
      operation: OperationId,
      failure: ParterreError & { readonly _tag: string },
    ) => Effect.Effect<void>
    readonly all: Stream.Stream<FailedCall>
  }
>()("@parterre/sdk/client/FailedCalls") {
  static readonly layer = Layer.effect(
    FailedCalls,
    Effect.gen(function* () {
      const bus = yield* PubSub.sliding<FailedCall>(32)
      return FailedCalls.of({
        tell: (operation, failure) => {
          if (operation === "writeLog") return Effect.void
          const problem = failure instanceof ContractProblem ? failure : undefined
          const { status, declineCode } = problem ?? {}
          return Effect.asVoid(
            PubSub.publish(bus, { operation, code: problem?.code ?? failure._tag, status, declineCode }),
          )
        },
        all: Stream.fromPubSub(bus),
      })
    }),
  )
}
