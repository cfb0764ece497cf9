import { CHALLENGE_SIZE, type ChallengeOutcome, type ChallengeRequest } from "@parterre/sdk"
import { expect, it } from "vitest"
import { createChallengeStore } from "./challenge-store.ts"
import { isNotification } from "./post-to-frame.ts"

const request: ChallengeRequest = {
  kind: "globalpayments",
  size: CHALLENGE_SIZE,
  url: "http://bank.test/acs",
  payload: "creq",
}
const never = new AbortController().signal

function open() {
  let end: (outcome: ChallengeOutcome) => void = () => {}
  const store = createChallengeStore((_, __, whenOver) => {
    end = whenOver
    return () => {}
  })
  return { store, bankSays: (outcome: ChallengeOutcome) => end(outcome) }
}

it("shows the challenge at 390x400 and ends with the bank's word [3DS-009]", async () => {
  const { store, bankSays } = open()
  const outcome = store.open(request, never)
  expect(store.get()).toMatchObject({ url: "http://bank.test/acs", size: { width: 390, height: 400 } })
  store.get()?.mount({} as HTMLElement)
  bankSays("completed")
  expect(await outcome).toBe("completed")
  expect(store.get()).toBeUndefined()
})

it("ends as cancelled when the shopper closes it", async () => {
  const { store } = open()
  const outcome = store.open(request, never)
  store.get()?.cancel()
  expect(await outcome).toBe("cancelled")
})

it("closes when the payment gives up waiting", async () => {
  const { store } = open()
  const patience = new AbortController()
  const outcome = store.open(request, patience.signal)
  patience.abort()
  expect(await outcome).toBe("timeout")
  expect(store.get()).toBeUndefined()
})

it("gives up a challenge that is still open when another one comes", async () => {
  const { store } = open()
  const first = store.open(request, never)
  const second = store.open({ ...request, payload: "again" }, never)
  expect(await first).toBe("cancelled")
  expect(store.get()?.payload).toBe("again")
  store.get()?.complete()
  expect(await second).toBe("completed")
})

it.each([
  [{ origin: "http://shop.test", data: { event: "challengeNotification" } }, true],
  [{ origin: "http://evil.test", data: { event: "challengeNotification" } }, false],
  [{ origin: "http://shop.test", data: { event: "methodNotification" } }, false],
  [{ origin: "http://shop.test", data: "challengeNotification" }, false],
])("hears only our own page say its own event: %j", (message, heard) => {
  expect(isNotification(message, "http://shop.test", "challengeNotification")).toBe(heard)
})
