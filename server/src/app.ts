import { permissionIds } from "@parterre/domain/permissions"
import type { FastifyInstance } from "fastify"
import type { DestinationStream } from "pino"
import { cartsHandlers } from "./carts/handlers.ts"
import { catalogueHandlers } from "./catalogue/handlers.ts"
import type { PaymentDependencies } from "./checkout/dependencies.ts"
import { checkoutHandlers } from "./checkout/handlers.ts"
import { webhookHandlers } from "./checkout/webhook-handlers.ts"
import { withPayments } from "./checkout/with-payments.ts"
import { clientsHandlers } from "./clients/handlers.ts"
import type { ServingConfig } from "./config.ts"
import { type DatabaseWatch, databaseWatch } from "./database/database-watch.ts"
import type { Dependencies } from "./dependencies.ts"
import { giftCertificatesHandlers } from "./gift-certificates/handlers.ts"
import { healthHandlers, type Readiness } from "./health/handlers.ts"
import { holdsHandlers } from "./holds/handlers.ts"
import { holdDesk } from "./holds/hold-desk.ts"
import { ticketPace } from "./holds/ticket-pace.ts"
import { type LimitCounters, memoryCounters } from "./http/counters.ts"
import { declinedCards } from "./http/declined-cards.ts"
import { guessedCodes } from "./http/guessed-codes.ts"
import type { Handlers } from "./http/handler.ts"
import { databaseCounters } from "./http/limit-count-store.ts"
import { endConnections } from "./http/shutdown.ts"
import { createSite } from "./http/site.ts"
import { storefrontRoutes } from "./http/storefront.ts"
import { websiteOfAddress } from "./http/tenant.ts"
import { wrongPasswords } from "./http/wrong-passwords.ts"
import { invoicesHandlers } from "./invoices/handlers.ts"
import { besideNotBuilt } from "./not-built.ts"
import { pricingHandlers } from "./pricing/handlers.ts"
import { type QueueTools, queueHandlers } from "./queue/handlers.ts"
import { holdKeys } from "./queue/hold-keys.ts"
import { placePace } from "./queue/place-pace.ts"
import { queueDirectory } from "./queue/queue-directory.ts"
import { queuePictures } from "./queue/queue-picture.ts"
import { queueTokens } from "./queue/queue-tokens.ts"
import { seatingHandlers } from "./seating/handlers.ts"
import { sessionsHandlers, tokenReader } from "./sessions/handlers.ts"
import { supportHandlers } from "./support/handlers.ts"
import { threeDSecureHandlers } from "./three-d-secure/handlers.ts"
import { ticketsHandlers } from "./tickets/handlers.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import { assetRoutes } from "./websites/assets.ts"
import { websitesHandlers } from "./websites/handlers.ts"
import { websiteFinder } from "./websites/website-store.ts"

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
}

/** Milliseconds a website's settings are remembered; a test changes them at will. */
const websiteMemory = { development: 1_000, production: 5_000, test: 0 }
/** Milliseconds a process remembers who is where in a queue. */
const queueMemory = { development: 500, production: 500, test: 0 }

/** The whole server, ready to listen: modules' handlers behind the contract, pictures and the storefront. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, db, clock, newId, logStream } = options
  const dependencies = withPayments({ db, clock, newId }, options, () => app.log)
  const readiness = options.readiness ?? { stopping: false }
  const counters = { ofProcess: memoryCounters(clock), ofAll: databaseCounters(db, clock) }
  const database = databaseWatch(db, clock)
  const websites = websiteFinder(db, clock, websiteMemory[config.mode])
  const app: FastifyInstance = createSite({
    config,
    contract: {
      handlers: {
        ...besideNotBuilt(moduleHandlers(dependencies, { ...options, readiness }, { counters, database })),
        ...options.handlers,
      },
      websites,
      tokens: tokenReader(dependencies, config.godUserIds),
      hosts: config.hosts,
      permissions: permissionIds,
      checkAnswers: config.mode === "test",
      allowMissing: options.allowMissing ?? false,
    },
    counters,
    pages: async (app) => {
      await app.register(assetRoutes, { db })
      if (config.storefrontDir !== undefined)
        await app.register(storefrontRoutes, {
          folder: config.storefrontDir,
          website: (request) => websiteOfAddress(websites, config.hosts, request),
        })
    },
    ...(logStream === undefined ? {} : { logStream }),
  })
  endConnections(app, readiness)
  app.addHook("onClose", async () => database.end())
  return app
}

const moduleHandlers = (
  dependencies: PaymentDependencies,
  { config, readiness, version }: AppOptions & { readonly readiness: Readiness },
  { counters, database }: { readonly counters: LimitCounters; readonly database: DatabaseWatch },
  passwords = wrongPasswords(counters.ofAll),
  cards = declinedCards(config.limits.declined, counters.ofAll),
  guesses = guessedCodes(config.limits.guesses, counters.ofAll),
  queues = queueTools(dependencies, config, counters),
): Handlers => ({
  ...websitesHandlers(dependencies, config),
  ...catalogueHandlers(dependencies),
  ...seatingHandlers(dependencies),
  ...sessionsHandlers(dependencies, passwords),
  ...clientsHandlers(dependencies, config, passwords, counters.ofAll),
  ...holdsHandlers(
    dependencies,
    holdDesk(dependencies),
    ticketPace(config.limits.tickets, counters.ofProcess),
    holdKeys(dependencies, queues),
  ),
  ...queueHandlers(dependencies, queues),
  ...cartsHandlers(dependencies),
  ...pricingHandlers(dependencies),
  ...checkoutHandlers(dependencies, cards, guesses),
  ...giftCertificatesHandlers(dependencies, guesses),
  ...webhookHandlers(dependencies),
  ...threeDSecureHandlers(dependencies, config.publicOrigin, cards),
  ...ticketsHandlers(dependencies, ticketBarcodes(config.ticketSigningKey)),
  ...invoicesHandlers(dependencies),
  ...supportHandlers(dependencies),
  ...healthHandlers({ database, readiness, version: version ?? "0.0.0" }),
})

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
