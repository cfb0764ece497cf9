import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { WebsiteRow } from "../database/tables.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { readWebsite, websiteIdOfCode, websiteOfRow } from "../websites/website-store.ts"
import { type PublishedWebsite, readPublished } from "./published-website.ts"
import { processMemory, type RevisionMemory } from "./revision-memory.ts"

/**
 * What websites publish, in memory: settings, pages, events, prices, rules, subscriptions and venues. Never ask it from
 * within a transaction: it may need a connection of its own, and the embedded database has one for writing.
 */
export interface PublishedCatalogue {
  /**
   * What a website publishes now; undefined when there is none. The same object as long as nothing was imported: what is
   * derived from it may be kept in a `WeakMap` under it, or in its `memory`.
   */
  of(websiteId: string): Promise<PublishedWebsite | undefined>
  /** The settings of a website alone, by its id or the code of its account at a card processor. */
  website(named: { readonly id: string } | { readonly accountCode: string }): Promise<Website | undefined>
  /** Epoch milliseconds until which what was answered of a website last is answered again without a query. */
  freshUntil(websiteId: string): number
}

export interface CatalogueOptions {
  /**
   * Milliseconds a website's revision is believed before the database is asked again. 0 asks it each time, for tests, which
   * change rows at will.
   */
  readonly believeFor: number
  /** Bytes, over all websites: half of them for tables, half for what is made of them. What was asked for longest ago goes first. */
  readonly limit?: number
}

/** Five arenas of 60,000 seats, or hundreds of theatres with their maps and answers. */
const usualLimit = 256 * 1024 * 1024

interface Known {
  row: WebsiteRow
  website: Website
  checkedAt: number
  published?: { value: Promise<PublishedWebsite>; readonly memory: RevisionMemory; size: number }
}

/** How often a website is read again because an import was faster, before it is given up. */
const mostTries = 10

export function publishedCatalogue(
  db: Knex,
  clock: Clock,
  { believeFor, limit = usualLimit }: CatalogueOptions,
): PublishedCatalogue {
  const memory = processMemory(clock, limit / 2)
  // In the order they were last asked for.
  const known = new Map<string, Known>()
  const looking = new Map<string, Promise<Known | undefined>>()

  const isBelieved = ({ checkedAt }: Known) => believeFor > 0 && clock.now() < checkedAt + believeFor

  function forget(id: string): void {
    known.get(id)?.published?.memory.drop()
    known.delete(id)
  }

  /** One look at a time: who asks while another looks is told the same. */
  function look(id: string): Promise<Known | undefined> {
    const under = looking.get(id) ?? lookAt(id).finally(() => looking.delete(id))
    looking.set(id, under)
    return under
  }

  async function lookAt(id: string): Promise<Known | undefined> {
    // From before the look: what is committed while it is under way may not be seen by it.
    const checkedAt = clock.now()
    const row = await readWebsite(db, id)
    const before = known.get(id)
    if (row === undefined) {
      forget(id)
      return undefined
    }
    if (before !== undefined && before.row.revision === row.revision) {
      before.checkedAt = checkedAt
      if (believeFor === 0 && before.published !== undefined) {
        // What is made of it, or kept under it, counts seats and holds too, which tests change at will as well.
        before.published.memory.forget()
        before.published.value = before.published.value.then((published) => ({ ...published }))
      }
      return before
    }
    forget(id)
    const found = { row, website: websiteOfRow(row), checkedAt }
    known.set(id, found)
    return found
  }

  async function find(id: string): Promise<Known | undefined> {
    const one = known.get(id)
    if (one === undefined || !isBelieved(one)) return look(id)
    known.delete(id)
    known.set(id, one)
    return one
  }

  function publishedOf(one: Known): Promise<PublishedWebsite> {
    one.published ??= start(one)
    return one.published.value
  }

  function start(one: Known): NonNullable<Known["published"]> {
    const scope = memory.scope()
    const published = { value: readWhole(one, scope), memory: scope, size: 0 }
    published.value.then(
      ({ size }) => {
        published.size = size
        makeRoom()
      },
      () => {
        if (one.published === published) delete one.published
      },
    )
    return published
  }

  /** Reads until no import came between the first row and the last. */
  async function readWhole(one: Known, scope: RevisionMemory): Promise<PublishedWebsite> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const { row } = one
      const published = await readPublished(db, row, scope)
      const after = await readWebsite(db, row.id)
      if (after === undefined || after.revision === row.revision) return published
      one.row = after
      one.website = websiteOfRow(after)
    }
    throw new Error(`${one.row.id} is imported faster than it can be read`)
  }

  /** Forgets the websites that were asked for longest ago; the last one stays however large it is. */
  function makeRoom(): void {
    const sizes = [...known].map(([id, { published }]) => [id, published?.size ?? 0] as const)
    let total = sizes.reduce((sum, [, size]) => sum + size, 0)
    for (const [id, size] of sizes.slice(0, -1)) {
      if (total <= limit / 2) return
      total -= size
      forget(id)
    }
  }

  return {
    async of(websiteId) {
      const one = await find(websiteId)
      return one && publishedOf(one)
    },

    async website(named) {
      const id = "id" in named ? named.id : await websiteIdOfCode(db, named.accountCode)
      return id === undefined ? undefined : (await find(id))?.website
    },

    freshUntil(websiteId) {
      const one = known.get(websiteId)
      return one === undefined || believeFor === 0 ? Number.NEGATIVE_INFINITY : one.checkedAt + believeFor
    },
  }
}

/** What the website of a request publishes. */
export async function siteOf(catalogue: PublishedCatalogue, { id }: Pick<Website, "id">) {
  const site = await catalogue.of(id)
  // The guard has found it, so it went in this moment.
  if (site === undefined) throw new Refusal("website-unknown")
  return site
}
