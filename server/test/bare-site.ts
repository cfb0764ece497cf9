import { permissionIds } from "@parterre/domain/permissions"
import { type Clock, systemClock } from "../src/clock.ts"
import type { Config } from "../src/config.ts"
import { memoryCounters } from "../src/http/counters.ts"
import type { Handlers, Website } from "../src/http/handler.ts"
import { createSite, type SiteOptions } from "../src/http/site.ts"
import { testConfig } from "./serve.ts"

const website: Website = {
  id: "belvedere",
  accountCode: "BELV",
  clientAccount: "OPTIONAL",
  languages: ["fr", "en"],
  timeZone: "America/Toronto",
  holdSeconds: 900,
  renewals: 3,
  avoidSingle: true,
  lastResort: true,
  framedBy: [],
  interac: false,
  paypal: false,
  googlePay: false,
  tagManagers: false,
  abandonedCarts: false,
  logLevel: "warn",
}
const staff = { id: "u1", name: "Ada", permissions: Object.values(permissionIds) }

/** Headers of a shopper who is also staff with every permission. */
export const living = { "x-session-token": "living", authorization: "Bearer living" }

export interface BareSiteOptions {
  readonly config?: Partial<Config>
  readonly clock?: Clock
  readonly requestTimeout?: number
  readonly overload?: NonNullable<SiteOptions["overload"]>
  /** Compares each answer with the contract, unless told not to. */
  readonly checkAnswers?: boolean
}

/** The contract's routes over some handlers, with one tenant and no database. */
export const bareSite = (handlers: Handlers, options: BareSiteOptions = {}) =>
  createSite({
    config: testConfig(options.config),
    counters: {
      ofProcess: memoryCounters(options.clock ?? systemClock),
      ofAll: memoryCounters(options.clock ?? systemClock),
    },
    contract: {
      handlers,
      websites: { bySubdomain: async () => website, byAccountCode: async () => website },
      tokens: {
        changed: () => undefined,
        session: async (_website, token) =>
          token === "living" ? { id: "s1", websiteId: website.id } : undefined,
        staff: async (_website, token) => (token === "living" ? staff : undefined),
      },
      hosts: new Map(),
      clock: options.clock ?? systemClock,
      permissions: permissionIds,
      checkAnswers: options.checkAnswers ?? true,
      allowMissing: true,
    },
    ...(options.overload === undefined ? {} : { overload: options.overload }),
    ...(options.requestTimeout === undefined ? {} : { requestTimeout: options.requestTimeout }),
  })
