import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { card, config, session } from "../../test/samples.ts"
import {
  type AuthenticationRequest,
  type ChallengeOutcome,
  type ChallengeRequest,
  type PaymentPorts,
  type PaysafeStart,
  ThreeDSecure,
} from "../index.ts"

/** A window that ends as the script says, and remembers what it was asked to show. */
function scripted(outcome: ChallengeOutcome | "left-open", ports: Partial<PaymentPorts> = {}) {
  const shown: ChallengeRequest[] = []
  const openChallenge = (request: ChallengeRequest) => {
    shown.push(request)
    return outcome === "left-open" ? new Promise<ChallengeOutcome>(() => {}) : Promise.resolve(outcome)
  }
  return {
    shown,
    ports: {
      openChallenge,
      startPaysafe: () => Promise.resolve({ deviceFingerprintingId: "fp-1" }),
      ...ports,
    },
  }
}

const request = (
  processor: Parameters<typeof config>[0] = {},
  fields: Partial<AuthenticationRequest> = {},
): AuthenticationRequest => ({
  saleToken: "sale-1",
  hash: "hash-1",
  amount: 15982,
  card,
  processor: config(processor).processorConfig,
  ...fields,
})

const opened = { createSession: () => reply(session()) }
const authenticate = (
  handlers: Handlers,
  script: ReturnType<typeof scripted>,
  asked: AuthenticationRequest,
) => {
  const server = fakeApi({ ...opened, ...handlers })
  const outcome = onFakeApi(
    server,
    ThreeDSecure.use((it) => Effect.result(it.authenticate(asked))),
    { ports: script.ports },
  )
  return { server, outcome }
}

describe("Paysafe", () => {
  const challenged = {
    authenticateWithPaysafe: () =>
      reply({ status: "challenge", authenticationId: "auth-1", challenge: { payload: "payload" } }),
  }

  it("starts, authenticates with the first six digits and needs no window when frictionless [3DS-004]", async () => {
    const script = scripted("completed")
    const { server, outcome } = authenticate(
      { authenticateWithPaysafe: () => reply({ status: "frictionless", authenticationId: "auth-1" }) },
      script,
      request(),
    )
    expect(await outcome).toMatchObject({ _tag: "Success", success: "auth-1" })
    const sent = server.lastOf("authenticateWithPaysafe")
    expect(sent?.path).toEqual({ id: "1001" })
    expect(sent?.body).toEqual({
      saleToken: "sale-1",
      bin: "400000",
      amount: 15982,
      currency: "CAD",
      deviceFingerprintingId: "fp-1",
      card: { number: card.number, expiry: card.expiry, nameOnCard: card.nameOnCard },
    })
    expect(script.shown).toEqual([])
  })

  it("runs the challenge in a 390x400 window and gives the authentication id [3DS-005] [3DS-009]", async () => {
    const script = scripted("completed")
    const { outcome } = authenticate(challenged, script, request())
    expect(await outcome).toMatchObject({ _tag: "Success", success: "auth-1" })
    expect(script.shown).toMatchObject([
      { kind: "paysafe", payload: "payload", environment: "TEST", size: { width: 390, height: 400 } },
    ])
  })

  it.each(["failed", "cancelled"] as const)("stops when the challenge is %s [3DS-005]", async (end) => {
    const { outcome } = authenticate(challenged, scripted(end), request())
    expect(await outcome).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "authentication-stopped", reason: end },
    })
  })

  it("stops when nobody answers the challenge for ten minutes [3DS-005]", async () => {
    const server = fakeApi({ ...opened, ...challenged })
    const failure = await onFakeApi(
      server,
      Effect.gen(function* () {
        const asking = yield* ThreeDSecure.use((it) => Effect.flip(it.authenticate(request()))).pipe(
          Effect.forkChild,
        )
        yield* settle
        yield* settle
        yield* TestClock.adjust("10 minutes")
        return yield* Fiber.join(asking)
      }),
      { ports: scripted("left-open").ports },
    )
    expect(failure).toMatchObject({ _tag: "authentication-stopped", reason: "timeout" })
  })

  it("uses a card that is not enrolled as it is", async () => {
    const handlers = {
      authenticateWithPaysafe: () => reply({ status: "notEnrolled", authenticationId: null }),
    }
    const { outcome } = authenticate(handlers, scripted("completed"), request())
    expect(await outcome).toMatchObject({ _tag: "Success", success: undefined })
  })

  it("stops when the bank refuses at once", async () => {
    const handlers = {
      authenticateWithPaysafe: () => reply({ status: "failed", authenticationId: "auth-1" }),
    }
    const { outcome } = authenticate(handlers, scripted("completed"), request())
    expect(await outcome).toMatchObject({ failure: { reason: "failed", action: "use-another-card" } })
  })

  it("stops, with nothing sent, when the processor's library does not start", async () => {
    const script = scripted("completed", { startPaysafe: () => Promise.resolve({ failed: "unavailable" }) })
    const { server, outcome } = authenticate(challenged, script, request())
    expect(await outcome).toMatchObject({ failure: { reason: "unavailable" } })
    expect(server.sent).toEqual([])
  })

  it("stops and says that the venue has to be phoned when its key is refused", async () => {
    const script = scripted("completed", { startPaysafe: () => Promise.resolve({ failed: "misconfigured" }) })
    const { server, outcome } = authenticate(challenged, script, request())
    expect(await outcome).toMatchObject({
      failure: {
        reason: "misconfigured",
        action: "contact-support",
        message: expect.stringContaining("Communiquez avec la billetterie"),
      },
    })
    expect(server.sent).toEqual([])
  })

  it("gives the processor's library the first six digits as the BIN, and nothing else of the card [3DS-007]", async () => {
    const started: PaysafeStart[] = []
    const startPaysafe = (start: PaysafeStart) => {
      started.push(start)
      return Promise.resolve({ deviceFingerprintingId: "fp-1" })
    }
    await authenticate(challenged, scripted("completed", { startPaysafe }), request()).outcome
    expect(started.map(({ card }) => card)).toEqual([{ cardBin: "400000" }])
    for (const secret of [card.number.slice(6), card.cvd, card.expiry, card.nameOnCard])
      expect(JSON.stringify(started)).not.toContain(secret)
  })

  it("names the token of the processor's own fields in place of a card, to the library and to the server [3DS-004]", async () => {
    const started: PaysafeStart[] = []
    const startPaysafe = (start: PaysafeStart) => {
      started.push(start)
      return Promise.resolve({ deviceFingerprintingId: "fp-1" })
    }
    const asked = request({}, { card: { token: "SUtoken1" } })
    const { server, outcome } = authenticate(challenged, scripted("completed", { startPaysafe }), asked)
    expect(await outcome).toMatchObject({ success: "auth-1" })
    expect(started.map(({ card: given }) => given)).toEqual([{ paymentToken: "SUtoken1" }])
    const { body } = server.lastOf("authenticateWithPaysafe") ?? {}
    expect(body).toMatchObject({ card: { token: "SUtoken1" } })
    expect(body).not.toHaveProperty("bin")
  })

  it.each([
    ["LIVE", "LIVE"],
    ["TEST", "TEST"],
    [undefined, "TEST"],
  ] as const)(
    "starts and challenges in the environment that the site names, %s as %s [3DS-008]",
    async (named, environment) => {
      const started: PaysafeStart[] = []
      const startPaysafe = (start: PaysafeStart) => {
        started.push(start)
        return Promise.resolve({ deviceFingerprintingId: "fp-1" })
      }
      const script = scripted("completed", { startPaysafe })
      const { processor, ...asked } = request()
      const { environment: _, ...rest } = processor
      const site = named === undefined ? rest : { ...rest, environment: named }
      await authenticate(challenged, script, { ...asked, processor: site }).outcome
      expect([started, script.shown]).toMatchObject([[{ environment }], [{ environment }]])
    },
  )
})

describe("Global Payments", () => {
  const processor = { type: "GLOBALPAYMENTS" as const }
  const method = { url: "http://bank.test/method", data: "data" }
  const enrolled = (withMethod: boolean) => () =>
    reply({ status: "enrolled", authenticationId: "auth-2", ...(withMethod ? { method } : {}) })
  const frictionless = () => reply({ status: "frictionless", authenticationId: "auth-2" })

  it("uses a card that is not enrolled directly [3DS-006]", async () => {
    const handlers = {
      checkGlobalPaymentsEnrolment: () => reply({ status: "notEnrolled", authenticationId: null }),
    }
    const { server, outcome } = authenticate(handlers, scripted("completed"), request(processor))
    expect(await outcome).toMatchObject({ _tag: "Success", success: undefined })
    expect(server.lastOf("checkGlobalPaymentsEnrolment")?.path).toEqual({ hash: "hash-1" })
  })

  it.each([
    ["ran", true, "YES"],
    ["is not wanted", false, "UNAVAILABLE"],
  ])("tells the bank whether its device check %s [3DS-006]", async (_, withMethod, completion) => {
    const handlers = {
      checkGlobalPaymentsEnrolment: enrolled(withMethod),
      initiateGlobalPaymentsAuthentication: frictionless,
    }
    const script = scripted("completed", { runMethod: () => Promise.resolve() })
    const { server, outcome } = authenticate(handlers, script, request(processor))
    expect(await outcome).toMatchObject({ success: "auth-2" })
    expect(server.lastOf("initiateGlobalPaymentsAuthentication")?.body).toMatchObject({
      hash: "hash-1",
      authenticationId: "auth-2",
      methodCompletion: completion,
    })
  })

  it("asks about the token of the processor's own fields, at enrolment and after", async () => {
    const handlers = {
      checkGlobalPaymentsEnrolment: enrolled(false),
      initiateGlobalPaymentsAuthentication: frictionless,
    }
    const asked = request(processor, { card: { token: "PMT_1" } })
    const { server, outcome } = authenticate(handlers, scripted("completed"), asked)
    expect(await outcome).toMatchObject({ success: "auth-2" })
    for (const call of ["checkGlobalPaymentsEnrolment", "initiateGlobalPaymentsAuthentication"] as const)
      expect(server.lastOf(call)?.body).toMatchObject({ card: { token: "PMT_1" } })
  })

  it("goes on after ten seconds without the device check", async () => {
    const server = fakeApi({
      ...opened,
      checkGlobalPaymentsEnrolment: enrolled(true),
      initiateGlobalPaymentsAuthentication: frictionless,
    })
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const asking = yield* ThreeDSecure.use((it) => it.authenticate(request(processor))).pipe(
          Effect.forkChild,
        )
        yield* settle
        yield* settle
        yield* TestClock.adjust("10 seconds")
        yield* Fiber.join(asking)
      }),
      { ports: scripted("completed", { runMethod: () => new Promise(() => {}) }).ports },
    )
    expect(server.lastOf("initiateGlobalPaymentsAuthentication")?.body).toMatchObject({
      methodCompletion: "NO",
    })
  })

  it("posts the challenge to the issuer and stops when it is closed", async () => {
    const handlers = {
      checkGlobalPaymentsEnrolment: enrolled(false),
      initiateGlobalPaymentsAuthentication: () =>
        reply({
          status: "challenge",
          authenticationId: "auth-2",
          challenge: { url: "http://bank.test/acs", payload: "creq" },
        }),
    }
    const script = scripted("cancelled")
    const { outcome } = authenticate(handlers, script, request(processor))
    expect(await outcome).toMatchObject({ failure: { reason: "cancelled" } })
    expect(script.shown).toMatchObject([
      { kind: "globalpayments", url: "http://bank.test/acs", payload: "creq" },
    ])
  })
})

it.each([
  [
    "challenged" as const,
    { type: "PAYSAFE" as const },
    ["method", "authenticating", "challenging", "verifying"],
  ],
  [
    "frictionless" as const,
    { type: "GLOBALPAYMENTS" as const },
    ["enrolling", "authenticating", "authenticated"],
  ],
])("walks the steps of a %s authentication, and no others", async (kind, processor, expected) => {
  const states: string[] = []
  const result =
    kind === "challenged"
      ? { status: "challenge", authenticationId: "a", challenge: { payload: "p" } }
      : { status: "frictionless", authenticationId: "a" }
  const handlers: Handlers = {
    authenticateWithPaysafe: () => reply(result),
    checkGlobalPaymentsEnrolment: () => reply({ status: "enrolled", authenticationId: "a" }),
    initiateGlobalPaymentsAuthentication: () => reply(result),
  }
  const onState = (state: string) => Effect.sync(() => void states.push(state))
  await authenticate(handlers, scripted("completed"), request(processor, { onState })).outcome
  expect(states).toEqual(expected)
})

it.each([
  ["nothing is to pay [3DS-001]", request({}, { amount: 0 })],
  ["a stored token pays [3DS-002]", request({}, { card: undefined })],
  ["the site has it off", request({ threeDSecure: false })],
  ["the processor has no such flow", request({ type: "MONERIS" })],
])("asks nothing when %s", async (_, asked) => {
  const { server, outcome } = authenticate({}, scripted("failed"), asked)
  expect(await outcome).toMatchObject({ _tag: "Success", success: undefined })
  expect(server.sent).toEqual([])
})
