import { escapeHtml } from "@parterre/domain/site-html"
import type { Reading } from "../catalogue/handlers.ts"
import { signedIn } from "../clients/client-checks.ts"
import type { NewsletterRow } from "../database/site-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import {
  FileAnswer,
  type Handlers,
  type Language,
  type OperationRequest,
  sessionOf,
} from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { sellerOf } from "../websites/organiser.ts"
import { changeNewsletters, newslettersOfClient } from "./change-newsletters.ts"
import { consentText, newsletterAnswer } from "./newsletter-answer.ts"
import type { NewsletterTokens } from "./newsletter-tokens.ts"
import { confirmNewsletters, leaveNewsletters, readNewsletterLink } from "./open-link.ts"

/** Newsletters of the organiser and of producers: who asks for them, confirms them and leaves them. */
export function newslettersHandlers(
  dependencies: Pick<Dependencies, "db" | "clock" | "newId">,
  { catalogue }: Pick<Reading, "catalogue">,
  tokens: NewsletterTokens,
  counters: Counters,
): Handlers {
  const letters = counters("newsletter letters", 3_600_000)
  const asking = async (
    request: Pick<OperationRequest<"changeNewsletters">, "website" | "language" | "session">,
  ) => ({
    site: await siteOf(catalogue, request.website),
    language: request.language,
    session: sessionOf(request),
  })
  const ofClient = async (
    request: OperationRequest<"listMasterNewsletters" | "listClientNewsletters">,
    which: (row: NewsletterRow) => boolean,
  ) => {
    const asked = await asking(request)
    const rows = asked.site.newsletters.filter(which)
    return [...(await newslettersOfClient(dependencies, asked, request.path.id, rows))]
  }

  return {
    listMasterNewsletters: (request) => ofClient(request, isOwn),

    listClientNewsletters: (request) => ofClient(request, (row) => !isOwn(row)),

    listSaleNewsletters: async (request) => {
      const { clientId, performanceIds } = request.body
      const asked = await asking(request)
      const rows = offered(asked.site, performanceIds)
      if (clientId !== undefined) return [...(await newslettersOfClient(dependencies, asked, clientId, rows))]
      const seller = sellerOf(asked.site.row)
      return rows.map((row) =>
        newsletterAnswer(row, { isSubscribed: false }, consentText(row, seller, asked.language)),
      )
    },

    changeNewsletters: async (request) => {
      const { body } = request
      if (body.clientId !== undefined) signedIn(sessionOf(request))
      return [...(await changeNewsletters(dependencies, { ...(await asking(request)), letters }, body))]
    },

    confirmNewsletters: async ({ website, path }) => [
      ...(await confirmNewsletters({ ...dependencies, tokens }, website, path.token)),
    ],

    readNewsletterLink: ({ website, path }) =>
      readNewsletterLink({ ...dependencies, tokens }, website, path.token),

    openUnsubscribe: async ({ website, language, path, query }) => {
      if (tokens.read(website.id, path.token) === undefined) throw new Refusal("newsletter-link-ended")
      return leavePage(language, path.token, query.subdomain)
    },

    leaveNewsletter: async ({ website, path }) => [
      ...(await leaveNewsletters({ ...dependencies, tokens }, website, path.token)),
    ],
  }
}

const isOwn = ({ producer_fr }: NewsletterRow): boolean => producer_fr === null

/** The organiser's own, and those of the producers of some events. */
function offered(site: PublishedWebsite, eventIds: readonly string[]): readonly NewsletterRow[] {
  const pages = eventIds.map((id) => {
    const event = site.event(id)
    if (event === undefined) throw new Refusal("event-unknown")
    return event.page_id
  })
  return site.newsletters.filter((row) => {
    const ofProducer: readonly string[] = JSON.parse(row.page_ids)
    return isOwn(row) || ofProducer.some((page) => pages.includes(page))
  })
}

const texts = {
  fr: { title: "Se désabonner", link: "Continuer" },
  en: { title: "Unsubscribe", link: "Continue" },
} as const

/** Leads a browser to the shop's page with the button; a mail program that opens the link ends nothing. */
function leavePage(language: Language, token: string, subdomain: string | undefined): FileAnswer {
  const { title, link } = texts[language]
  const query = subdomain === undefined ? "" : `?${new URLSearchParams({ subdomain })}`
  const address = escapeHtml(`/${language}/newsletters/leave/${encodeURIComponent(token)}${query}`)
  const html = `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"></head><body><p><a href="${address}">${link}</a></p></body></html>`
  return new FileAnswer("text/html; charset=utf-8", html, {
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  })
}
