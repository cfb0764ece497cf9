import type { OperationId, ProblemOf } from "@parterre/contract"
import type { Handlers } from "./http/handler.ts"
import { Refusal } from "./refusal.ts"

/** Operations whose closed list of failures names `not-built`. */
type Announced = { [Id in OperationId]: "not-built" extends ProblemOf<Id> ? Id : never }[OperationId]

interface Unbuilt {
  /** What has to exist before these operations can answer. */
  readonly waitsFor: string
  readonly operations: readonly Announced[]
}

/**
 * What the contract describes and this server does not do yet: each answers the problem `not-built` (501), once its
 * caller and its request have been checked. Building one takes it out of this list and `not-built` out of its
 * `x-problems`, and lowers the ceiling in the test.
 */
export const notBuilt: readonly Unbuilt[] = [
  { waitsFor: "an account with a provider of stays", operations: ["getNearbyStay", "getTestNearbyStay"] },
  {
    waitsFor: "an application with Facebook and Google",
    operations: ["logInWithFacebook", "logInWithGoogle"],
  },
  {
    waitsFor: "accounts with several organisers and producers",
    operations: ["getUser", "listAccounts", "listProducers"],
  },
]

export const notBuiltOperations: readonly Announced[] = notBuilt.flatMap(({ operations }) => operations)

const refuse = async (): Promise<never> => {
  throw new Refusal("not-built")
}

/** The modules' handlers and a refusal for each operation that is not built; one in both lists is a mistake. */
export function besideNotBuilt(built: Handlers): Handlers {
  const both = notBuiltOperations.filter((id) => id in built)
  if (both.length > 0) throw new Error(`Built, yet listed in not-built.ts: ${both.join(", ")}`)
  return { ...built, ...Object.fromEntries(notBuiltOperations.map((id) => [id, refuse])) }
}
