import { type OperationId, operations } from "@parterre/contract"
import * as fc from "fast-check"
import type { Knex } from "knex"
import type { AppOptions } from "../src/app.ts"
import { isPostgres } from "../src/database/open-database.ts"
import { prune } from "../src/jobs/pruner.ts"
import { sweep } from "../src/jobs/sweeper.ts"
import { type BadRequest, badRequest } from "./bad-requests.ts"
import { type FuzzHouse, openHouse, type Shop, shops } from "./house.ts"
import { codeOf, complaint } from "./judge.ts"
import { type RawAnswer, sender } from "./send.ts"
import { type Visitor, visit } from "./visitor.ts"

export interface FuzzOptions {
  /** The same seed makes the same requests, but for the tokens in them. */
  readonly seed: number
  readonly requests: number
  /** Milliseconds after which no other request is begun. */
  readonly atMost: number
}

export interface Failure {
  /** The request's place in the run, from 0. */
  readonly at: number
  readonly id: OperationId
  readonly request: string
  readonly spoilt: readonly string[]
  readonly complaint: string
}

export interface FuzzReport {
  readonly requests: number
  readonly seconds: number
  /** Answers by status; 0 for a connection that ended without one. */
  readonly byStatus: Readonly<Record<string, number>>
  /** Failures by their code. */
  readonly byCode: Readonly<Record<string, number>>
  readonly operations: number
  readonly refused: number
  /** Bytes the database grew by in refused requests, each on the average. */
  readonly growthPerRefused: number
  /** The refused request that made it grow most, in bytes. */
  readonly largestGrowth: number
  readonly failures: readonly Failure[]
}

/** Bytes a refused request may add to the database, on the average. */
export const mostGrowth = 1024
/** Requests of one visitor, before their cart and sale are too far from a beginning. */
const requestsOfVisitor = 25
/** Requests between two rounds of the jobs. */
const requestsOfRound = 200
const day = 86_400_000

const ids = Object.keys(operations) as OperationId[]
/** Operations that can change what is stored. */
const changing = ids.filter((id) => operations[id].method !== "GET")

/** Sends bad requests to every operation of a server over a fresh database, one after the other, and judges each answer. */
export async function fuzz(
  db: Knex,
  { seed, requests, atMost }: FuzzOptions,
  changes: Partial<AppOptions> = {},
): Promise<FuzzReport> {
  const house = await openHouse(db, changes)
  const { send, close } = sender(house.address)
  const started = performance.now()
  const byStatus: Record<string, number> = {}
  const byCode: Record<string, number> = {}
  const failures: Failure[] = []
  const asked = new Set<OperationId>()
  let [refused, grown, largestGrowth, made] = [0, 0, 0, 0]
  let visitor: Visitor | undefined
  try {
    let size = await sizeOf(db)
    for (let at = 0; at < requests && performance.now() - started < atMost; at += 1) {
      const random = { seed: seed + at, numRuns: 1 }
      if (at % requestsOfRound === 0) await passTime(house)
      if (visitor === undefined || at % requestsOfVisitor === 0) {
        visitor = await visit(house, pick(shops, random), at)
        size = await sizeOf(db)
      }
      const id = turn(at, seed)
      const [request] = fc.sample(badRequest(id, visitor), random)
      if (request === undefined) throw new Error("nothing was drawn")
      made += 1
      asked.add(id)
      const answer = await send(request).catch((error: Error) => error)
      const after = await sizeOf(db)
      const growth = after - size
      size = after
      const status = answer instanceof Error ? 0 : answer.status
      byStatus[status] = (byStatus[status] ?? 0) + 1
      const code = answer instanceof Error ? "no answer" : codeOf(answer)
      if (code !== undefined) byCode[code] = (byCode[code] ?? 0) + 1
      if (!(answer instanceof Error) && answer.sessionToken !== undefined)
        visitor.headers["x-session-token"] = answer.sessionToken
      if (status >= 400) {
        refused += 1
        grown += growth
        largestGrowth = Math.max(largestGrowth, growth)
      }
      const wrong = answer instanceof Error ? `no answer: ${answer.message}` : complaint(request, answer)
      if (wrong !== undefined) failures.push(failureOf(at, request, answer, wrong))
    }
  } finally {
    close()
    await house.close()
  }
  return {
    requests: made,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    byStatus,
    byCode,
    operations: asked.size,
    refused,
    growthPerRefused: Math.round(grown / Math.max(1, refused)),
    largestGrowth,
    failures,
  }
}

/** Each operation has its turn; between them, one that changes something. */
function turn(at: number, seed: number): OperationId {
  const [of, place] = at % 2 === 0 ? [ids, at / 2] : [changing, (at - 1) / 2]
  return of[(place * stride(of.length) + seed) % of.length] as OperationId
}

/** A step that comes by every place of a circle: one that shares a divisor with its length leaves places out. */
const stride = (length: number): number => [37, 41, 43].find((prime) => length % prime !== 0) ?? 1

const pick = (from: readonly Shop[], random: { readonly seed: number }): Shop =>
  from[random.seed % from.length] as Shop

/** A minute goes by, and what is over goes: a house that has run for long is asked too. */
async function passTime({ db, clock }: FuzzHouse): Promise<void> {
  clock.pass(60)
  await sweep(db, clock.now())
  await prune(db, { refusals: day, carts: day, mail: day }, clock.now())
}

/** Bytes in use: of the pages that hold something, or of the whole database. */
async function sizeOf(db: Knex): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await db.raw("SELECT pg_database_size(current_database()) AS bytes")
    return Number(rows[0].bytes)
  }
  const [pages] = await db.raw("PRAGMA page_count")
  const [free] = await db.raw("PRAGMA freelist_count")
  const [bytes] = await db.raw("PRAGMA page_size")
  return (pages.page_count - free.freelist_count) * bytes.page_size
}

function failureOf(at: number, request: BadRequest, answer: RawAnswer | Error, wrong: string): Failure {
  const said = answer instanceof Error ? "" : `: ${answer.body.toString().slice(0, 300)}`
  const body = request.body === undefined ? "" : ` ${request.body.toString().slice(0, 300)}`
  return {
    at,
    id: request.id,
    request: `${request.method} ${request.target.slice(0, 300)}${body}`,
    spoilt: request.spoilt,
    complaint: `${wrong}${said}`,
  }
}
