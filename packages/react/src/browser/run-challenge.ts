import type { ChallengeRequest } from "@parterre/sdk"
import type { ChallengeRunner } from "./challenge-store.ts"
import { onNotification, postToFrame } from "./post-to-frame.ts"

/** Shows the bank's page in the container. What a challenge says after it was taken away is not heard. */
export function runChallengeIn(notificationOrigin: () => string): ChallengeRunner {
  return (request, container, end) => {
    let shown = true
    const hear: typeof end = (outcome) => {
      if (shown) end(outcome)
    }
    const stop = start(request, container, hear, notificationOrigin())
    return () => {
      shown = false
      stop()
      container.replaceChildren()
    }
  }
}

function start(
  request: ChallengeRequest,
  container: HTMLElement,
  end: Parameters<ChallengeRunner>[2],
  origin: string,
): () => void {
  const failed = () => end("failed")
  if (request.kind === "paysafe") {
    const paysafe = import("./paysafe-library.ts")
    paysafe.then(({ challengeWithPaysafe }) => challengeWithPaysafe(request, container)).then(end, failed)
  }
  if (request.kind === "stripe") {
    const stripe = import("./stripe-library.ts")
    stripe.then(({ challengeWithStripe }) => challengeWithStripe(request, container)).then(end, failed)
  }
  if (request.kind !== "globalpayments") return () => {}
  const { url, payload, size } = request
  const frame = postToFrame(container, { url, field: "creq", value: payload, title: "3-D Secure" })
  frame.width = String(size.width)
  frame.height = String(size.height)
  return onNotification(frame, origin, "challengeNotification", () => end("completed"))
}
