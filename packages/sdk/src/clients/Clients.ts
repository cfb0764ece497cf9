import type { Client, ClientCredentials, PasswordChange, PasswordReset } from "@parterre/contract"
import { accountMode, clientUpdate, mayUpdateProfile } from "@parterre/domain/accounts"
import { memberFlag } from "@parterre/domain/memberships"
import { AUTHENTICATION_MARKER, isLogoutForced } from "@parterre/domain/sessions"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { receiptStore } from "../checkout/receipts.ts"
import { AnswerCache } from "../client/AnswerCache.ts"
import { base64 } from "../client/base64.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { Tokens } from "../client/Tokens.ts"
import {
  beginPasskeySignIn,
  changePassword,
  checkAuthentication,
  closeOwnAccount,
  confirmEmail,
  createClient,
  getOwnClient,
  logInClient,
  logInWithPasskey,
  logOutClient,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
  undoEmailChange,
  updateClient,
  verifyEmail,
  withdrawEmailChange,
} from "../generated/api.ts"
import { type Authenticator, authenticatorOf } from "../passkeys/authenticator.ts"
import { atDevice } from "../passkeys/Passkeys.ts"
import type { PasskeyFailed } from "../passkeys/passkey-failed.ts"
import { Session } from "../sessions/Session.ts"
import { TrackedEvents } from "../tracking/TrackedEvents.ts"
import { type ClientSnapshot, clientAtStart, LOGGED_OUT, mayBeLoggedIn } from "./client-snapshot.ts"
import { EmailNotVerified } from "./email-not-verified.ts"
import { leftBehind } from "./left-behind.ts"
import { type SocialSignIn, socialSignIn } from "./social-sign-in.ts"

type SignUp = Client & { readonly password: string; readonly confirmation: string }

/** Shoppers with an account: who is logged in, and what they may do with their own record. */
export class Clients extends Context.Service<
  Clients,
  {
    readonly social: SocialSignIn["social"]
    readonly beginSocialSignIn: SocialSignIn["beginSocialSignIn"]
    readonly finishSocialSignIn: SocialSignIn["finishSocialSignIn"]
    readonly logInWithGoogle: SocialSignIn["logInWithGoogle"]
    readonly logInWithFacebook: SocialSignIn["logInWithFacebook"]
    readonly state: SubscriptionRef.SubscriptionRef<ClientSnapshot>
    /** The check at start-up: asked only where a login left its marker; a site without accounts logs out. */
    readonly check: Effect.Effect<ClientSnapshot, ApiFailure<"getWebsiteConfig">>
    readonly logIn: (credentials: ClientCredentials) => Effect.Effect<Client, ApiFailure<"logInClient">>
    /** Logs in with a passkey of the device; it fails with `passkey-cancelled` where nobody lets it. */
    readonly logInWithPasskey: Effect.Effect<
      Client,
      ApiFailure<"beginPasskeySignIn" | "logInWithPasskey"> | PasskeyFailed
    >
    readonly logOut: Effect.Effect<void>
    readonly signUp: (client: SignUp) => Effect.Effect<Client, ApiFailure<"createClient">>
    /**
     * Saves the profile; an address that mail does not reach saves nothing. Another email comes with `oldPassword`, and
     * is the client's `pendingEmail` until the link mailed to it is opened.
     */
    readonly update: (
      client: Client,
    ) => Effect.Effect<Client, ApiFailure<"updateClient" | "getOwnClient"> | EmailNotVerified>
    /**
     * Keeps who a guest says they are, until their session ends. Where accounts exist, the login is checked afterwards: whoever
     * is a client by then goes on as one.
     */
    readonly saveGuest: (client: Client) => Effect.Effect<Client, ApiFailure<"updateClient" | "createClient">>
    /** The client's own record, read anew. */
    readonly refresh: Effect.Effect<Client, ApiFailure<"getOwnClient">>
    readonly changePassword: (
      id: string,
      change: PasswordChange,
    ) => Effect.Effect<void, ApiFailure<"changePassword">>
    readonly requestPasswordReset: (email: string) => Effect.Effect<void, ApiFailure<"requestPasswordReset">>
    readonly resetPassword: (reset: PasswordReset) => Effect.Effect<void, ApiFailure<"resetPassword">>
    /** Opens the link mailed to an email: that of a sign-up is confirmed, a new one counts from then on. */
    readonly confirmEmail: (token: string) => Effect.Effect<void, ApiFailure<"confirmEmail">>
    /** Mails that link again. */
    readonly sendEmailConfirmation: (id: string) => Effect.Effect<void, ApiFailure<"sendEmailConfirmation">>
    /** Keeps the email there is. */
    readonly withdrawEmailChange: (
      id: string,
    ) => Effect.Effect<Client, ApiFailure<"withdrawEmailChange" | "getOwnClient">>
    /** Closes the account, with the current password: what is known of the client is deleted, and nobody is logged in. */
    readonly close: (password: string) => Effect.Effect<void, ApiFailure<"closeOwnAccount">>
    /** Opens the link mailed to the email before: it counts again, with a new password, and everybody is logged out. */
    readonly undoEmailChange: (undo: PasswordReset) => Effect.Effect<void, ApiFailure<"undoEmailChange">>
  }
>()("@parterre/sdk/clients/Clients") {
  static readonly layer = (given?: Authenticator) =>
    Layer.effect(
      Clients,
      Effect.gen(function* () {
        const api = yield* TicketingApi
        const authenticator = authenticatorOf(given)
        const cart = yield* Cart
        const catalogue = yield* Catalogue
        const cache = yield* AnswerCache
        const storage = yield* KeyValueStorage
        const settings = yield* Settings
        const receipts = receiptStore(storage, settings.subdomain)
        const tokens = yield* Tokens
        const session = yield* Session
        const tracked = yield* TrackedEvents
        const state = yield* SubscriptionRef.make(clientAtStart(storage))

        const atProviders = yield* socialSignIn({
          api,
          language: session.language,
          offered: Effect.map(catalogue.config, ({ socialProviders = [] }) =>
            socialProviders.map(({ provider }) => provider),
          ),
          enterBy: (binding) => keepingCart(Effect.andThen(binding, authenticated)),
        })

        const tellMember = (member: boolean) =>
          Ref.update(settings.identity, (identity) => ({ ...identity, member: String(member) }))
        const enter = (client: Client) =>
          Effect.gen(function* () {
            yield* tellMember(memberFlag({ memberships: ownedBy(client) }, yield* Clock.currentTimeMillis))
            storage.write(AUTHENTICATION_MARKER.key, AUTHENTICATION_MARKER.value)
            yield* cache.clear
            yield* SubscriptionRef.set(state, { status: "logged-in", client })
          })
        const leave = Effect.gen(function* () {
          yield* tellMember(false)
          storage.remove(AUTHENTICATION_MARKER.key)
          yield* cache.clear
          yield* SubscriptionRef.set(state, LOGGED_OUT)
          yield* atProviders.left
        })
        /** A session that ended elsewhere shows at the first call that needs its client. */
        const owned = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
          Effect.tapError(effect, ({ _tag }) => (_tag === "login-needed" ? leave : Effect.void))

        const own = Effect.suspend(() => api.call(getOwnClient, { fresh: true }))
        /** Whom the session belongs to, asked of the server, with their own record. */
        const authenticated = Effect.gen(function* () {
          const { accountCode } = yield* catalogue.config
          yield* api.call(checkAuthentication, { path: { accountCode } })
          return yield* own
        })
        const refresh = owned(Effect.tap(own, enter))

        /** A link that changes how a client logs in may be one's own: reads the record anew where somebody is logged in. */
        const whoIsLeft = Effect.gen(function* () {
          const { status } = yield* SubscriptionRef.get(state)
          if (status === "logged-in") yield* Effect.ignore(refresh)
        })

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
          const { clientAccount } = yield* catalogue.config
          const marked = mayBeLoggedIn(storage)
          if (marked && isLogoutForced({ clientAccount, opensGuestCheckout: false })) yield* logOut
          else if (!marked) yield* SubscriptionRef.set(state, LOGGED_OUT)
          else {
            yield* authenticated.pipe(
              Effect.flatMap(enter),
              Effect.catchTag("login-needed", () => logOut),
              // Any other failure says nothing of the login: marker and cart stay for the next visit.
              Effect.catch(() => SubscriptionRef.set(state, LOGGED_OUT)),
            )
          }
          return yield* SubscriptionRef.get(state)
        }).pipe(
          // Nobody waits for a record that does not come: who cannot be recognised buys as anybody.
          Effect.tapError(() =>
            SubscriptionRef.update(state, (before) => (before.status === "unknown" ? LOGGED_OUT : before)),
          ),
        )

        // Whether a guest of this visit has a record: to write over none is refused, which browsers show as an error.
        let isRecorded = false
        const makeGuest = (body: Client) => api.call(createClient, { body })
        const writeOver = (body: Client) =>
          api.call(updateClient, { body }).pipe(Effect.catchTag("login-needed", () => makeGuest(body)))
        const checkWhereAccounts = Effect.flatMap(catalogue.config, ({ clientAccount }) =>
          accountMode(clientAccount).accountAllowed ? Effect.asVoid(check) : Effect.void,
        )
        /** The record is made the first time, then it is written over; one that a page before made is let go. */
        const saveGuest = Effect.fn("Clients.saveGuest")(function* (client: Client) {
          const body = clientUpdate(client, true)
          const saved = yield* isRecorded ? writeOver(body) : makeGuest(body)
          isRecorded = true
          yield* Effect.ignore(checkWhereAccounts)
          return saved
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
          social: atProviders.social,
          beginSocialSignIn: atProviders.beginSocialSignIn,
          finishSocialSignIn: atProviders.finishSocialSignIn,
          logInWithGoogle: atProviders.logInWithGoogle,
          logInWithFacebook: atProviders.logInWithFacebook,
          state,
          check: Effect.withSpan(check, "Clients.check"),
          logIn: Effect.fn("Clients.logIn")((body) => keepingCart(api.call(logInClient, { body }))),
          logInWithPasskey: keepingCart(
            Effect.gen(function* () {
              const asked = yield* api.call(beginPasskeySignIn)
              const body = yield* atDevice(() => authenticator.answer(asked), session.language)
              return yield* api.call(logInWithPasskey, { body })
            }),
          ).pipe(Effect.withSpan("Clients.logInWithPasskey")),
          // Names, seats and tickets are not for whoever uses the device next; a login that ended by itself says nothing of them.
          logOut: tracked
            .tell({ event: "logout" })
            .pipe(Effect.andThen(logOut), Effect.andThen(Effect.sync(receipts.forget))),
          signUp: Effect.fn("Clients.signUp")((client) =>
            keepingCart(api.call(createClient, { body: clientUpdate(client, false) })),
          ),
          update: Effect.fn("Clients.update")((client) =>
            Effect.andThen(
              verify(client.email),
              owned(api.call(updateClient, { body: clientUpdate(client, false) })),
            ).pipe(Effect.andThen(refresh)),
          ),
          saveGuest,
          refresh,
          changePassword: Effect.fn("Clients.changePassword")((id, body) =>
            owned(api.call(changePassword, { path: { id }, body })),
          ),
          requestPasswordReset: Effect.fn("Clients.requestPasswordReset")((email) =>
            api.call(requestPasswordReset, { body: { email } }),
          ),
          resetPassword: Effect.fn("Clients.resetPassword")((body) => api.call(resetPassword, { body })),
          confirmEmail: Effect.fn("Clients.confirmEmail")((token) =>
            Effect.andThen(api.call(confirmEmail, { body: { token } }), whoIsLeft),
          ),
          sendEmailConfirmation: Effect.fn("Clients.sendEmailConfirmation")((id) =>
            owned(api.call(sendEmailConfirmation, { path: { id } })),
          ),
          withdrawEmailChange: Effect.fn("Clients.withdrawEmailChange")((id) =>
            Effect.andThen(owned(api.call(withdrawEmailChange, { path: { id } })), refresh),
          ),
          close: Effect.fn("Clients.close")((password) =>
            owned(api.call(closeOwnAccount, { body: { password } })).pipe(
              Effect.andThen(leave),
              Effect.andThen(Effect.sync(receipts.forget)),
              Effect.andThen(Effect.ignore(cart.callCart)),
            ),
          ),
          undoEmailChange: Effect.fn("Clients.undoEmailChange")((body) =>
            Effect.andThen(api.call(undoEmailChange, { body }), whoIsLeft),
          ),
        })
      }),
    )
}

const ownedBy = ({ memberships = [] }: Client) =>
  memberships.map(({ memberId, startsAt, endsAt }) => ({
    memberId,
    startsAt: Date.parse(startsAt),
    endsAt: endsAt === undefined ? undefined : Date.parse(endsAt),
  }))
