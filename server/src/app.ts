import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { permissionIds } from "@parterre/domain/permissions"
import type { FastifyInstance } from "fastify"
import type { DestinationStream } from "pino"
import { liveAvailability } from "./availability/live-counts.ts"
import { liveStocks } from "./availability/live-stocks.ts"
import type { Reading } from "./catalogue/handlers.ts"
import { withPayments } from "./checkout/with-payments.ts"
import type { ServingConfig } from "./config.ts"
import { databaseWatch } from "./database/database-watch.ts"
import { waitingCallers } from "./database/open-database.ts"
import { defined } from "./defined.ts"
import type { Dependencies } from "./dependencies.ts"
import type { Readiness } from "./health/handlers.ts"
import { holdDesk } from "./holds/hold-desk.ts"
import { publishedDetails, publishedOnSale } from "./holds/published-on-sale.ts"
import { memoryCounters } from "./http/counters.ts"
import { type EventStreams, eventStreams } from "./http/event-streams.ts"
import type { Handlers } from "./http/handler.ts"
import { databaseCounters } from "./http/limit-count-store.ts"
import { endConnections } from "./http/shutdown.ts"
import { createSite } from "./http/site.ts"
import { storefrontRoutes } from "./http/storefront.ts"
import { studioRoutes } from "./http/studio.ts"
import { addressElsewhere, type WebsiteFinder, websiteOfAddress } from "./http/tenant.ts"
import { cleanHtml } from "./import/site-html.ts"
import { moduleHandlers } from "./module-handlers.ts"
import { otherOrigins } from "./other-origins.ts"
import { paymentOrigins } from "./processor-addresses.ts"
import { assetRoutes } from "./published/assets.ts"
import { drawnPages, pageRenderer } from "./published/drawn-pages.ts"
import { publishedCatalogue } from "./published/published-catalogue.ts"
import { sharedAnswers } from "./published/shared-answers.ts"
import { searchEngineRoutes } from "./search-engines/routes.ts"
import { openMaps } from "./seating/open-maps.ts"
import { endedTokens } from "./sessions/ended-tokens.ts"
import { tokenReader } from "./sessions/handlers.ts"
import { sessionTokens } from "./sessions/session-tokens.ts"
import type { SessionDependencies } from "./sessions/shopper-sessions.ts"
import { shopUrl } from "./shop-url.ts"
import { socialReturnRoute } from "./social-sign-in/return-route.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import { applePassService } from "./wallet-passes/apple-service.ts"
import type { PassTools } from "./wallet-passes/handlers.ts"
import { passLinks } from "./wallet-passes/pass-links.ts"
import { passMakers } from "./wallet-passes/pass-makers.ts"
import { associationRoute } from "./wallets/handlers.ts"

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
      app.addHook("preHandler", async (request, reply) => {
        const elsewhere = await addressElsewhere(websites, config, request)
        if (elsewhere !== undefined) return reply.redirect(elsewhere)
      })
      await app.register(assetRoutes, { db, clock })
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
      const draw =
        renderer && drawnPages({ renderer, catalogue, handlers, clock, config, cleanHtml, log: app.log })
      await app.register(storefrontRoutes, {
        folder: storefrontDir,
        isUnknown: renderer && ((url) => renderer.askedPage(url).isUnknown),
        website: async (request) => {
          const site = await websiteOfAddress(websites, config.hosts, request)
          if (site === undefined) return undefined
          return defined({
            framedBy: site.framedBy,
            paymentOrigins: paymentOrigins(site, config, request.url),
            otherOrigins: otherOrigins(site, config),
            drawn: draw && (() => draw(site, request.url)),
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
