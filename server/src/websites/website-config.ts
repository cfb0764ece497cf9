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
import { NO_CARDS, type ProcessorType } from "../processor-type.ts"

export type ProcessorAddresses = Pick<Config, "sandbox" | "processors">

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
  const { interac }: PaymentColumn = JSON.parse(row.payment)
  const { holderSurvey, ...options }: SiteOptionsColumn = JSON.parse(row.site_options)
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
      interacHiddenSubdomains: interac?.hiddenSubdomains && [...interac.hiddenSubdomains],
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

/** The browser libraries of the live processors; Global Payments needs none. */
const libraries: Readonly<Record<ProcessorType, { live?: string; sandbox?: string }>> = {
  PAYSAFE: {
    live: "https://hosted.paysafe.com/threedsecure/js/latest/paysafe.threedsecure.min.js",
    sandbox: "/sandbox/paysafe/sdk.js",
  },
  STRIPE: { live: "https://js.stripe.com/v3/", sandbox: "/sandbox/stripe/sdk.js" },
  GLOBALPAYMENTS: {},
  MONERIS: {},
  CARDCONNECT: {},
  PAYMENTECH: {},
  EXACT: {},
}

function processorConfig(
  payment: PaymentColumn,
  { sandbox, processors }: ProcessorAddresses,
): ProcessorConfig {
  if (payment.processor === NO_CARDS) return { type: NO_CARDS, threeDSecure: false }
  const isLocal = sandbox && processors[payment.processor].baseUrl === undefined
  const library = libraries[payment.processor]
  return defined({
    type: payment.processor,
    threeDSecure: payment.threeDSecure,
    // Paysafe's browser key opens 3-D Secure; the others' makes tokens.
    token: payment.processor === "PAYSAFE" ? undefined : payment.publicKey,
    threeDSecureToken: payment.processor === "PAYSAFE" ? payment.publicKey : undefined,
    accountId: payment.accountId,
    sdkUrl: isLocal ? library.sandbox : library.live,
    environment: isLocal ? ("TEST" as const) : ("LIVE" as const),
  })
}
