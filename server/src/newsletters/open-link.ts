import type { Newsletter, NewsletterLink as OpenedLink } from "@parterre/contract"
import type { Knex } from "knex"
import { inTransaction } from "../database/in-transaction.ts"
import type { NewsletterAskRow, NewsletterSubscriptionRow } from "../database/newsletter-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Website } from "../http/handler.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { Refusal } from "../refusal.ts"
import { newsletterAnswer } from "./newsletter-answer.ts"
import { NEWSLETTER_WELCOME_MAIL, type NewsletterMessage } from "./newsletter-message.ts"
import { type NewsletterStore, newsletterStore } from "./newsletter-store.ts"
import type { NewsletterLink, NewsletterTokens } from "./newsletter-tokens.ts"

interface LinkDependencies extends Pick<Dependencies, "db" | "clock" | "newId"> {
  readonly tokens: NewsletterTokens
}

type LeaveLink = Exclude<NewsletterLink, { readonly kind: "confirm" }>

/** How the link of a letter is used up; a test looks what becomes of it otherwise. */
export type TakeAsks = (
  store: NewsletterStore,
  letterId: string,
  now: number,
) => Promise<readonly NewsletterAskRow[]>

const takeOnce: TakeAsks = (store, letterId, now) => store.takeAsks(letterId, now)

/**
 * Confirms what a mail asks about: from now on the address is sent it. A link that was opened before confirms nothing
 * anew, so that whoever has left since stays away; it says how the address stands.
 */
export async function confirmNewsletters(
  { db, clock, newId, tokens }: LinkDependencies,
  { id: websiteId }: Website,
  token: string,
  take: TakeAsks = takeOnce,
): Promise<readonly Newsletter[]> {
  const link = tokens.read(websiteId, token)
  if (link?.kind !== "confirm") throw new Refusal("newsletter-link-ended")
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const store = newsletterStore(trx, websiteId)
    const taken = await take(store, link.id, now)
    for (const ask of taken) await store.subscribe(subscriptionOf(ask, newId(), now))
    if (taken.length > 0) await postWelcome(trx, websiteId, newId(), link.id, now)
  })
  const store = newsletterStore(db, websiteId)
  const [first, ...others] = await store.asksOf(link.id, now)
  if (first === undefined) throw new Refusal("newsletter-link-ended")
  const asked = [first, ...others].map(({ newsletter_id }) => newsletter_id)
  const living = await store.livingOfAddress(first.email_key)
  return answers(store, asked, new Set(living.map(({ newsletter_id }) => newsletter_id)))
}

const subscriptionOf = (
  { asked_in: _, ...ask }: NewsletterAskRow,
  id: string,
  now: number,
): NewsletterSubscriptionRow => ({ ...ask, id, confirmed_at: now, ended_at: null })

async function postWelcome(
  trx: Knex.Transaction,
  websiteId: string,
  id: string,
  letterId: string,
  now: number,
): Promise<void> {
  const payload: NewsletterMessage = { letterId }
  await postMessage(trx, { id, websiteId, kind: NEWSLETTER_WELCOME_MAIL, payload }, now)
}

/** Ends what a link of a mail names; opened again, it says the same. */
export async function leaveNewsletters(
  { db, clock, tokens }: Pick<LinkDependencies, "db" | "clock" | "tokens">,
  { id: websiteId }: Website,
  token: string,
): Promise<readonly Newsletter[]> {
  const link = tokens.read(websiteId, token)
  if (link === undefined || link.kind === "confirm") throw new Refusal("newsletter-link-ended")
  const store = newsletterStore(db, websiteId)
  const left = await namedBy(store, link)
  const now = clock.now()
  // Whoever has come back since is meant as well: an old mail leaves what its address receives now.
  await inTransaction(db, async (trx) => {
    for (const row of left) await newsletterStore(trx, websiteId).endOfAddress(row, now)
  })
  return answers(
    store,
    left.map(({ newsletter_id }) => newsletter_id),
    new Set(),
  )
}

/** What the link of a mail is about, as its address stands with it, and whether it was used; changes nothing. */
export async function readNewsletterLink(
  { db, clock, tokens }: Pick<LinkDependencies, "db" | "clock" | "tokens">,
  { id: websiteId }: Website,
  token: string,
): Promise<OpenedLink> {
  const link = tokens.read(websiteId, token)
  if (link === undefined) throw new Refusal("newsletter-link-ended")
  const store = newsletterStore(db, websiteId)
  const asks = link.kind === "confirm" ? await store.asksOf(link.id, clock.now()) : []
  const named = link.kind === "confirm" ? asks : await namedBy(store, link)
  const [first] = named
  if (first === undefined) throw new Refusal("newsletter-link-ended")
  const living = new Set((await store.livingOfAddress(first.email_key)).map(idOf))
  const waiting = asks.filter(({ confirmed_at }) => confirmed_at === null).map(idOf)
  const isLeft = named.every((one) => !living.has(idOf(one)))
  return {
    act: link.kind === "confirm" ? "confirm" : "leave",
    used: link.kind === "confirm" ? waiting.length === 0 : isLeft,
    newsletters: [...(await answers(store, named.map(idOf), living, new Set(waiting)))],
  }
}

const idOf = ({ newsletter_id }: Pick<NewsletterAskRow, "newsletter_id">): string => newsletter_id

/** The subscriptions that a link to leave names. */
async function namedBy(store: NewsletterStore, { kind, id }: LeaveLink) {
  const found = { letter: store.ofLetter, several: store.ofLeaveLink, subscription: store.ofId }
  const named = await found[kind](id)
  if (named.length === 0) throw new Refusal("newsletter-link-ended")
  return named
}

/** Newsletters by their ids; one that the site has no more is not named. */
async function answers(
  store: NewsletterStore,
  ids: readonly string[],
  subscribed: ReadonlySet<string>,
  awaited: ReadonlySet<string> = new Set(),
): Promise<readonly Newsletter[]> {
  const rows = await store.newsletters()
  return rows.flatMap((row) =>
    ids.includes(row.id)
      ? [newsletterAnswer(row, { isSubscribed: subscribed.has(row.id), isAwaited: awaited.has(row.id) })]
      : [],
  )
}
