import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { permissionIds } from "@parterre/domain/permissions"
import type { FastifyInstance } from "fastify"
import type { DestinationStream } from "pino"
import { accountsHandlers } from "./accounts/handlers.ts"
import { liveAvailability } from "./availability/live-counts.ts"
import { liveStocks } from "./availability/live-stocks.ts"
import { bannersHandlers } from "./banners/handlers.ts"
import { cartsHandlers } from "./carts/handlers.ts"
import { comboHandlers } from "./catalogue/combo-handlers.ts"
import { catalogueHandlers, type Reading } from "./catalogue/handlers.ts"
import type { PaymentDependencies } from "./checkout/dependencies.ts"
import { checkoutHandlers } from "./checkout/handlers.ts"
import { webhookHandlers } from "./checkout/webhook-handlers.ts"
import { withPayments } from "./checkout/with-payments.ts"
import { citiesHandlers } from "./cities/handlers.ts"
import { clientsHandlers } from "./clients/handlers.ts"
import type { ServingConfig } from "./config.ts"
import { type DatabaseWatch, databaseWatch } from "./database/database-watch.ts"
import { waitingCallers } from "./database/open-database.ts"
import { deferredPaymentsHandlers } from "./deferred-payments/handlers.ts"
import { defined } from "./defined.ts"
import type { Dependencies } from "./dependencies.ts"
import { flexPassesHandlers } from "./flex-passes/handlers.ts"
import { giftCertificatesHandlers } from "./gift-certificates/handlers.ts"
import { healthHandlers, type Readiness } from "./health/handlers.ts"
import { combosAtHand } from "./holds/combos-at-hand.ts"
import { groupsByHour } from "./holds/groups-by-hour.ts"
import { holdsHandlers } from "./holds/handlers.ts"
import { type HoldDesk, holdDesk } from "./holds/hold-desk.ts"
import { publishedDetails, publishedOnSale } from "./holds/published-on-sale.ts"
import { ticketPace } from "./holds/ticket-pace.ts"
import { type LimitCounters, memoryCounters } from "./http/counters.ts"
import { declinedCards } from "./http/declined-cards.ts"
import { type EventStreams, eventStreams } from "./http/event-streams.ts"
import { guessedCartLinks, guessedCertificates, guessedOffers } from "./http/guessed-codes.ts"
import type { Handlers } from "./http/handler.ts"
import { databaseCounters } from "./http/limit-count-store.ts"
import { endConnections } from "./http/shutdown.ts"
import { createSite } from "./http/site.ts"
import { storefrontRoutes } from "./http/storefront.ts"
import { studioRoutes } from "./http/studio.ts"
import { type WebsiteFinder, websiteOfAddress } from "./http/tenant.ts"
import { wrongPasswords } from "./http/wrong-passwords.ts"
import { cleanHtml } from "./import/site-html.ts"
import { interacHandlers } from "./interac/handlers.ts"
import { invoicesHandlers } from "./invoices/handlers.ts"
import { keptCardsHandlers } from "./kept-cards/handlers.ts"
import { locationsHandlers } from "./locations/handlers.ts"
import { logsHandlers } from "./logs/handlers.ts"
import { newslettersHandlers } from "./newsletters/handlers.ts"
import { newsletterTokens } from "./newsletters/newsletter-tokens.ts"
import { otherOrigins } from "./other-origins.ts"
import { outletsHandlers } from "./outlets/handlers.ts"
import { parkingHandlers } from "./parking/handlers.ts"
import { passkeysHandlers } from "./passkeys/handlers.ts"
import { paypalHandlers } from "./paypal/handlers.ts"
import { personalDataHandlers } from "./personal-data/handlers.ts"
import { pricingHandlers } from "./pricing/handlers.ts"
import { paymentOrigins } from "./processor-addresses.ts"
import { promotionsHandlers } from "./promotions/handlers.ts"
import { drawnPages, pageRenderer } from "./published/drawn-pages.ts"
import { publishedCatalogue, siteOf } from "./published/published-catalogue.ts"
import { sharedAnswers } from "./published/shared-answers.ts"
import { type QueueTools, queueHandlers } from "./queue/handlers.ts"
import { holdKeys } from "./queue/hold-keys.ts"
import { placePace } from "./queue/place-pace.ts"
import { queueDirectory } from "./queue/queue-directory.ts"
import { queuePictures } from "./queue/queue-picture.ts"
import { queueTokens } from "./queue/queue-tokens.ts"
import { renewalsHandlers } from "./renewals/handlers.ts"
import { scansHandlers } from "./scans/handlers.ts"
import { searchEngineRoutes } from "./search-engines/routes.ts"
import { seatingHandlers } from "./seating/handlers.ts"
import { openMaps } from "./seating/open-maps.ts"
import { endedTokens } from "./sessions/ended-tokens.ts"
import { sessionsHandlers, tokenReader } from "./sessions/handlers.ts"
import { sessionTokens } from "./sessions/session-tokens.ts"
import type { SessionDependencies } from "./sessions/shopper-sessions.ts"
import { signInsHandlers } from "./sign-ins/handlers.ts"
import { socialSignInHandlers } from "./social-sign-in/handlers.ts"
import { socialReturnRoute } from "./social-sign-in/return-route.ts"
import { staticPagesHandlers } from "./static-pages/handlers.ts"
import { staysHandlers } from "./stays/handlers.ts"
import { supportClientHandlers } from "./support/client-handlers.ts"
import { eventRefundHandlers } from "./support/event-refund-handlers.ts"
import { pseudonyms } from "./support/export-case.ts"
import { supportHandlers } from "./support/handlers.ts"
import { refundHandlers } from "./support/refund-handlers.ts"
import { voidHandlers } from "./support/void-handlers.ts"
import { threeDSecureHandlers } from "./three-d-secure/handlers.ts"
import { giftTokens } from "./ticket-gifts/gift-tokens.ts"
import { ticketGiftsHandlers } from "./ticket-gifts/handlers.ts"
import { ticketsHandlers } from "./tickets/handlers.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import { trackingHandlers } from "./tracking/handlers.ts"
import { venuesHandlers } from "./venues/handlers.ts"
import { verificationsHandlers } from "./verifications/handlers.ts"
import { localVerifier } from "./verifications/local-verifier.ts"
import { remoteVerifier } from "./verifications/remote-verifier.ts"
import { onVerifiedNetworks } from "./verifications/verified-networks.ts"
import type { Verifier } from "./verifications/verifier.ts"
import { applePassService } from "./wallet-passes/apple-service.ts"
import { type PassTools, walletPassesHandlers } from "./wallet-passes/handlers.ts"
import { passLinks } from "./wallet-passes/pass-links.ts"
import { passMakers } from "./wallet-passes/pass-makers.ts"
import { associationRoute, walletsHandlers } from "./wallets/handlers.ts"
import { assetRoutes } from "./websites/assets.ts"
import { type SettingsAnswer, websitesHandlers } from "./websites/handlers.ts"
import { shopUrl } from "./websites/shop-url.ts"

export interface AppOptions extends Dependencies {
  readonly config: ServingConfig
  readonly readiness?: Readiness
  readonly version?: string
  /** Handlers beside or instead of the modules' own. */
  readonly handlers?: Handlers
  /** Starts although operations lack a handler; for work on a part of the server. */
  readonly allowMissing?: boolean
  readonly logStream?: DestinationStream
  /** Milliseconds before a call to a card processor is given up; 30,000 when absent. */
  readonly processorTimeout?: number
  /** Milliseconds a website's revision is believed; as the mode says when absent. */
  readonly believeFor?: number
  /** Where streams of live availability are open; its own when absent. */
  readonly streams?: EventStreams
  /** Milliseconds between two looks for open maps, and between two signs of life of their streams; 500 and 20,000 when absent. */
  readonly streaming?: { readonly lookEvery?: number; readonly heartbeat?: number }
}

/** Milliseconds a website's revision is believed; tests change rows at will. */
const believeFor = { development: 500, production: 500, test: 0 }
/** Milliseconds a process remembers who is where in a queue. */
const queueMemory = { development: 500, production: 500, test: 0 }

/** The whole server, ready to listen: modules' handlers behind the contract, pictures and the storefront. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, db, clock, newId, logStream } = options
  const catalogue = publishedCatalogue(db, clock, {
    believeFor: options.believeFor ?? believeFor[config.mode],
  })
  const holdDetails = publishedDetails(catalogue)
  const dependencies = withPayments({ db, clock, newId, holdDetails }, options, () => app.log)
  const readiness = options.readiness ?? { stopping: false }
  const sessions: SessionDependencies = {
    ...dependencies,
    sessionTokens: sessionTokens(config.ticketSigningKey),
    endedTokens: endedTokens(db, clock),
  }
  const counters = { ofProcess: memoryCounters(clock), ofAll: databaseCounters(db, clock) }
  const database = databaseWatch(db, clock)
  const websites: WebsiteFinder = {
    bySubdomain: (id) => catalogue.website({ id }),
    byAccountCode: (accountCode) => catalogue.website({ accountCode }),
  }
  const reading: Reading = {
    catalogue,
    clock,
    live: liveAvailability(db, clock),
    stocks: liveStocks(db, clock),
    answers: sharedAnswers(catalogue, clock),
  }
  const desk = holdDesk(
    dependencies,
    { readyOnSale: publishedOnSale(catalogue) },
    config.overload.waitingHolds,
  )
  const passes = passToolsOf(config)
  const streams = options.streams ?? eventStreams({ limits: config.limits, ...options.streaming })
  const maps = openMaps(reading, db, streams, {
    ...options.streaming,
    onError: (error) => app.log.error({ err: error }, "the look for open maps failed"),
  })
  const handlers: Handlers = {
    ...moduleHandlers(
      dependencies,
      { ...options, readiness },
      { counters, database, desk, passes, reading, sessions, seating: { streams, openMaps: maps } },
    ),
    ...options.handlers,
  }
  const app: FastifyInstance = createSite({
    config,
    overload: {
      maxHolds: config.overload.waitingHolds,
      maxDelay: config.overload.delay,
      holdsAreFull: desk.isFull,
      waitingForDatabase: () => waitingCallers(db),
    },
    contract: {
      handlers,
      websites,
      tokens: tokenReader(sessions, config.godUserIds),
      hosts: config.hosts,
      clock,
      permissions: permissionIds,
      checkAnswers: config.mode === "test",
      streams,
      allowMissing: options.allowMissing ?? false,
    },
    counters,
    pages: async (app) => {
      await app.register(assetRoutes, { db })
      await app.register(applePassService, { dependencies, tools: passes })
      await app.register(socialReturnRoute, { db, config, website: async (id) => websites.bySubdomain(id) })
      await app.register(associationRoute, {
        db,
        website: (request) => websiteOfAddress(websites, config.hosts, request),
      })
      if (config.studioDir !== undefined)
        await app.register(studioRoutes, {
          folder: config.studioDir,
          website: (request) => websiteOfAddress(websites, config.hosts, request),
        })
      if (config.storefrontDir === undefined) return
      const { storefrontDir } = config
      // A build that brings one of them answers search engines itself.
      if (!["robots.txt", "sitemap.xml"].some((file) => existsSync(join(storefrontDir, file))))
        await app.register(searchEngineRoutes, {
          ...{ db, clock, catalogue, config },
          website: (request) => websiteOfAddress(websites, config.hosts, request),
        })
      const renderer = await pageRenderer(resolve(storefrontDir))
      const draw = renderer && drawnPages({ renderer, catalogue, handlers, clock, config, cleanHtml })
      await app.register(storefrontRoutes, {
        folder: storefrontDir,
        website: async (request) => {
          const site = await websiteOfAddress(websites, config.hosts, request)
          if (site === undefined) return undefined
          return defined({
            framedBy: site.framedBy,
            paymentOrigins: paymentOrigins(site, config, request.url),
            otherOrigins: otherOrigins(site, config),
            drawn: draw && (() => draw(site, request.url, request.log)),
          })
        },
      })
    },
    ...(logStream === undefined ? {} : { logStream }),
  })
  endConnections(app, readiness)
  // Before requests under way are waited for: these would not end by themselves.
  app.addHook("preClose", async () => streams.endAll())
  app.addHook("onClose", async () => {
    await maps.end()
    await database.end()
  })
  return app
}

const moduleHandlers = (
  dependencies: PaymentDependencies,
  { config, readiness, version, processorTimeout }: AppOptions & { readonly readiness: Readiness },
  {
    counters,
    database,
    desk,
    passes,
    reading,
    sessions,
    seating,
  }: {
    readonly counters: LimitCounters
    readonly database: DatabaseWatch
    readonly desk: HoldDesk
    readonly passes: PassTools
    readonly reading: Reading
    readonly sessions: SessionDependencies
    readonly seating: Parameters<typeof seatingHandlers>[2]
  },
  passwords = wrongPasswords(counters.ofAll),
  cards = declinedCards(config.limits.declined, counters.ofAll),
  certificateGuesses = guessedCertificates(config.limits.guesses, counters.ofAll),
  offerGuesses = guessedOffers(config.limits.offerGuesses, counters),
  linkGuesses = guessedCartLinks(config.limits.guesses, counters.ofAll),
  queues = queueTools(dependencies, config, counters),
  verifier = verifierOf(config, dependencies),
): Handlers =>
  onVerifiedNetworks(verifier, {
    ...websitesHandlers(settingsOf(reading), config),
    ...catalogueHandlers(reading),
    ...comboHandlers(reading),
    ...seatingHandlers(reading, dependencies.db, seating),
    ...sessionsHandlers(sessions, passwords),
    ...accountsHandlers(dependencies),
    ...clientsHandlers(sessions, config, passwords, counters.ofAll),
    ...socialSignInHandlers(sessions, config),
    ...passkeysHandlers(sessions, config, passwords),
    ...signInsHandlers(dependencies),
    ...personalDataHandlers(sessions, config, passwords, counters.ofAll),
    ...holdsHandlers(
      dependencies,
      desk,
      ticketPace(config.limits.tickets, counters.ofProcess),
      holdKeys(dependencies, queues),
      offerGuesses,
      combosAtHand(reading),
      linkGuesses,
      groupsByHour(reading.catalogue),
    ),
    ...flexPassesHandlers(dependencies, reading, desk, holdKeys(dependencies, queues)),
    ...queueHandlers(dependencies, queues),
    ...cartsHandlers(dependencies, linkGuesses),
    ...pricingHandlers(reading),
    ...parkingHandlers(reading),
    ...locationsHandlers(reading),
    ...staysHandlers(reading, dependencies),
    ...citiesHandlers(),
    ...outletsHandlers(reading),
    ...trackingHandlers(reading, dependencies.db),
    ...logsHandlers(),
    ...staticPagesHandlers(reading),
    ...bannersHandlers(reading),
    ...newslettersHandlers(dependencies, reading, newsletterTokens(config.ticketSigningKey), counters.ofAll),
    ...checkoutHandlers(dependencies, cards, certificateGuesses, linkGuesses, passes.links.of),
    ...deferredPaymentsHandlers(dependencies, cards),
    ...renewalsHandlers(dependencies, cards, linkGuesses, certificateGuesses, passes.links.of),
    ...promotionsHandlers({ ...dependencies, catalogue: reading.catalogue }, offerGuesses),
    ...giftCertificatesHandlers(dependencies, certificateGuesses),
    ...webhookHandlers(dependencies),
    ...interacHandlers(dependencies, config.publicOrigin),
    ...paypalHandlers(dependencies, config.publicOrigin),
    ...keptCardsHandlers(dependencies),
    ...walletsHandlers(dependencies, config, processorTimeout),
    ...threeDSecureHandlers(dependencies, config.publicOrigin, cards),
    ...ticketsHandlers(dependencies, reading.catalogue, ticketBarcodes(config), passes.links.of),
    ...walletPassesHandlers(dependencies, passes),
    ...verificationsHandlers(verifier),
    ...ticketGiftsHandlers(
      dependencies,
      {
        tokens: giftTokens(config.ticketSigningKey),
        barcodes: ticketBarcodes(config),
      },
      counters.ofAll,
    ),
    ...invoicesHandlers(dependencies),
    ...supportHandlers(dependencies, config, pseudonyms(config.ticketSigningKey)),
    ...supportClientHandlers(sessions, config),
    ...refundHandlers(dependencies),
    ...eventRefundHandlers(dependencies),
    ...voidHandlers(dependencies),
    ...scansHandlers(dependencies, ticketBarcodes(config)),
    ...venuesHandlers(dependencies),
    ...healthHandlers({ database, readiness, version: version ?? "0.0.0" }),
  })

const verifierOf = ({ verifier }: ServingConfig, dependencies: PaymentDependencies): Verifier =>
  verifier === undefined ? localVerifier : remoteVerifier(verifier, () => dependencies.log)

const passToolsOf = (config: ServingConfig): PassTools => {
  const makers = passMakers(config)
  const url = (websiteId: string, path: string) => shopUrl(config, websiteId, path)
  return {
    makers,
    links: passLinks(config.ticketSigningKey, makers, url),
    barcodes: ticketBarcodes(config),
    webServiceUrl: (websiteId) => `${new URL(url(websiteId, "/")).origin}/wallet/${websiteId}`,
  }
}

const queueTools = (
  { db, clock }: Dependencies,
  config: ServingConfig,
  counters: LimitCounters,
): QueueTools => ({
  config,
  directory: queueDirectory(db, clock, queueMemory[config.mode]),
  pictures: queuePictures(db, clock, queueMemory[config.mode]),
  tokens: queueTokens(config.ticketSigningKey),
  pace: placePace(config.limits.places, counters.ofProcess),
})
const settingsOf =
  ({ catalogue, answers }: Reading): SettingsAnswer =>
  async (website, key, make) => {
    const site = await siteOf(catalogue, website)
    return answers(site, { key, version: "" }, () => make(site.row))
  }
