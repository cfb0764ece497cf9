import type { OperationId, ProblemOf } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { ApiFailure } from "./failures.ts"
import type { InputArguments, OperationFacts, Output } from "./operation-facts.ts"
import { TicketingApi } from "./TicketingApi.ts"

/** A function of the client: it calls its operation, and knows what is to know of it. */
export interface Operation<Id extends OperationId> extends OperationFacts<Id> {
  (...input: InputArguments<Id>): Effect.Effect<Output<Id>, ApiFailure<Id>, TicketingApi>
}

/** The facts as they are written down: the problems as words, for they are most of what a page loads of the contract. */
interface WrittenFacts<Id extends OperationId> extends Omit<OperationFacts<Id>, "problems"> {
  readonly problems: string
}

/** Makes the function of an operation; the generated client is a list of these. */
export function operation<Id extends OperationId>(written: WrittenFacts<Id>): Operation<Id> {
  const facts: OperationFacts<Id> = {
    ...written,
    problems: written.problems.split(" ") as ProblemOf<Id>[],
  }
  const call = (...input: InputArguments<Id>) =>
    Effect.flatMap(TicketingApi, (api) => api.call(facts, ...input))
  return Object.assign(call, facts)
}
