import type { CartElementPart, Language, Localized, LogLevel, SocialSignIn } from "@parterre/contract"
import type { DeliveryTerms } from "@parterre/domain/shipping"
import type { LaidVenue } from "@parterre/seating-plans/layout"
import type {
  ContactColumn,
  InteracColumn,
  PayPalColumn,
  StoredSaleState,
  TrackingColumn,
  WalletsColumn,
} from "../database/tables.ts"
import type { WebsiteProcessorType } from "../processor-type.ts"
import type { ComboLists } from "./combo-entries.ts"
import type { ParkingEntry, ProductLists } from "./product-entries.ts"
import type { PresaleEntry, PromotionEntry } from "./promotion-entries.ts"
import type { QueueEntry } from "./queue-entry.ts"

// The files of a tenant's folder once their shape is checked; `schemas/` says the same to the checker.

export interface Address {
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city: string
  readonly provinceState: string
  readonly postalCode?: string
  readonly country: string
  readonly latitude?: number
  readonly longitude?: number
}

export interface StaffEntry {
  readonly email: string
  readonly name: string
  readonly permissions: readonly number[]
  /** Name of the environment variable that holds the password. */
  readonly passwordEnv?: string
  /** Accepted outside production only. */
  readonly demoPassword?: string
  /** Id of the producer they work for. */
  readonly producer?: string
}

/** A paid way to send tickets; cents by territory, for the tickets of one event. */
export interface ShippingEntry extends Omit<DeliveryTerms, "eventIds"> {
  /** Keys of events; all without them. */
  readonly events?: readonly string[]
}

/** Where the checkout of the tkp system is, and where its shop. */
export interface TkpSettings {
  readonly checkout?: boolean
  readonly oldCheckout?: boolean
  readonly checkoutOrigin?: string
  readonly shopOrigin?: string
}

export interface TenantFile {
  readonly subdomain: string
  readonly name: Localized
  readonly languages: readonly Language[]
  readonly accountCode: string
  readonly timeZone: string
  readonly clientAccount: "NO" | "OPTIONAL" | "YES"
  readonly theme: {
    readonly mood: string
    readonly palette: Readonly<Record<string, string>>
    readonly backgroundColor?: string
    readonly backgroundImage?: string
  }
  readonly contact?: {
    readonly phone?: string
    readonly email?: string
    readonly address?: Address
    readonly lines?: NonNullable<ContactColumn["lines"]>
    readonly social?: NonNullable<ContactColumn["social"]>
  }
  readonly promotions?: readonly PromotionEntry[]
  readonly holdSeconds: number
  readonly renewals: number
  readonly avoidSingle: boolean
  readonly lastResort?: boolean
  readonly delivery: readonly ("E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL")[]
  /** Paid ways to send tickets. */
  readonly shippings?: readonly ShippingEntry[]
  /** Codes of deliveries that are not offered for now. */
  readonly excludedShippings?: readonly string[]
  readonly mail: { readonly from: string }
  readonly payment: {
    readonly processor: WebsiteProcessorType
    readonly accountId?: string
    readonly publicKey?: string
    readonly threeDSecure: boolean
    readonly brands: readonly string[]
    /** Gift certificates are taken; not unless told. */
    readonly giftCertificates?: boolean
    /** The processor keeps cards for clients who ask for it; not unless told. */
    readonly keepCards?: boolean
    readonly instalments?: boolean
    /** Interac Online is taken at a payment page of E-xact. */
    readonly interac?: InteracColumn
    /** Apple Pay and Google Pay. */
    readonly wallets?: WalletsColumn
    /** Accounts of PayPal are taken, beside cards or without any. */
    readonly paypal?: PayPalColumn
  }
  readonly taxNumbers?: Readonly<Record<string, string>>
  /** Who puts on events at the site besides the organiser. */
  readonly producers?: readonly { readonly id: string; readonly name: Localized }[]
  readonly staff?: readonly StaffEntry[]
  readonly images?: Readonly<Record<string, string>>
  /** Origins of the sites that may frame the shop; those of this machine outside production only. */
  readonly framedBy?: readonly string[]
  /** HTML above the shop. */
  readonly header?: Localized
  /** HTML below the shop. */
  readonly footer?: Localized
  /** Parts of a cart's line that the shop does not show. */
  readonly hiddenCartElements?: readonly CartElementPart[]
  /** Whether the shop shows a cart of its own. */
  readonly cart?: boolean
  /** Where links to the cart lead when it does not; `{lang}` in it is the language. */
  readonly cartRedirectionUrl?: string
  /** Tag managers, which shoppers are asked about first. */
  readonly tracking?: TrackingColumn
  /** How fields of times count hours; 24 unless told. */
  readonly timeFormat?: 12 | 24
  /** What the shop tells the server's log, and whatever is graver; warn unless told. */
  readonly logLevel?: LogLevel
  /** A ticket's place links to a map. */
  readonly showMapsLink?: boolean
  /** Calendars are the compact grid unless it is false. */
  readonly oldFlow?: boolean
  /** A line of the cart may be divided over prices of its price level. */
  readonly splitPrice?: boolean
  /** The tkp system, whose checkout may be at an origin of its own. */
  readonly tkp?: TkpSettings
  readonly uniqueHolderSurvey?: { readonly question: Localized; readonly required?: boolean }
  /** Sign-up asks for consent to the policy. */
  readonly privacyConsent?: boolean
  readonly privacyUrl?: Localized
  /** Profiles ask for a company and a title. */
  readonly showCompanyAndTitle?: boolean
  /** Guests give a phone number, a billing address and, where it is another one, a company's. */
  readonly flowStandard?: boolean
  /** Who runs the ticketing, elsewhere. */
  readonly solutionUrl?: string
  /** Forms ask whether an email looks right. */
  readonly emailCheck?: boolean
  /** Account at Stay22. */
  readonly stay22?: string
  /** Wallets of phones that tickets may be put into. */
  readonly walletPasses?: readonly ("apple" | "google")[]
  /** Hosts that the redirect route may lead to besides the site's own. */
  readonly redirectHosts?: readonly string[]
  /** Who shoppers may sign in with besides, by the public id of the site's application there. */
  readonly socialProviders?: readonly SocialSignIn[]
  /** Of Facebook's interface, such as v3.2. */
  readonly facebookVersion?: string
}

/** A tax of the venue's town on admissions, sold from a day up to, and not including, another. */
export interface MunicipalTaxEntry {
  readonly name: Localized
  readonly percent: number
  readonly from: string
  readonly until?: string
  readonly onServiceCharge: boolean
}

/** A picture of the stage from a zone, or only from some rows or seats of it. */
export interface SeatViewEntry {
  /** A zone of the plan, or the key of a general admission area. */
  readonly zone: string
  readonly image: string
  readonly description: Localized
  /** In the order of the plan. */
  readonly rows?: { readonly from: string | number; readonly to: string | number }
  readonly seats?: readonly string[]
}

export interface VenueFile extends LaidVenue {
  readonly address: Address
  /** Path of a picture of the house. */
  readonly image?: string
  /** HTML of its page; a language without one reads the other. */
  readonly page?: Partial<Localized>
  readonly plan?: string
  readonly seatSizeFactor?: number
  readonly municipalTaxes?: readonly MunicipalTaxEntry[]
  readonly categories?: Readonly<Record<string, Localized>>
  readonly accessible?: readonly string[]
  readonly notes?: Readonly<Record<string, Localized>>
  readonly views?: readonly SeatViewEntry[]
}

export interface PriceEntry {
  readonly key: string
  readonly name: Localized
  /** Cents, without the service charge. */
  readonly price: number
  /** Cents. */
  readonly serviceCharge: number
  /** Cents, without the service charge: what it was before, struck through; more than the price. */
  readonly originalPrice?: number
  /** Sold no more, whatever places are left. */
  readonly soldOut?: boolean
  readonly minTickets?: number
  readonly maxTickets?: number
  readonly divisor?: number
}

/** A category that is sold out at an event, or one price of it. */
export interface SoldOutEntry {
  readonly category: string
  /** Key of a price; all of the category without it. */
  readonly price?: string
}

/** One seat, or the seats of a row from one number to another. */
export type SoldEntry =
  | string
  | {
      readonly zone: string
      readonly row: string
      readonly from: string | number
      readonly to: string | number
    }

/** An hour at which shoppers enter; a text is its time alone. */
export type HourEntry =
  | string
  | {
      readonly at: string
      /** People let in; those of the venue without it. */
      readonly places?: number
      /** Instead of its day's. */
      readonly saleState?: StoredSaleState
    }

export interface EventEntry {
  readonly key: string
  readonly start: string
  /** Of a day that is sold by the hour, the first at `start`. */
  readonly hours?: readonly HourEntry[]
  /** In no file: the day that this is an hour of, and how many enter then. */
  readonly ofDay?: { readonly key: string; readonly places: number | undefined }
  readonly doors?: string
  readonly saleState: StoredSaleState
  readonly onSaleFrom?: string
  readonly note?: Localized
  /** Whether only the alternative exhibit is offered. */
  readonly altExhibit?: boolean
  /** Instead of the tenant's. */
  readonly avoidSingle?: boolean
  readonly blocked?: readonly string[]
  readonly sold?: readonly SoldEntry[]
  readonly soldShare?: number
  readonly soldOut?: readonly SoldOutEntry[]
  /** Instead of the show's. */
  readonly parking?: readonly ParkingEntry[]
  /** Instead of the page's. */
  readonly presale?: PresaleEntry
  readonly queue?: QueueEntry
}

export interface ShowEntry {
  readonly key: string
  readonly title: Localized
  readonly durationMinutes?: number
  readonly venue: string
  readonly prices: Readonly<Record<string, readonly PriceEntry[]>>
  readonly events: readonly EventEntry[]
  /** At each of its events that has none of its own. */
  readonly parking?: readonly ParkingEntry[]
}

/** Events sold together, with the same places at each. */
export interface SubscriptionEntry {
  readonly key: string
  readonly title: Localized
  /** HTML */
  readonly description?: Localized
  /** Keys of events of the tenant, on whatever page, all in one venue. */
  readonly events: readonly string[]
  /** For all events together. */
  readonly prices: Readonly<Record<string, readonly PriceEntry[]>>
  readonly queue?: QueueEntry
}

export interface SuggestionEntry {
  readonly title: Localized
  /** Key of a page; or an address elsewhere. */
  readonly page?: string
  readonly url?: string
  /** Keys of events: who has one in the cart is not offered it. */
  readonly notEvents?: readonly string[]
}

export interface PageFile extends ProductLists, ComboLists {
  readonly title: Localized
  readonly subtitle?: Localized
  readonly description: Localized
  readonly category: "show" | "sport" | "music" | "comedy" | "festival" | "art" | "exhibition"
  readonly image: string
  readonly featured?: boolean
  readonly sameTicketCount?: boolean
  /** Where it is shown instead. */
  readonly redirectUrl?: string
  /** Of all its events, whatever they say; each says its own without it. */
  readonly saleState?: Exclude<StoredSaleState, "ONSALE">
  readonly suggestions?: readonly SuggestionEntry[]
  readonly display: "ITEMS" | "DATES" | "CALENDAR_ONLY" | "PRICES"
  /** Empty when the page sells nothing that has a date. */
  readonly shows: readonly ShowEntry[]
  readonly subscriptions?: readonly SubscriptionEntry[]
  readonly promotions?: readonly PromotionEntry[]
  /** Of its events that open later and have none of their own. */
  readonly presale?: PresaleEntry
  readonly queue?: QueueEntry
}
