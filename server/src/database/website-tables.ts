import type {
  BannerPlace,
  Localized,
  LogLevel,
  NewsletterSender,
  SitePage,
  SocialSignIn,
} from "@parterre/contract"
import type { DeliveryTerms } from "@parterre/domain/shipping"
import type { WebsiteProcessorType } from "../processor-type.ts"

/**
 * Rows of websites, their staff and pictures. Times are epoch milliseconds, money is cents, flags are 0 or 1, and columns marked JSON hold the
 * named type as text.
 */

export interface WebsiteRow {
  /** The subdomain. */
  id: string
  name_fr: string
  name_en: string
  /** JSON `("fr" | "en")[]`, the default first */
  languages: string
  account_code: string
  time_zone: string
  client_account: "NO" | "OPTIONAL" | "YES"
  /** JSON ThemeColumn */
  theme: string
  /** JSON ContactColumn */
  contact: string
  hold_seconds: number
  renewals: number
  avoid_single: 0 | 1
  /** Whether the last seats may be sold so that one stays alone. */
  last_resort: 0 | 1
  /** JSON `("E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL")[]` */
  delivery: string
  /** JSON DeliveryModesColumn */
  delivery_modes: string
  mail_from: string
  /** JSON PaymentColumn */
  payment: string
  /** JSON TaxNumbersColumn */
  tax_numbers: string
  /** JSON `Record<"SMALL" | "BIG" | "BANNER", path of an asset>`, any of them */
  images: string
  /** JSON `string[]`: origins of the sites that may frame the shop */
  framed_by: string
  /** JSON SiteHtmlColumn */
  site_html: string
  /** JSON `CartElementPart[]` of the contract */
  hidden_cart_elements: string
  /** JSON SiteOptionsColumn */
  site_options: string
  /** Grows with every import that changes something. */
  revision: number
}

/** Paid ways to send tickets, in order, and codes that are not offered. */
export interface DeliveryModesColumn {
  readonly paid: readonly DeliveryTerms[]
  readonly excluded: readonly string[]
}

export interface SiteOptionsColumn {
  cart?: boolean
  cartRedirectionUrl?: string
  showMapsLink?: boolean
  oldFlow?: boolean
  splitPrice?: boolean
  styleTkp?: boolean
  checkout?: boolean
  oldCheckout?: boolean
  checkoutSite?: { readonly checkoutOrigin: string; readonly shopOrigin: string }
  privacyConsent?: boolean
  privacyUrl?: Localized
  holderSurvey?: { readonly question: Localized; readonly required: boolean }
  showCompanyAndTitle?: boolean
  flowStandard?: boolean
  solutionUrl?: string
  redirectHosts?: readonly string[]
  /** Who puts on events at the site besides the organiser. */
  producers?: readonly { readonly id: string; readonly name: Localized }[]
  sitePages?: readonly SitePage[]
  banners?: readonly BannerPlace[]
  newsletters?: readonly NewsletterSender[]
  emailCheck?: boolean
  walletPasses?: readonly ("apple" | "google")[]
  /** Their applications by public id; secrets are in the environment. */
  socialProviders?: readonly SocialSignIn[]
  facebookVersion?: string
  tracking?: TrackingColumn
  /** How its fields of times count hours. */
  timeFormat?: 12 | 24
  /** Account at Stay22. */
  stay22?: string
  /** What the shop tells the server's log at least. */
  logLevel?: LogLevel
}

/** Tag managers, which shoppers are asked about first. */
export interface TrackingColumn {
  readonly tagManagers: readonly string[]
  /** Whether a cart that is left with something in it is told to them. */
  readonly abandonedCarts?: boolean
}

/** Sanitised HTML by language. */
export interface SiteHtmlColumn {
  header?: Localized
  footer?: Localized
}

export interface ThemeColumn {
  mood: string
  palette: Record<string, string>
  backgroundColor?: string
  /** Path of an asset. */
  backgroundImage?: string
}

export interface ContactColumn {
  phone?: string
  email?: string
  address?: AddressColumn
  /** Customer service by region. */
  lines?: { region: "QUEBEC" | "ATLANTIC" | "ONTARIO" | "WEST"; phone: string }[]
  social?: { network: string; url: string }[]
}

export interface AddressColumn {
  addressLine1?: string
  addressLine2?: string
  city: string
  provinceState: string
  postalCode?: string
  country: string
}

export interface PaymentColumn {
  processor: WebsiteProcessorType
  accountId?: string
  publicKey?: string
  threeDSecure: boolean
  brands: string[]
  /** Gift certificates are taken. */
  giftCertificates?: boolean
  /** The processor keeps cards for clients who ask for it. */
  keepCards?: boolean
  /** Whether renewals may be paid in instalments, from a card that the processor keeps. */
  instalments?: boolean
  interac?: InteracColumn
  wallets?: WalletsColumn
  paypal?: PayPalColumn
}

/** Accounts of PayPal are taken, in the name of an app there. */
export interface PayPalColumn {
  readonly clientId: string
}

/** What the sheets of wallets are opened with; a wallet that is not offered is absent. */
export interface WalletsColumn {
  /** Who sells, as the sheets name it; at most 64 characters. */
  readonly merchantName: string
  readonly applePay?: {
    readonly merchantIdentifier: string
    /** The file by which Apple knows the shop's host, as Apple gave it. */
    readonly domainAssociation?: string
  }
  readonly googlePay?: {
    /** Of Google. */
    readonly merchantId?: string
    /** Of the processor, as Google's token is made for it. */
    readonly gatewayMerchantId?: string
  }
}

/** A payment page at E-xact, where Interac Online pays. */
export interface InteracColumn {
  readonly page: string
  /** The page's terminal, where cards are not taken by it too. */
  readonly accountId?: string
  /** SHA1 unless told. */
  readonly hash?: "SHA1" | "MD5"
  /** Sites that do not offer it. */
  readonly hiddenSubdomains?: readonly string[]
}

export interface TaxNumbersColumn {
  gst?: string
  hst?: string
  qst?: string
  pst?: string
}

export interface StaffRow {
  id: string
  website_id: string
  /** Lower case. */
  email: string
  name: string
  /** argon2id; without one the member cannot sign in. */
  password_hash: string | null
  /** Of the producer they work for. */
  producer_id: string | null
}

export interface StaffPermissionRow {
  staff_id: string
  permission: number
  website_id: string
}

export interface AssetRow {
  website_id: string
  /** As in the tenant's folder, such as `images/logo.svg`. */
  path: string
  content_type: string
  bytes: Buffer
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
}

/** A picture in the width of a screen. */
export interface PictureWidthRow {
  website_id: string
  /** `hash` of the asset that it was made of. */
  source_hash: string
  /** Pixels; the picture is narrower where the asset is. */
  width: number
  /** WebP; null where the asset itself has no more bytes. */
  bytes: Buffer | null
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string | null
}

/** A file that a website was imported from. */
export interface ImportFileRow {
  website_id: string
  /** Within the folder, such as `venues/salle.yaml`. */
  path: string
  content: string
  /** SHA-256 of the content. */
  hash: string
}

export interface ImportRow {
  website_id: string
  content_hash: string
  imported_at: number
}
