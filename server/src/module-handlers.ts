import { accountsHandlers } from "./accounts/handlers.ts"
import { bannersHandlers } from "./banners/handlers.ts"
import { cartsHandlers } from "./carts/handlers.ts"
import { comboHandlers } from "./catalogue/combo-handlers.ts"
import { catalogueHandlers, type Reading } from "./catalogue/handlers.ts"
import type { PaymentDependencies } from "./checkout/dependencies.ts"
import { checkoutHandlers } from "./checkout/handlers.ts"
import { webhookHandlers } from "./checkout/webhook-handlers.ts"
import { citiesHandlers } from "./cities/handlers.ts"
import { clientsHandlers } from "./clients/handlers.ts"
import type { ServingConfig } from "./config.ts"
import type { DatabaseWatch } from "./database/database-watch.ts"
import { deferredPaymentsHandlers } from "./deferred-payments/handlers.ts"
import type { Dependencies } from "./dependencies.ts"
import { flexPassesHandlers } from "./flex-passes/handlers.ts"
import { giftCertificatesHandlers } from "./gift-certificates/handlers.ts"
import { healthHandlers, type Readiness } from "./health/handlers.ts"
import { combosAtHand } from "./holds/combos-at-hand.ts"
import { groupsByHour } from "./holds/groups-by-hour.ts"
import { holdsHandlers } from "./holds/handlers.ts"
import type { HoldDesk } from "./holds/hold-desk.ts"
import { ticketPace } from "./holds/ticket-pace.ts"
import type { LimitCounters } from "./http/counters.ts"
import { declinedCards } from "./http/declined-cards.ts"
import { guessedCartLinks, guessedCertificates, guessedOffers } from "./http/guessed-codes.ts"
import type { Handlers } from "./http/handler.ts"
import { wrongPasswords } from "./http/wrong-passwords.ts"
import { interacHandlers } from "./interac/handlers.ts"
import { invoicesHandlers } from "./invoices/handlers.ts"
import { keptCardsHandlers } from "./kept-cards/handlers.ts"
import { locationsHandlers } from "./locations/handlers.ts"
import { logsHandlers } from "./logs/handlers.ts"
import { newslettersHandlers } from "./newsletters/handlers.ts"
import { newsletterTokens } from "./newsletters/newsletter-tokens.ts"
import { outletsHandlers } from "./outlets/handlers.ts"
import { parkingHandlers } from "./parking/handlers.ts"
import { passkeysHandlers } from "./passkeys/handlers.ts"
import { paypalHandlers } from "./paypal/handlers.ts"
import { personalDataHandlers } from "./personal-data/handlers.ts"
import { pricingHandlers } from "./pricing/handlers.ts"
import { promotionsHandlers } from "./promotions/handlers.ts"
import { siteOf } from "./published/published-catalogue.ts"
import { type QueueTools, queueHandlers } from "./queue/handlers.ts"
import { holdKeys } from "./queue/hold-keys.ts"
import { placePace } from "./queue/place-pace.ts"
import { queueDirectory } from "./queue/queue-directory.ts"
import { queuePictures } from "./queue/queue-picture.ts"
import { queueTokens } from "./queue/queue-tokens.ts"
import { queuePlaces } from "./queue/take-place.ts"
import { renewalsHandlers } from "./renewals/handlers.ts"
import { scansHandlers } from "./scans/handlers.ts"
import { seatingHandlers } from "./seating/handlers.ts"
import { sessionsHandlers } from "./sessions/handlers.ts"
import type { SessionDependencies } from "./sessions/shopper-sessions.ts"
import { signInsHandlers } from "./sign-ins/handlers.ts"
import { socialSignInHandlers } from "./social-sign-in/handlers.ts"
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
import { orderCalendars } from "./tickets/order-calendars.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import { trackingHandlers } from "./tracking/handlers.ts"
import { venuesHandlers } from "./venues/handlers.ts"
import { verificationsHandlers } from "./verifications/handlers.ts"
import { localVerifier } from "./verifications/local-verifier.ts"
import { remoteVerifier } from "./verifications/remote-verifier.ts"
import { onVerifiedNetworks } from "./verifications/verified-networks.ts"
import type { Verifier } from "./verifications/verifier.ts"
import { type PassTools, walletPassesHandlers } from "./wallet-passes/handlers.ts"
import { walletsHandlers } from "./wallets/handlers.ts"
import { type SettingsAnswer, websitesHandlers } from "./websites/handlers.ts"

interface ServerOptions {
  readonly config: ServingConfig
  readonly readiness: Readiness
  readonly version?: string
  /** Milliseconds before a call to a card processor is given up; 30,000 when absent. */
  readonly processorTimeout?: number
}

/** What every module answers its operations with, by operation. */
export const moduleHandlers = (
  dependencies: PaymentDependencies,
  { config, readiness, version, processorTimeout }: ServerOptions,
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
  calendars = orderCalendars(config.ticketSigningKey),
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
    ...queueHandlers(dependencies, queues, counters.ofAll),
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
    ...checkoutHandlers(dependencies, cards, certificateGuesses, linkGuesses),
    ...deferredPaymentsHandlers(dependencies, cards),
    ...renewalsHandlers(dependencies, cards, linkGuesses, certificateGuesses, passes.links.of, calendars),
    ...promotionsHandlers({ ...dependencies, catalogue: reading.catalogue }, offerGuesses),
    ...giftCertificatesHandlers(dependencies, certificateGuesses),
    ...webhookHandlers(dependencies),
    ...interacHandlers(dependencies, config.publicOrigin),
    ...paypalHandlers(dependencies, config.publicOrigin),
    ...keptCardsHandlers(dependencies),
    ...walletsHandlers(dependencies, config, processorTimeout),
    ...threeDSecureHandlers(dependencies, config.publicOrigin, cards),
    ...ticketsHandlers(dependencies, reading.catalogue, ticketBarcodes(config), passes.links.of, calendars),
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
    ...invoicesHandlers(dependencies, passes.links.of, calendars),
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

/** Milliseconds a process remembers who is where in a queue. */
const queueMemory = { development: 500, production: 500, test: 0 }
const queueTools = (
  dependencies: Dependencies,
  config: ServingConfig,
  counters: LimitCounters,
): QueueTools => ({
  config,
  directory: queueDirectory(dependencies.db, dependencies.clock, queueMemory[config.mode]),
  pictures: queuePictures(dependencies.db, dependencies.clock, queueMemory[config.mode]),
  places: queuePlaces(dependencies),
  tokens: queueTokens(config.ticketSigningKey),
  pace: placePace(config.limits.places, counters.ofProcess),
})
const settingsOf =
  ({ catalogue, answers }: Reading): SettingsAnswer =>
  async (website, key, make) => {
    const site = await siteOf(catalogue, website)
    return answers(site, { key, version: "" }, () => make(site.row))
  }
