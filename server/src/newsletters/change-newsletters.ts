import type { Newsletter, NewsletterChange } from "@parterre/contract"
import { emailKey, isEmail } from "@parterre/domain/clients"
import { newsletterFormErrors } from "@parterre/domain/newsletters"
import { signedIn } from "../clients/client-checks.ts"
import { clientStore } from "../clients/client-store.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { NewsletterAskRow } from "../database/newsletter-tables.ts"
import type { NewsletterRow } from "../database/site-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counter } from "../http/counters.ts"
import type { Language, ShopperSession } from "../http/handler.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { sellerOf } from "../websites/organiser.ts"
import { consentText, newsletterAnswer } from "./newsletter-answer.ts"
import { NEWSLETTER_CONFIRM_MAIL, type NewsletterMessage } from "./newsletter-message.ts"
import { newsletterStore } from "./newsletter-store.ts"

type NewsletterDependencies = Pick<Dependencies, "db" | "clock" | "newId">

/** Letters about newsletters that one address gets in an hour, whoever asks for them. */
const mostLetters = 4

export interface Changing {
  readonly site: PublishedWebsite
  readonly language: Language
  readonly session: ShopperSession
  readonly letters: Counter
}

/** Asks for newsletters and leaves some: a client by name, anybody else by an address that a mail then asks. */
export async function changeNewsletters(
  dependencies: NewsletterDependencies,
  changing: Changing,
  change: NewsletterChange,
): Promise<readonly Newsletter[]> {
  const { site } = changing
  const wanted = known(site, change.subscribe)
  known(site, change.unsubscribe)
  return change.clientId === undefined
    ? changeOfGuest(dependencies, changing, change, wanted)
    : changeOfClient(dependencies, changing, change, wanted)
}

async function changeOfClient(
  dependencies: NewsletterDependencies,
  changing: Changing,
  { unsubscribe, language, source = "profile", clientId = "" }: NewsletterChange,
  wanted: readonly NewsletterRow[],
): Promise<readonly Newsletter[]> {
  const { db, clock } = dependencies
  const { site, session } = changing
  const client = await ownClient(dependencies, site, session, clientId)
  const store = newsletterStore(db, site.website.id)
  const has = new Set((await store.livingOfClient(client)).map(({ newsletter_id }) => newsletter_id))
  await ask(dependencies, changing, {
    ...{ email: client.email, clientId, source },
    language: language ?? client.language,
    wanted: wanted.filter(({ id }) => !has.has(id)),
  })
  if (unsubscribe.length > 0)
    await inTransaction(db, async (trx) => {
      const own = newsletterStore(trx, site.website.id)
      await own.withdrawAsks(clientId, unsubscribe)
      await own.endOfClient(clientId, unsubscribe, clock.now())
    })
  return standingOf(dependencies, changing, client, site.newsletters)
}

/** The client who is signed in, and no other. */
async function ownClient(
  { db }: Pick<NewsletterDependencies, "db">,
  { website }: PublishedWebsite,
  session: ShopperSession,
  clientId: string,
) {
  if (signedIn(session) !== clientId) throw new Refusal("not-yours")
  const client = await clientStore(db, website.id).read(clientId)
  if (client === undefined) throw new Refusal("login-needed")
  return { ...client, email_key: emailKey(client.email) }
}

type OwnClient = Awaited<ReturnType<typeof ownClient>>

/** Newsletters as a client stands with them: those whose mail the client opened, and those that wait for it. */
export async function newslettersOfClient(
  dependencies: Pick<NewsletterDependencies, "db" | "clock">,
  changing: Omit<Changing, "letters">,
  clientId: string,
  rows: readonly NewsletterRow[],
): Promise<readonly Newsletter[]> {
  const client = await ownClient(dependencies, changing.site, changing.session, clientId)
  return standingOf(dependencies, changing, client, rows)
}

async function standingOf(
  { db, clock }: Pick<NewsletterDependencies, "db" | "clock">,
  { site, language }: Pick<Changing, "site" | "language">,
  client: OwnClient,
  rows: readonly NewsletterRow[],
): Promise<readonly Newsletter[]> {
  const store = newsletterStore(db, site.website.id)
  const has = new Set((await store.livingOfClient(client)).map(({ newsletter_id }) => newsletter_id))
  const awaited = new Set(await store.awaitedBy(client, clock.now()))
  const seller = sellerOf(site.row)
  return rows.map((row) =>
    newsletterAnswer(
      row,
      { isSubscribed: has.has(row.id), isAwaited: awaited.has(row.id) },
      consentText(row, seller, language),
    ),
  )
}

/** Of an address that may be anybody's: nothing that is done or said depends on what is known of it. */
async function changeOfGuest(
  dependencies: NewsletterDependencies,
  changing: Changing,
  change: NewsletterChange,
  wanted: readonly NewsletterRow[],
): Promise<readonly Newsletter[]> {
  const { email = "", source = "footer", city = "", postalCode = "", province = "", language } = change
  if (change.unsubscribe.length > 0 || source === "profile") throw new Refusal("login-needed")
  const errors = newsletterFormErrors({ email, city, postalCode, province, language: language ?? "" })
  const asked = source === "footer" ? errors : { email: errors.email, language: errors.language }
  const wrong = Object.entries(asked).flatMap(([path, error]) =>
    error === undefined ? [] : [{ path, message: error }],
  )
  // An email by itself has a refusal of its own.
  if (wrong.some(({ path }) => path !== "email") || language === undefined)
    throw new Refusal("request-invalid", { errors: wrong })
  if (!isEmail(email.trim())) throw new Refusal("email-invalid")
  await ask(dependencies, changing, {
    ...{ email: email.trim(), source, language, wanted },
    place: { city: city.trim() || null, postal_code: postalCode.trim() || null, province: province || null },
  })
  return wanted.map((row) => newsletterAnswer(row, { isSubscribed: false, isAwaited: true }))
}

interface Ask {
  readonly email: string
  readonly clientId?: string
  readonly source: NewsletterAskRow["source"]
  readonly language: NewsletterAskRow["language"]
  readonly place?: Pick<NewsletterAskRow, "city" | "postal_code" | "province">
  readonly wanted: readonly NewsletterRow[]
}

/** Keeps what was asked, with the words that were agreed to, and mails the address; one that gets too much is left alone. */
async function ask(
  { db, clock, newId }: NewsletterDependencies,
  { site, language: askedIn, letters }: Changing,
  { email, clientId, source, language, place, wanted }: Ask,
): Promise<void> {
  if (wanted.length === 0) return
  const websiteId = site.website.id
  const key = emailKey(email)
  if ((await letters.add(`${websiteId} ${key}`)).count > mostLetters) return
  const now = clock.now()
  const letterId = newId()
  const seller = sellerOf(site.row)
  const rows = wanted.map(
    (row): NewsletterAskRow => ({
      ...{ id: newId(), website_id: websiteId, newsletter_id: row.id, letter_id: letterId },
      ...{ email, email_key: key, client_id: clientId ?? null, source, language },
      ...(place ?? { city: null, postal_code: null, province: null }),
      consent_text: consentText(row, seller, askedIn),
      ...{ asked_in: askedIn, asked_at: now, confirmed_at: null },
    }),
  )
  const payload: NewsletterMessage = { letterId }
  await inTransaction(db, async (trx) => {
    await newsletterStore(trx, websiteId).ask(rows)
    await postMessage(trx, { id: newId(), websiteId, kind: NEWSLETTER_CONFIRM_MAIL, payload }, now)
  })
}

/** The newsletters of some ids; refuses one that the site does not have. */
function known({ newsletters }: PublishedWebsite, ids: readonly string[]): readonly NewsletterRow[] {
  return [...new Set(ids)].map((id) => {
    const row = newsletters.find((one) => one.id === id)
    if (row === undefined) throw new Refusal("newsletter-unknown")
    return row
  })
}
