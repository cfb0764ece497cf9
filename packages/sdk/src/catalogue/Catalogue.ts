import type {
  EventDetail,
  Page,
  PageSummary,
  QueryParameters,
  SubscriptionDetail,
  WebsiteConfig,
} from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import { assetUrl } from "../client/asset-url.ts"
import type { ApiFailure } from "../client/failures.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  getEvent,
  getGroupedPage,
  getPage,
  getSubscription,
  getWebsiteConfig,
  listPages,
} from "../generated/api.ts"

export type PageFilter = Pick<
  QueryParameters<"listPages">,
  "category" | "province" | "postalCode" | "startDate" | "endDate" | "q"
>

/** What a tenant publishes. */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    readonly config: Effect.Effect<WebsiteConfig, ApiFailure<"getWebsiteConfig">>
    readonly pages: (filter?: PageFilter) => Effect.Effect<readonly PageSummary[], ApiFailure<"listPages">>
    readonly page: (id: string) => Effect.Effect<Page, ApiFailure<"getPage">>
    /** The same, with its events by show alone: for the wtf section. */
    readonly groupedPage: (id: string) => Effect.Effect<Page, ApiFailure<"getGroupedPage">>
    /** `fresh` asks again whatever was kept, which tells the server's time. */
    readonly event: (
      id: string,
      options?: { readonly fresh?: boolean },
    ) => Effect.Effect<EventDetail, ApiFailure<"getEvent">>
    readonly subscription: (id: string) => Effect.Effect<SubscriptionDetail, ApiFailure<"getSubscription">>
  }
>()("@parterre/sdk/catalogue/Catalogue") {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const { baseUrl, identity } = yield* Settings
      /** Later requests name the account that the site belongs to. */
      const learn = ({ accountId, accountCode }: WebsiteConfig) =>
        Ref.update(identity, (known) => ({ ...known, accountId, accountCode }))
      /** A processor's library may be served by the API itself, under a path of its own. */
      const withWholeUrls = (config: WebsiteConfig): WebsiteConfig => {
        const { sdkUrl } = config.processorConfig
        if (sdkUrl === undefined) return config
        return {
          ...config,
          processorConfig: { ...config.processorConfig, sdkUrl: assetUrl(baseUrl, sdkUrl) },
        }
      }
      return Catalogue.of({
        config: api.call(getWebsiteConfig).pipe(Effect.tap(learn), Effect.map(withWholeUrls)),
        pages: Effect.fn("Catalogue.pages")((filter = {}) => api.call(listPages, { query: filter })),
        page: Effect.fn("Catalogue.page")((id) => api.call(getPage, { path: { id } })),
        groupedPage: Effect.fn("Catalogue.groupedPage")((id) => api.call(getGroupedPage, { path: { id } })),
        event: Effect.fn("Catalogue.event")((id, options) =>
          api.call(getEvent, { path: { id }, ...options }),
        ),
        subscription: Effect.fn("Catalogue.subscription")((id) =>
          api.call(getSubscription, { path: { id } }),
        ),
      })
    }),
  )
}
