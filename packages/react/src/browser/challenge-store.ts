import type { ChallengeOutcome, ChallengeRequest } from "@parterre/sdk"
import { createStore, type ReadableStore } from "../stores/store.ts"

/** Runs a challenge inside an element until it ends; the answered function takes it away. */
export type ChallengeRunner = (
  request: ChallengeRequest,
  container: HTMLElement,
  end: (outcome: ChallengeOutcome) => void,
) => () => void

/** The challenge the shopper is asked, for a lightbox to show. */
export interface Challenge {
  readonly kind: ChallengeRequest["kind"]
  /** CSS pixels. */
  readonly size: ChallengeRequest["size"]
  readonly url: string | undefined
  readonly payload: string
  /** Give it to `ref` of the element the bank's page belongs in: `<div ref={challenge.mount} />`. */
  readonly mount: (container: HTMLElement | null) => (() => void) | undefined
  readonly complete: () => void
  readonly cancel: () => void
}

export interface ChallengeStore extends ReadableStore<Challenge | undefined> {
  /** The port of the client: shows a challenge and waits for its end. */
  readonly open: (request: ChallengeRequest, signal: AbortSignal) => Promise<ChallengeOutcome>
}

export function createChallengeStore(run: ChallengeRunner): ChallengeStore {
  const store = createStore<Challenge | undefined>(undefined)

  const open = (request: ChallengeRequest, signal: AbortSignal) =>
    new Promise<ChallengeOutcome>((resolve) => {
      const end = (outcome: ChallengeOutcome) => {
        if (store.get() === challenge) store.set(undefined)
        resolve(outcome)
      }
      const challenge: Challenge = {
        kind: request.kind,
        size: request.size,
        url: request.kind === "globalpayments" ? request.url : undefined,
        payload: request.payload,
        mount: (container) => (container === null ? undefined : run(request, container, end)),
        complete: () => end("completed"),
        cancel: () => end("cancelled"),
      }
      // One bank at a time: a challenge still open is given up.
      store.get()?.cancel()
      store.set(challenge)
      signal.addEventListener("abort", () => end("timeout"))
    })

  return { get: store.get, subscribe: store.subscribe, open }
}
