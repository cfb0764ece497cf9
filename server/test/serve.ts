import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify"
import type { Knex } from "knex"
import { type AppOptions, buildApp } from "../src/app.ts"
import type { Clock } from "../src/clock.ts"
import { type Config, readConfig, type ServingConfig } from "../src/config.ts"
import { soldCertificateCodes } from "../src/gift-certificates/certificate-codes.ts"
import type { CertificateSender } from "../src/mail/certificate-mail.ts"
import type { ReceiptSender } from "../src/mail/receipt-mail.ts"
import { newsletterTokens } from "../src/newsletters/newsletter-tokens.ts"
import { renewalTokens } from "../src/renewals/renewal-tokens.ts"
import { giftTokens } from "../src/ticket-gifts/gift-tokens.ts"
import { ticketBarcodes } from "../src/tickets/ticket-barcodes.ts"
import { testDependencies } from "./house/small-house.ts"

/** The configuration of tests: nothing is limited, answers are checked against the contract. */
export const testConfig = (changes: Partial<Config> = {}): ServingConfig => ({
  ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }),
  limits: {
    general: 1_000_000,
    login: 1_000_000,
    payment: 1_000_000,
    paymentAddress: 1_000_000,
    pdf: 1_000_000,
    logs: 1_000_000,
    declined: 1_000_000,
    guesses: 1_000_000,
    offerGuesses: 1_000_000,
    tickets: 1_000_000,
    places: 1_000_000,
    streams: 1_000_000,
    streamsAddress: 1_000_000,
  },
  overload: { waitingHolds: 1_000_000, delay: 0 },
  ...changes,
  ticketSigningKey: "a key that signs the tickets of tests",
})

export const testBarcodes = ticketBarcodes(testConfig().ticketSigningKey)
export const testGifts = giftTokens(testConfig().ticketSigningKey)
export const testNewsletters = newsletterTokens(testConfig().ticketSigningKey)
export const testRenewals = renewalTokens(testConfig().ticketSigningKey)
export const testCertificates: CertificateSender = {
  codes: soldCertificateCodes(testConfig().ticketSigningKey),
  shopUrl: (websiteId, path) => `https://${websiteId}.test${path}`,
}

export const testReceipts: ReceiptSender = { barcodes: testBarcodes, shopUrl: testCertificates.shopUrl }

/** The whole server over a test database. */
export const serve = (db: Knex, clock: Clock, changes: Partial<AppOptions> = {}): FastifyInstance =>
  buildApp({ ...testDependencies(db, clock), config: testConfig(), ...changes })

export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** Calls the server as a visitor of one website, from an address. */
export function callerOf(app: FastifyInstance, subdomain: string, remoteAddress = "127.0.0.1"): Caller {
  const on = (path: string) => `${path}${path.includes("?") ? "&" : "?"}subdomain=${subdomain}`
  const call = (options: InjectOptions) => app.inject({ ...options, remoteAddress })
  return {
    get: (path, headers = {}) => call({ method: "GET", url: on(path), headers }),
    post: (path, body, headers = {}) =>
      call({
        method: "POST",
        url: on(path),
        headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
  }
}
