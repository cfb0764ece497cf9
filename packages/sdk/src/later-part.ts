import * as Layer from "effect/Layer"
import { Banners } from "./banners/Banners.ts"
import { Checkout } from "./checkout/Checkout.ts"
import { DeferredPayments } from "./checkout/DeferredPayments.ts"
import { Clients } from "./clients/Clients.ts"
import { Combos } from "./combos/Combos.ts"
import { Donations } from "./donations/Donations.ts"
import { FlexPasses } from "./flex-passes/FlexPasses.ts"
import { GiftCertificates } from "./gift-certificates/GiftCertificates.ts"
import { Invoices } from "./invoices/Invoices.ts"
import { KeptCards } from "./kept-cards/KeptCards.ts"
import { Locations } from "./locations/Locations.ts"
import { type PositionOptions, ShopperPosition } from "./locations/ShopperPosition.ts"
import { Logs } from "./logs/Logs.ts"
import { Memberships } from "./memberships/Memberships.ts"
import { Newsletters } from "./newsletters/Newsletters.ts"
import { Outlets } from "./outlets/Outlets.ts"
import { Parking } from "./parking/Parking.ts"
import type { Authenticator } from "./passkeys/authenticator.ts"
import { Passkeys } from "./passkeys/Passkeys.ts"
import { PaymentMethods } from "./payment-methods/PaymentMethods.ts"
import { PersonalData } from "./personal-data/PersonalData.ts"
import { Deliveries } from "./pricing/Deliveries.ts"
import { Taxes } from "./pricing/Taxes.ts"
import { Promotions } from "./promotions/Promotions.ts"
import { Queue } from "./queue/Queue.ts"
import { Renewals } from "./renewals/Renewals.ts"
import { Scans } from "./scans/Scans.ts"
import { SignIns } from "./sign-ins/SignIns.ts"
import { StaticPages } from "./static-pages/StaticPages.ts"
import { Support } from "./support/Support.ts"
import { noPaymentPorts, type PaymentPorts, paymentPortsLayer } from "./three-d-secure/ports.ts"
import { ThreeDSecure } from "./three-d-secure/ThreeDSecure.ts"
import { Tickets } from "./tickets/Tickets.ts"
import { Consent } from "./tracking/Consent.ts"
import { TrackedEvents } from "./tracking/TrackedEvents.ts"
import { Tracking } from "./tracking/Tracking.ts"
import { Venues } from "./venues/Venues.ts"
import { Verifications } from "./verifications/Verifications.ts"
import { Wallets } from "./wallets/Wallets.ts"

export interface LaterOptions extends PositionOptions {
  /** What paying by card needs of a browser. */
  readonly ports?: Partial<PaymentPorts>
  /** What makes passkeys and signs in with them; the browser's own when left out. */
  readonly authenticator?: Authenticator
}

/**
 * The services that a first screen does without: paying, accounts, queues, products, the support desk. `createParterre` loads them when the
 * first of them is asked for.
 */
export const laterPart = (options: LaterOptions) => ({
  layer: Layer.mergeAll(
    PaymentMethods.layer.pipe(
      Layer.provideMerge(Checkout.layer),
      Layer.provideMerge(Clients.layer(options.authenticator)),
    ),
    DeferredPayments.layer,
    Renewals.layer,
    Invoices.layer,
    Tickets.layer,
    Support.layer,
    Taxes.layer,
    Deliveries.layer,
    Locations.layer,
    Outlets.layer,
    Banners.layer,
    Newsletters.layer,
    Verifications.layer,
    StaticPages.layer,
    Queue.layer,
    Combos.layer,
    Parking.layer,
    Promotions.layer,
    FlexPasses.layer,
    Donations.layer,
    GiftCertificates.layer,
    Memberships.layer,
    Wallets.layer,
    KeptCards.layer,
    Passkeys.layer(options.authenticator),
    SignIns.layer,
    PersonalData.layer,
    Scans.layer,
    Venues.layer,
    Tracking.layer,
    Logs.layer,
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(Consent.layer, TrackedEvents.layer)),
    Layer.provideMerge(ShopperPosition.layer(options)),
    Layer.provideMerge(ThreeDSecure.layer),
    Layer.provideMerge(paymentPortsLayer({ ...noPaymentPorts, ...options.ports })),
  ),
  services: {
    checkout: Checkout,
    paymentMethods: PaymentMethods,
    deferredPayments: DeferredPayments,
    renewals: Renewals,
    clients: Clients,
    invoices: Invoices,
    tickets: Tickets,
    support: Support,
    scans: Scans,
    venues: Venues,
    taxes: Taxes,
    deliveries: Deliveries,
    locations: Locations,
    outlets: Outlets,
    banners: Banners,
    newsletters: Newsletters,
    verifications: Verifications,
    staticPages: StaticPages,
    queue: Queue,
    combos: Combos,
    parking: Parking,
    promotions: Promotions,
    flexPasses: FlexPasses,
    donations: Donations,
    giftCertificates: GiftCertificates,
    memberships: Memberships,
    wallets: Wallets,
    keptCards: KeptCards,
    passkeys: Passkeys,
    signIns: SignIns,
    personalData: PersonalData,
    tracking: Tracking,
    consent: Consent,
    logs: Logs,
  },
})
