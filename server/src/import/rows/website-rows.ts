import { createHash } from "node:crypto"
import type { BannerPlace, NewsletterSender, SitePage } from "@parterre/contract"
import type {
  AssetRow,
  ContactColumn,
  DeliveryModesColumn,
  PaymentColumn,
  SiteHtmlColumn,
  SiteOptionsColumn,
  StaffPermissionRow,
  StaffRow,
  TaxNumbersColumn,
  ThemeColumn,
  WebsiteRow,
} from "../../database/tables.ts"
import { defined } from "../../defined.ts"
import { FACEBOOK_VERSION } from "../../social-config.ts"
import { STATIC_PAGES } from "../schemas/site.ts"
import { siteHtml } from "../site-html.ts"
import type { StaffEntry, TenantFile } from "../tenant-files.ts"
import type { Picture } from "../tenant-folder.ts"
import type { SiteRows } from "./site-rows.ts"

/** Text of a JSON column; the type names what readers will find. */
const json = <Column>(column: Column): string => JSON.stringify(column)

/** All of a website but its revision, which counts what imports change. */
export function websiteRow(tenant: TenantFile, site: SiteRows): Omit<WebsiteRow, "revision"> {
  return {
    id: tenant.subdomain,
    name_fr: tenant.name.fr,
    name_en: tenant.name.en,
    languages: json(tenant.languages),
    account_code: tenant.accountCode,
    time_zone: tenant.timeZone,
    client_account: tenant.clientAccount,
    theme: json<ThemeColumn>(tenant.theme),
    contact: json<ContactColumn>(tenant.contact ?? {}),
    hold_seconds: tenant.holdSeconds,
    renewals: tenant.renewals,
    avoid_single: tenant.avoidSingle ? 1 : 0,
    last_resort: tenant.lastResort === false ? 0 : 1,
    delivery: json(tenant.delivery),
    delivery_modes: json<DeliveryModesColumn>({
      paid: (tenant.shippings ?? []).map(({ events, ...terms }) => ({
        ...terms,
        ...(events === undefined ? {} : { eventIds: events.map((event) => `${tenant.subdomain}.${event}`) }),
      })),
      excluded: tenant.excludedShippings ?? [],
    }),
    mail_from: tenant.mail.from,
    payment: json<PaymentColumn>({ ...tenant.payment, brands: [...tenant.payment.brands] }),
    tax_numbers: json<TaxNumbersColumn>(tenant.taxNumbers ?? {}),
    images: json(tenant.images ?? {}),
    framed_by: json(tenant.framedBy ?? []),
    site_html: json<SiteHtmlColumn>(siteHtml(tenant)),
    hidden_cart_elements: json(tenant.hiddenCartElements ?? []),
    site_options: json<SiteOptionsColumn>(
      defined({
        cart: tenant.cart,
        cartRedirectionUrl: tenant.cartRedirectionUrl,
        showMapsLink: tenant.showMapsLink,
        oldFlow: tenant.oldFlow,
        splitPrice: tenant.splitPrice,
        ...checkoutOf(tenant.tkp),
        tracking: tenant.tracking,
        logLevel: tenant.logLevel,
        timeFormat: tenant.timeFormat,
        privacyConsent: tenant.privacyConsent,
        privacyUrl: tenant.privacyUrl,
        showCompanyAndTitle: tenant.showCompanyAndTitle,
        flowStandard: tenant.flowStandard,
        solutionUrl: tenant.solutionUrl,
        redirectHosts: tenant.redirectHosts,
        producers: tenant.producers,
        sitePages: someOf(sitePagesIn(site)),
        banners: someOf(BANNER_PLACES.filter((place) => site.banners.some((one) => one.place === place))),
        walletPasses: tenant.walletPasses,
        stay22: tenant.stay22,
        socialProviders: tenant.socialProviders,
        facebookVersion: facebookVersionOf(tenant),
        emailCheck: tenant.emailCheck,
        newsletters: someOf(newsletterSenders(site)),
        holderSurvey: tenant.uniqueHolderSurvey && {
          question: tenant.uniqueHolderSurvey.question,
          required: tenant.uniqueHolderSurvey.required ?? false,
        },
      }),
    ),
  }
}

/** Told to shops that offer Facebook, and to no other. */
const facebookVersionOf = ({ socialProviders = [], facebookVersion = FACEBOOK_VERSION }: TenantFile) =>
  socialProviders.some(({ provider }) => provider === "FACEBOOK") ? facebookVersion : undefined

/** Nothing of a site that is not of the tkp system. */
function checkoutOf(tkp: TenantFile["tkp"]) {
  if (tkp === undefined) return {}
  const { checkout, oldCheckout, checkoutOrigin, shopOrigin } = tkp
  const isElsewhere = checkoutOrigin !== undefined && shopOrigin !== undefined
  return {
    ...{ styleTkp: true, checkout, oldCheckout },
    checkoutSite: isElsewhere ? { checkoutOrigin, shopOrigin } : undefined,
  }
}

const newsletterSenders = ({ newsletters }: SiteRows): readonly NewsletterSender[] => {
  const areOwn = newsletters.map(({ producer_fr }) => producer_fr === null)
  return NEWSLETTER_SENDERS.filter((sender) => areOwn.includes(sender === "organiser"))
}

const NEWSLETTER_SENDERS = ["organiser", "producers"] as const satisfies readonly NewsletterSender[]
const BANNER_PLACES = ["carousel", "main", "secondary"] as const satisfies readonly BannerPlace[]

/** What a site has beside its programme, in the order in which links name it. */
const sitePagesIn = ({ staticPages, outlets }: SiteRows): readonly SitePage[] => [
  ...STATIC_PAGES.filter((name) => staticPages.some((page) => page.name === name)),
  ...(outlets.length === 0 ? [] : (["pos"] as const)),
]

const someOf = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items

/** `hashes` holds the password hash of each e-mail that may sign in. */
export function staffRows(
  websiteId: string,
  staff: readonly StaffEntry[],
  hashes: ReadonlyMap<string, string>,
) {
  const members: StaffRow[] = staff.map(({ email, name, producer }) => ({
    id: staffId(websiteId, email),
    website_id: websiteId,
    email: email.toLowerCase(),
    name,
    password_hash: hashes.get(email.toLowerCase()) ?? null,
    producer_id: producer ?? null,
  }))
  const permissions: StaffPermissionRow[] = staff.flatMap((member) =>
    member.permissions.map((permission) => ({
      staff_id: staffId(websiteId, member.email),
      permission,
      website_id: websiteId,
    })),
  )
  return { members, permissions }
}

export const assetRows = (websiteId: string, pictures: readonly Picture[]): AssetRow[] =>
  pictures.map(({ path, contentType, bytes }) => ({
    website_id: websiteId,
    path,
    content_type: contentType,
    bytes,
    hash: createHash("sha256").update(bytes).digest("hex"),
  }))

const staffId = (websiteId: string, email: string): string => `${websiteId}.${email.toLowerCase()}`
