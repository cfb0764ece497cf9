import type { Client } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { config, emptyCart, session } from "../../test/samples.ts"
import { Clients } from "../index.ts"
import type { SocialReturn } from "./social-sign-in.ts"

const camille: Client = {
  id: "client-9",
  email: "camille@exemple.ca",
  username: "camille@exemple.ca",
  firstname: "Camille",
  lastname: "Roy",
}
const bound = () => Response.json(camille, { headers: { "x-session-token": "session-of-camille" } })
const person = { userID: "1", email: "camille@exemple.ca", first_name: "Camille", last_name: "Roy" }
const brought: SocialReturn = {
  provider: "GOOGLE",
  state: "s",
  code: "c",
  iss: "https://accounts.google.com",
}

const server = (
  handlers: Handlers = {},
  providers: readonly ("GOOGLE" | "FACEBOOK")[] = ["GOOGLE", "FACEBOOK"],
) =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () =>
      reply({
        ...config(),
        clientAccount: "OPTIONAL",
        socialProviders: providers.map((provider) => ({ provider, clientId: "app" })),
      }),
    getCart: () => reply(emptyCart()),
    checkAuthentication: () => reply({ clientId: "client-9", role: "CLIENT", mustChangePassword: false }),
    getOwnClient: () => reply(camille),
    beginSocialSignIn: () =>
      reply({
        authorizationUrl: "https://accounts.google.com/auth?state=s",
        nonce: "n",
        expiration: "2026-12-01T15:10:00Z",
      }),
    finishSocialSignIn: bound,
    logInWithGoogle: bound,
    logInWithFacebook: bound,
    logOutClient: () => new Response(null, { status: 204 }),
    ...handlers,
  })

/** What an act answers, who is logged in after it, and how far the sign-in is. */
const after = (...acts: readonly ((clients: Clients["Service"]) => Effect.Effect<unknown, unknown>)[]) =>
  Effect.gen(function* () {
    const clients = yield* Clients
    const steps: unknown[] = []
    let result: unknown
    for (const act of acts) {
      result = yield* Effect.result(act(clients))
      steps.push(yield* SubscriptionRef.get(clients.social))
    }
    return { result, steps, ...(yield* SubscriptionRef.get(clients.state)) }
  })

describe("signing in at a provider", () => {
  it("is ready, signed in, signed out; whatever fails returns to ready [ACC-049]", async () => {
    let isRefused = false
    const fake = server({
      finishSocialSignIn: () => (isRefused ? refuse("social-login-refused") : bound()),
    })
    const { steps, status } = await onFakeApi(
      fake,
      after(
        (clients) => clients.beginSocialSignIn("GOOGLE"),
        (clients) => clients.finishSocialSignIn(brought),
        (clients) => clients.logOut,
        (clients) => clients.finishSocialSignIn({ provider: "GOOGLE", error: "access_denied" }),
        (clients) => clients.finishSocialSignIn(brought),
        (clients) => {
          isRefused = true
          return clients.finishSocialSignIn(brought)
        },
      ),
    )
    expect(steps).toEqual(["ready", "signed-in", "signed-out", "ready", "signed-in", "ready"])
    expect(status).toBe("logged-in")
  })

  it("leads to the provider with where the shop goes on afterwards", async () => {
    const fake = server()
    const { result } = await onFakeApi(
      fake,
      after((clients) => clients.beginSocialSignIn("FACEBOOK", "/checkout/mode")),
    )
    expect(result).toMatchObject({ success: { nonce: "n" } })
    expect(fake.lastOf("beginSocialSignIn")?.body).toEqual({
      provider: "FACEBOOK",
      returnPath: "/checkout/mode",
    })
  })

  it.each([
    [
      "Google [CALL-101]",
      "logInWithGoogle",
      (clients: Clients["Service"]) => clients.logInWithGoogle({ ...person, idToken: "t" }),
    ],
    [
      "Facebook [CALL-100]",
      "logInWithFacebook",
      (clients: Clients["Service"]) => clients.logInWithFacebook({ ...person, signedRequest: "r" }),
    ],
    [
      "the way back",
      "finishSocialSignIn",
      (clients: Clients["Service"]) => clients.finishSocialSignIn(brought),
    ],
  ] as const)(
    "is followed by an authentication check and a reload of self: %s",
    async (_, operation, act) => {
      const fake = server()
      const known = await onFakeApi(fake, after(act))
      const asked = fake.sent
        .map((sent) => sent.operation)
        .filter((id) => /SignIn|logIn|Authentication|Own/.test(id))
      expect(asked).toEqual([operation, "checkAuthentication", "getOwnClient"])
      expect(known).toMatchObject({ status: "logged-in", client: camille, steps: ["signed-in"] })
      expect(fake.lastOf("getOwnClient")?.headers.get("x-session-token")).toBe("session-of-camille")
    },
  )
})

describe("what a provider says no with", () => {
  const failureOf = async (
    act: (clients: Clients["Service"]) => Effect.Effect<unknown, unknown>,
    fake = server(),
  ) => {
    const { result } = await onFakeApi(fake, after(act), { language: "en" })
    return (result as { failure: { _tag: string; says?: string; message: string } }).failure
  }
  const back = (error: string, provider: "GOOGLE" | "FACEBOOK" = "GOOGLE") =>
    failureOf((clients) => clients.finishSocialSignIn({ provider, error }))

  it("is told in the specification's words [ERR-028]", async () => {
    const missing = await failureOf(
      (clients) => clients.beginSocialSignIn("FACEBOOK"),
      server({}, ["GOOGLE"]),
    )
    expect(missing).toMatchObject({ _tag: "social-provider-missing", says: "Login provider not found" })
    expect(await back("login_required")).toMatchObject({
      _tag: "social-not-logged-in",
      says: "Not logged in",
    })
    expect(await back("access_denied")).toMatchObject({
      _tag: "social-login-cancelled",
      says: "User cancelled login or did not fully authorize",
      message: "The sign-in was cancelled or wasn’t authorized. Try again or use your email.",
    })
  })

  it("is a failure of that provider otherwise", async () => {
    expect((await back("server_error"))._tag).toBe("google-sign-in-failed")
    expect((await back("state", "FACEBOOK"))._tag).toBe("facebook-sign-in-failed")
  })

  it("asks the server nothing, and an error of the server comes with its message", async () => {
    const fake = server({ finishSocialSignIn: () => refuse("social-account-exists") })
    await failureOf((clients) => clients.finishSocialSignIn({ provider: "GOOGLE", error: "x" }), fake)
    expect(fake.countOf("finishSocialSignIn")).toBe(0)
    const told = await failureOf((clients) => clients.finishSocialSignIn(brought), fake)
    expect(told._tag).toBe("social-account-exists")
    expect(told.message).toMatch(/./)
  })
})
