import type { Client, ClientCredentials, PasswordChange, PasswordReset } from "@parterre/contract"
import { clientUpdate, mayUpdateProfile } from "@parterre/domain/accounts"
import { AUTHENTICATION_MARKER, isLogoutForced } from "@parterre/domain/sessions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { receiptStore } from "../checkout/receipts.ts"
import { AnswerCache } from "../client/AnswerCache.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { Tokens } from "../client/Tokens.ts"
import {
  changePassword,
  checkAuthentication,
  createClient,
  getOwnClient,
  logInClient,
  logOutClient,
  requestPasswordReset,
  resetPassword,
  updateClient,
  verifyEmail,
} from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import { EmailNotVerified } from "./email-not-verified.ts"
import { leftBehind } from "./left-behind.ts"

export interface ClientSnapshot {
  /** `unknown` until the check at start-up has answered. */
  readonly status: "unknown" | "logged-out" | "logged-in"
  /** Whose session it is, while logged in. */
  readonly client: Client | undefined
}

const LOGGED_OUT: ClientSnapshot = { status: "logged-out", client: undefined }

type SignUp = Client & { readonly password: string; readonly confirmation: string }

/** Shoppers with an account: who is logged in, and what they may do with their own record. */
export class Clients extends Context.Service<
  Clients,
  {
    readonly state: SubscriptionRef.SubscriptionRef<ClientSnapshot>
    /** The check at start-up: asked only where a login left its marker; a site without accounts logs out. */
    readonly check: Effect.Effect<ClientSnapshot, ApiFailure<"getWebsiteConfig">>
    readonly logIn: (credentials: ClientCredentials) => Effect.Effect<Client, ApiFailure<"logInClient">>
    readonly logOut: Effect.Effect<void>
    readonly signUp: (client: SignUp) => Effect.Effect<Client, ApiFailure<"createClient">>
    /** Saves the profile; an address that mail does not reach saves nothing. */
    readonly update: (
      client: Client,
    ) => Effect.Effect<Client, ApiFailure<"updateClient" | "getOwnClient"> | EmailNotVerified>
    /** The client's own record, read anew. */
    readonly refresh: Effect.Effect<Client, ApiFailure<"getOwnClient">>
    readonly changePassword: (
      id: string,
      change: PasswordChange,
    ) => Effect.Effect<void, ApiFailure<"changePassword">>
    readonly requestPasswordReset: (email: string) => Effect.Effect<void, ApiFailure<"requestPasswordReset">>
    readonly resetPassword: (reset: PasswordReset) => Effect.Effect<void, ApiFailure<"resetPassword">>
  }
>()("@parterre/sdk/clients/Clients") {
  static readonly layer = Layer.effect(
    Clients,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const catalogue = yield* Catalogue
      const cache = yield* AnswerCache
      const storage = yield* KeyValueStorage
      const receipts = receiptStore(storage, (yield* Settings).subdomain)
      const tokens = yield* Tokens
      const session = yield* Session
      const state = yield* SubscriptionRef.make<ClientSnapshot>({ status: "unknown", client: undefined })

      const enter = (client: Client) =>
        Effect.gen(function* () {
          storage.write(AUTHENTICATION_MARKER.key, AUTHENTICATION_MARKER.value)
          yield* cache.clear
          yield* SubscriptionRef.set(state, { status: "logged-in", client })
        })
      const leave = Effect.gen(function* () {
        storage.remove(AUTHENTICATION_MARKER.key)
        yield* cache.clear
        yield* SubscriptionRef.set(state, LOGGED_OUT)
      })
      /** A session that ended elsewhere shows at the first call that needs its client. */
      const owned = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
        Effect.tapError(effect, ({ _tag }) => (_tag === "login-needed" ? leave : Effect.void))

      const own = Effect.suspend(() => api.call(getOwnClient, { fresh: true }))
      const refresh = owned(Effect.tap(own, enter))

      const logOut = Effect.gen(function* () {
        const { accountCode } = yield* catalogue.config
        yield* api.call(logOutClient, { path: { accountCode } })
      }).pipe(
        // A logout that did not arrive leaves a session that is still the client's: it stays on no device.
        Effect.catch(() => tokens.drop("session")),
        Effect.andThen(leave),
        Effect.andThen(Effect.ignore(cart.callCart)),
      )

      const check = Effect.gen(function* () {
        const { accountCode, clientAccount } = yield* catalogue.config
        const marked = storage.read(AUTHENTICATION_MARKER.key) !== undefined
        if (marked && isLogoutForced({ clientAccount, opensGuestCheckout: false })) yield* logOut
        else if (!marked) yield* SubscriptionRef.set(state, LOGGED_OUT)
        else {
          yield* api.call(checkAuthentication, { path: { accountCode } }).pipe(
            Effect.andThen(own),
            Effect.flatMap(enter),
            Effect.catchTag("login-needed", () => logOut),
            // Any other failure says nothing of the login: marker and cart stay for the next visit.
            Effect.catch(() => SubscriptionRef.set(state, LOGGED_OUT)),
          )
        }
        return yield* SubscriptionRef.get(state)
      })

      /** What was in the cart before stays the shopper's, though a seat may be gone: the cart's own message says so. */
      const keepingCart = <E>(entering: Effect.Effect<Client, E>) =>
        Effect.gen(function* () {
          const { cart: before } = yield* SubscriptionRef.get(cart.state)
          const client = yield* entering
          yield* enter(client)
          yield* Effect.flatMap(cart.callCart, (after) => {
            const groups = leftBehind(before, after)
            return groups.length === 0 ? Effect.void : cart.addElements(groups)
          }).pipe(Effect.ignore)
          return client
        })

      /** Whether mail reaches a new address; a verification that fails refuses nobody. */
      const verify = (email: string) =>
        Effect.gen(function* () {
          const known = (yield* SubscriptionRef.get(state)).client?.email
          if (known === email) return
          const answer = yield* api
            .call(verifyEmail, { path: { base64: base64(email) } })
            .pipe(Effect.orElseSucceed(() => undefined))
          const verdict = mayUpdateProfile(answer)
          if (!verdict.ok)
            return yield* Effect.fail(new EmailNotVerified(verdict.responseCode, yield* session.language))
        })

      return Clients.of({
        state,
        check: Effect.withSpan(check, "Clients.check"),
        logIn: Effect.fn("Clients.logIn")((body) => keepingCart(api.call(logInClient, { body }))),
        // Names, seats and tickets are not for whoever uses the device next; a login that ended by itself says nothing of them.
        logOut: Effect.tap(logOut, () => Effect.sync(receipts.forget)),
        signUp: Effect.fn("Clients.signUp")((client) =>
          keepingCart(api.call(createClient, { body: clientUpdate(client, false) })),
        ),
        update: Effect.fn("Clients.update")((client) =>
          Effect.andThen(
            verify(client.email),
            owned(api.call(updateClient, { body: clientUpdate(client, false) })),
          ).pipe(Effect.andThen(refresh)),
        ),
        refresh,
        changePassword: Effect.fn("Clients.changePassword")((id, body) =>
          owned(api.call(changePassword, { path: { id }, body })),
        ),
        requestPasswordReset: Effect.fn("Clients.requestPasswordReset")((email) =>
          api.call(requestPasswordReset, { body: { email } }),
        ),
        resetPassword: Effect.fn("Clients.resetPassword")((body) => api.call(resetPassword, { body })),
      })
    }),
  )
}

const base64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
