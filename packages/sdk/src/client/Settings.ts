import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import type { Language } from "./failures.ts"

/** Sent with every relative request, so that the server knows the tenant and the shopper. */
export interface Identity {
  readonly accountId?: string
  readonly accountCode?: string
  /** `true` when the signed-in client owns an active membership, else `false` [MEM-002]. */
  readonly member?: string
}

export interface SettingsOptions {
  /** Where the contract is served, such as `https://tickets.example`. */
  readonly baseUrl: string
  /** The tenant; without it the server goes by the host name. */
  readonly subdomain?: string
  readonly language?: Language
  readonly identity?: Identity
  readonly fetch?: (request: Request) => Promise<Response>
  /** Of a link to a cart: this client shows and pays that cart instead of its session's own, and changes nothing in it. */
  readonly reservationToken?: string
  /** Whether a cart whose time has run out is emptied here too (`clear`, unless told), or the time-out is only told [CART-023]. */
  readonly atTimeOut?: "clear" | "signal"
  /** Whether answers are held to the contract; `development`, unless told, is everywhere but in a production build. */
  readonly validate?: ValidationMode
}

export type ValidationMode = "always" | "development" | "never"

/** What a client was made with, and the two things that change while it lives. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly baseUrl: string
    readonly subdomain: string | undefined
    readonly fetch: (request: Request) => Promise<Response>
    readonly validates: boolean
    readonly clearsAtTimeOut: boolean
    /** What calls about the cart at hand say of it: nothing where it is the session's. */
    readonly link: { readonly query?: { readonly reservationToken: string } }
    readonly language: Ref.Ref<Language>
    readonly identity: Ref.Ref<Identity>
  }
>()("@parterre/sdk/client/Settings") {
  static readonly layer = (options: SettingsOptions) =>
    Layer.effect(
      Settings,
      Effect.gen(function* () {
        return Settings.of({
          baseUrl: options.baseUrl.replace(/\/+$/, ""),
          subdomain: options.subdomain,
          fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
          validates: validates(options.validate),
          clearsAtTimeOut: options.atTimeOut !== "signal",
          link:
            options.reservationToken === undefined
              ? {}
              : { query: { reservationToken: options.reservationToken } },
          language: yield* Ref.make(options.language ?? "fr"),
          identity: yield* Ref.make<Identity>({ member: "false", ...options.identity }),
        })
      }),
    )
}

function validates(mode: ValidationMode = "development"): boolean {
  if (mode !== "development") return mode === "always"
  try {
    // Bundlers write the value in here; a browser without one has no `process`.
    return process.env.NODE_ENV !== "production"
  } catch {
    return false
  }
}
