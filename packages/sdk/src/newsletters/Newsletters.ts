import type { Newsletter, NewsletterChange, NewsletterLink } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  changeNewsletters,
  confirmNewsletters,
  leaveNewsletter,
  listClientNewsletters,
  listMasterNewsletters,
  listSaleNewsletters,
  readNewsletterLink,
} from "../generated/api.ts"

/** Newsletters of the organiser and of the producers on its site. */
export class Newsletters extends Context.Service<
  Newsletters,
  {
    /** What a client's profile offers: the organiser's own, then the producers' [NEWS-003]. */
    readonly ofProfile: (
      clientId: string,
    ) => Effect.Effect<readonly Newsletter[], ApiFailure<"listMasterNewsletters" | "listClientNewsletters">>
    /**
     * What a purchase of some events offers, and without events what the organiser does; a guest, who leaves `clientId`
     * out, is told nothing of what is subscribed [NEWS-003].
     */
    readonly ofSale: (
      performanceIds: readonly string[],
      clientId?: string,
    ) => Effect.Effect<readonly Newsletter[], ApiFailure<"listSaleNewsletters">>
    /** Asks for newsletters, which count once their mail was answered, and leaves a client's own [NEWS-002]. */
    readonly change: (
      change: NewsletterChange,
    ) => Effect.Effect<readonly Newsletter[], ApiFailure<"changeNewsletters">>
    /** What the link of a mail is about, as its address stands with it, and whether it was used. Nothing changes. */
    readonly readLink: (token: string) => Effect.Effect<NewsletterLink, ApiFailure<"readNewsletterLink">>
    /** Opens the link of the mail that asks for confirmation. */
    readonly confirm: (
      token: string,
    ) => Effect.Effect<readonly Newsletter[], ApiFailure<"confirmNewsletters">>
    /** Opens the link by which a newsletter is left; no account is needed. */
    readonly leave: (token: string) => Effect.Effect<readonly Newsletter[], ApiFailure<"leaveNewsletter">>
  }
>()("@parterre/sdk/newsletters/Newsletters") {
  static readonly layer = Layer.effect(
    Newsletters,
    Effect.map(TicketingApi, (api) =>
      Newsletters.of({
        ofProfile: (id) =>
          Effect.all(
            [
              api.call(listMasterNewsletters, { path: { id } }),
              api.call(listClientNewsletters, { path: { id } }),
            ],
            { concurrency: "unbounded" },
          ).pipe(Effect.map((lists) => lists.flat())),
        ofSale: (performanceIds, clientId) =>
          api.call(listSaleNewsletters, {
            body: { performanceIds: [...performanceIds], ...(clientId === undefined ? {} : { clientId }) },
          }),
        change: (body) => api.call(changeNewsletters, { body }),
        readLink: (token) => api.call(readNewsletterLink, { path: { token } }),
        confirm: (token) => api.call(confirmNewsletters, { path: { token } }),
        leave: (token) => api.call(leaveNewsletter, { path: { token } }),
      }),
    ),
  )
}
