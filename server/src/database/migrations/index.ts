import type { Knex } from "knex"
import { addAgreedTaxes } from "./agreed-taxes.ts"
import { addAlternativeExhibits } from "./alternative-exhibits.ts"
import { addAttemptAccounts } from "./attempt-accounts.ts"
import { nameAttemptStates } from "./attempt-states.ts"
import { createCartLinks } from "./cart-links.ts"
import { createCatalogueTables } from "./catalogue.ts"
import { createCheckoutTables } from "./checkout.ts"
import { createClientJournal } from "./client-journal.ts"
import { createClientTables } from "./clients.ts"
import { createComboTables } from "./combos.ts"
import { addConfirmedEmails } from "./confirmed-emails.ts"
import { addDeliveryModes } from "./delivery-modes.ts"
import { createEmailChanges } from "./email-changes.ts"
import { createEndedTokens } from "./ended-tokens.ts"
import { keepEventsByWebsite } from "./event-books.ts"
import { addGatheringTimes, createEventRefunds } from "./event-refunds.ts"
import { createFlexPassExchanges } from "./flex-pass-exchanges.ts"
import { createGiftCertificateTables } from "./gift-certificates.ts"
import { addHolderAnswers } from "./holder-answers.ts"
import { createHoldTables } from "./holds.ts"
import { addHoursOfDays } from "./hours-of-days.ts"
import { createImportFiles } from "./import-files.ts"
import { createInstalments } from "./instalments.ts"
import { createInteracPayments } from "./interac-payments.ts"
import { addHoldPace, indexEndedCarts, indexRefusals } from "./journal-ceiling.ts"
import { addKeptCardAccounts } from "./kept-card-accounts.ts"
import { createKeptCards } from "./kept-cards.ts"
import { addKeptEmails } from "./kept-emails.ts"
import { forgetSecrets } from "./kept-secrets.ts"
import { addLastResort } from "./last-resort.ts"
import { createLimitCounts } from "./limit-counts.ts"
import { addMunicipalTaxes } from "./municipal-taxes.ts"
import { addNameKeys } from "./name-keys.ts"
import { createNewsletterLeaveLinks } from "./newsletter-leave-links.ts"
import { createNewsletterTables } from "./newsletters.ts"
import { addPageLinks } from "./page-links.ts"
import { createPasskeys } from "./passkeys.ts"
import { createPayPalOrders } from "./paypal-orders.ts"
import { createPictureWidths } from "./picture-widths.ts"
import { addPricesAsTold } from "./prices-as-told.ts"
import { addProducersOfStaff } from "./producers-of-staff.ts"
import { createProductTables } from "./products.ts"
import { createPromotionTables } from "./promotions.ts"
import { createQueueTables } from "./queues.ts"
import { recountPlaces } from "./recounted-places.ts"
import { createRefreshTokenFamilies } from "./refresh-token-families.ts"
import { createRefundTables } from "./refunds.ts"
import { createRenewalTables } from "./renewals.ts"
import { addRulesOfEvents } from "./rules-of-events.ts"
import { createSaleDocuments } from "./sale-documents.ts"
import { addSameTicketCount } from "./same-ticket-count.ts"
import { createScans } from "./scans.ts"
import { addSeatViews } from "./seat-views.ts"
import { addFreedCounters, createSessionTables } from "./sessions.ts"
import { addSignInTimes } from "./sign-in-times.ts"
import { describeSignIns } from "./sign-ins.ts"
import { addSiteOptions } from "./site-options.ts"
import { addSiteSettings } from "./site-settings.ts"
import { createSiteTables } from "./site-tables.ts"
import { createSocialSignIns } from "./social-sign-ins.ts"
import { createSoldProductTables } from "./sold-products.ts"
import { thinHoldIndexes } from "./sparse-hold-indexes.ts"
import { addSubscriptionHolds } from "./subscription-holds.ts"
import { createSubscriptionTables } from "./subscriptions.ts"
import { addTicketGifts } from "./ticket-gifts.ts"
import { addVenuePages } from "./venue-pages.ts"
import { createVenueTables } from "./venues.ts"
import { addVoidedSales } from "./voided-sales.ts"
import { addAttemptWallets } from "./wallet-payments.ts"
import { createWalletRegistrations } from "./wallet-registrations.ts"
import { addWebsiteRevisions } from "./website-revisions.ts"
import { createWebsiteTables } from "./websites.ts"
import { createWriteProbes } from "./write-probes.ts"

export interface Migration {
  /** Kept in the database for good; a step that ran somewhere is never changed, another follows it. */
  readonly name: string
  readonly up: (knex: Knex) => Promise<void>
}

/**
 * Every step from an empty database, in the order of this list. The numbers are part of the names, which each database
 * made until now keeps, and tell no order. A list and not a folder, so that a bundle carries it.
 */
export const migrations: readonly Migration[] = [
  { name: "001-websites", up: createWebsiteTables },
  { name: "002-venues", up: createVenueTables },
  { name: "003-catalogue", up: createCatalogueTables },
  { name: "004-holds", up: createHoldTables },
  { name: "005-checkout", up: createCheckoutTables },
  { name: "006-sessions", up: createSessionTables },
  { name: "007-attempt-states", up: nameAttemptStates },
  { name: "008-last-resort", up: addLastResort },
  { name: "009-municipal-taxes", up: addMunicipalTaxes },
  { name: "010-subscriptions", up: createSubscriptionTables },
  { name: "011-subscription-holds", up: addSubscriptionHolds },
  { name: "012-seat-views", up: addSeatViews },
  { name: "013-gift-certificates", up: createGiftCertificateTables },
  { name: "015-clients", up: createClientTables },
  { name: "017-site-settings", up: addSiteSettings },
  { name: "020-journal-ceiling", up: indexRefusals },
  { name: "021-hold-pace", up: addHoldPace },
  { name: "022-ended-carts", up: indexEndedCarts },
  { name: "022-kept-secrets", up: forgetSecrets },
  { name: "023-event-books", up: keepEventsByWebsite },
  { name: "024-sign-in-times", up: addSignInTimes },
  { name: "025-write-probes", up: createWriteProbes },
  { name: "018-email-changes", up: createEmailChanges },
  { name: "019-refresh-token-families", up: createRefreshTokenFamilies },
  { name: "026-site-options", up: addSiteOptions },
  { name: "027-sale-documents", up: createSaleDocuments },
  { name: "028-limit-counts", up: createLimitCounts },
  { name: "029-website-revisions", up: addWebsiteRevisions },
  { name: "030-ended-tokens", up: createEndedTokens },
  { name: "031-queues", up: createQueueTables },
  { name: "032-freed-counters", up: addFreedCounters },
  { name: "033-products", up: createProductTables },
  { name: "034-sold-products", up: createSoldProductTables },
  { name: "035-combos", up: createComboTables },
  { name: "037-promotions", up: createPromotionTables },
  { name: "039-delivery-modes", up: addDeliveryModes },
  { name: "040-cart-links", up: createCartLinks },
  { name: "041-same-ticket-count", up: addSameTicketCount },
  { name: "042-holder-answers", up: addHolderAnswers },
  { name: "043-refunds", up: createRefundTables },
  { name: "044-flex-pass-exchanges", up: createFlexPassExchanges },
  { name: "045-alternative-exhibits", up: addAlternativeExhibits },
  { name: "046-interac-payments", up: createInteracPayments },
  { name: "047-hours-of-days", up: addHoursOfDays },
  { name: "048-rules-of-events", up: addRulesOfEvents },
  { name: "049-prices-as-told", up: addPricesAsTold },
  { name: "050-venue-pages", up: addVenuePages },
  { name: "051-attempt-wallets", up: addAttemptWallets },
  { name: "052-ticket-gifts", up: addTicketGifts },
  { name: "053-site-tables", up: createSiteTables },
  { name: "054-paypal-orders", up: createPayPalOrders },
  { name: "055-kept-cards", up: createKeptCards },
  { name: "056-page-links", up: addPageLinks },
  { name: "057-newsletters", up: createNewsletterTables },
  { name: "058-wallet-registrations", up: createWalletRegistrations },
  { name: "059-kept-card-accounts", up: addKeptCardAccounts },
  { name: "060-newsletter-leave-links", up: createNewsletterLeaveLinks },
  { name: "061-social-sign-ins", up: createSocialSignIns },
  { name: "063-renewals", up: createRenewalTables },
  { name: "065-producers-of-staff", up: addProducersOfStaff },
  { name: "066-scans", up: createScans },
  { name: "067-import-files", up: createImportFiles },
  { name: "068-instalments", up: createInstalments },
  { name: "069-passkeys", up: createPasskeys },
  { name: "070-voided-sales", up: addVoidedSales },
  { name: "071-event-refunds", up: createEventRefunds },
  { name: "072-sign-ins", up: describeSignIns },
  { name: "073-client-journal", up: createClientJournal },
  { name: "074-event-refund-gathering", up: addGatheringTimes },
  { name: "075-name-keys", up: addNameKeys },
  { name: "076-confirmed-emails", up: addConfirmedEmails },
  { name: "077-sparse-hold-indexes", up: thinHoldIndexes },
  { name: "078-picture-widths", up: createPictureWidths },
  { name: "079-attempt-accounts", up: addAttemptAccounts },
  { name: "080-agreed-taxes", up: addAgreedTaxes },
  { name: "081-recounted-places", up: recountPlaces },
  { name: "082-kept-emails", up: addKeptEmails },
]
