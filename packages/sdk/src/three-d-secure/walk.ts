import { step } from "@parterre/domain/machines"
import {
  type ThreeDSecureEvent,
  type ThreeDSecureProcessor,
  type ThreeDSecureState,
  threeDSecureMachines,
} from "@parterre/domain/payments"
import * as Effect from "effect/Effect"

/** Moves one authentication through the steps its processor allows, and tells each state it comes to. */
export type Walk = (event: ThreeDSecureEvent) => Effect.Effect<void>

export function walkThrough(
  processor: ThreeDSecureProcessor,
  onState: (state: ThreeDSecureState) => Effect.Effect<void>,
): Walk {
  const machine = threeDSecureMachines[processor]
  let state = machine.initial
  return (event) => {
    const next = step(machine, state, event)
    // Our own steps are in the wrong order: nothing a shopper does leads here.
    if (!next.ok) return Effect.die(new Error(`3-D Secure of ${processor}: ${event} in ${state}`))
    state = next.state
    return onState(state)
  }
}
