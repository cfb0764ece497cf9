import type { Image, ProcessorConfig, WebsiteConfig } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { contactPhone } from "@parterre/domain/clients"
import type { Config } from "../config.ts"
import type {
  ContactColumn,
  PaymentColumn,
  SiteHtmlColumn,
  SiteOptionsColumn,
  ThemeColumn,
  WebsiteRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { browserAddresses, paypalScript } from "../processor-addresses.ts"
import { NO_CARDS } from "../processor-type.ts"
import { walletSettings } from "./wallet-settings.ts"

export type ProcessorAddresses = Pick<Config, "sandbox" | "processors" | "cardNumbers" | "networkPositionUrl">

/** Where a tenant's picture is served. */
export const assetUrl = (websiteId: string, path: string): string =>
  `/assets/${websiteId}/${path.split("/").map(encodeURIComponent).join("/")}`

/** The public settings of a website; secrets are not among its columns. */
export function websiteConfig(
  row: WebsiteRow,
  language: Language,
  processors: ProcessorAddresses,
): WebsiteConfig {
  const theme: ThemeColumn = JSON.parse(row.theme)
  const { header, footer }: SiteHtmlColumn = JSON.parse(row.site_html)
  const { interac, paypal }: PaymentColumn = JSON.parse(row.payment)
  const column: SiteOptionsColumn = JSON.parse(row.site_options)
  const {
    holderSurvey,
    redirectHosts,
    sitePages,
    banners,
    tracking,
    newsletters,
    stay22,
    // Nothing of the shop's.
    walletPasses: _passes,
    producers: _producers,
    socialProviders,
    ...options
  } = column
  return {
    accountId: row.id,
    accountCode: row.account_code,
    subdomain: row.id,
    name: language === "fr" ? row.name_fr : row.name_en,
    cart: true,
    clientAccount: row.client_account,
    languages: JSON.parse(row.languages),
    themePalette: theme.palette,
    themeMood: theme.mood,
    images: images(row),
    processorConfig: processorConfig(JSON.parse(row.payment), processors),
    contact: contact(JSON.parse(row.contact), language),
    timeZone: row.time_zone,
    reservationTime: row.hold_seconds,
    renewals: row.renewals,
    styleTkp: false,
    flowStandard: false,
    uniqueHolderSurvey: holderSurvey !== undefined,
    deliveries: JSON.parse(row.delivery),
    hiddenCartElements: JSON.parse(row.hidden_cart_elements),
    ...defined({
      header: header?.[language],
      footer: footer?.[language],
      holderSurvey: holderSurvey && { ...holderSurvey, question: holderSurvey.question[language] },
      wallets: walletSettings(JSON.parse(row.payment), processors),
      paypal: paypal && { clientId: paypal.clientId, sdkUrl: paypalScript(processors) },
      interacHiddenSubdomains: interac?.hiddenSubdomains && [...interac.hiddenSubdomains],
      redirectHosts: redirectHosts && [...redirectHosts],
      sitePages: sitePages && [...sitePages],
      banners: banners && [...banners],
      socialProviders: socialProviders && [...socialProviders],
      tracking: tracking && true,
      nearbyStays: stay22 === undefined ? undefined : true,
      networkPositionUrl: processors.networkPositionUrl,
      newsletters: newsletters && [...newsletters],
      backgroundColor: theme.backgroundColor,
      backgroundImage: theme.backgroundImage && assetUrl(row.id, theme.backgroundImage),
    }),
    ...options,
  }
}

function images(row: WebsiteRow): Image[] {
  const paths: Record<string, string> = JSON.parse(row.images)
  return Object.entries(paths).map(([imageSize, path]) => ({ imageSize, url: assetUrl(row.id, path) }))
}

function contact({ phone, email, address, lines, social }: ContactColumn, language: Language) {
  return defined({
    phone: phone && contactPhone(phone, language),
    email,
    address: address && placeAddress(address, language),
    lines: lines?.map((line) => ({ ...line, phone: contactPhone(line.phone, language) })),
    social,
  })
}

function processorConfig(payment: PaymentColumn, settings: ProcessorAddresses): ProcessorConfig {
  if (payment.processor === NO_CARDS) return { type: NO_CARDS, threeDSecure: false }
  const { fields, threeDSecure, environment } = browserAddresses(payment.processor, settings)
  const cardEntry =
    fields !== undefined ? ("HOSTED" as const) : settings.cardNumbers ? ("NUMBERS" as const) : undefined
  return defined({
    type: payment.processor,
    threeDSecure: payment.threeDSecure,
    token: payment.publicKey,
    // Paysafe's browser key opens its card fields and 3-D Secure.
    threeDSecureToken: payment.processor === "PAYSAFE" ? payment.publicKey : undefined,
    accountId: payment.accountId,
    sdkUrl: fields,
    threeDSecureUrl: threeDSecure,
    environment,
    cardEntry,
    keepsCards: payment.keepCards,
  })
}
