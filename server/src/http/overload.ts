import type { IncomingMessage } from "node:http"
import underPressure from "@fastify/under-pressure"
import { type OperationId, operations } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import { Refusal } from "../refusal.ts"

export interface OverloadOptions {
  /** Requests for holds that may be under way, from their first byte to the last of their answer. */
  readonly maxHolds: number
  /** Milliseconds that the event loop may be late before newcomers are refused; 0: it may be as late as it likes. */
  readonly maxDelay: number
  /** Whether the queue of holds takes no more. */
  readonly holdsAreFull: () => boolean
  /** How many wait for a connection to the database. */
  readonly waitingForDatabase: () => number
}

/**
 * How far a shopper has come, and so who is refused first: newcomers, then those who choose. Who holds, waits in a
 * queue's line, pays or has paid is never refused, nor what a processor or an operator asks.
 */
type Standing = "newcomer" | "choosing" | "spared"

/** Those who come in, and work that can wait: passwords take a processor's time by design, PDFs and reports by nature. */
const newcomers: ReadonlySet<OperationId> = new Set<OperationId>([
  "createSession",
  "logIn",
  "createRefreshToken",
  "logInClient",
  "beginSocialSignIn",
  "beginPasskeySignIn",
  "beginPasskey",
  "exportOwnData",
  "previewClosing",
  "closeOwnAccount",
  "listSignIns",
  "logInWithGoogle",
  "logInWithFacebook",
  "createClient",
  "requestPasswordReset",
  "resetPassword",
  "changePassword",
  "sendEmailConfirmation",
  "getSeatsPdf",
  "listInvoices",
  "getInvoiceHtml",
  "listSupportCarts",
  "listSupportHolds",
  "listSupportClients",
  "exportSupportClient",
])

const newHolds: ReadonlySet<OperationId> = new Set<OperationId>([
  "createHolds",
  "holdByPriceLevel",
  "holdSubscriptionByPriceLevel",
  "exchangeFlexPass",
])

/** What is read while choosing. A moment later the same address is answered in front of the framework, for nothing. */
const choosingTags: readonly string[] = ["websites", "catalogue", "seating", "pricing", "combos"]

export function standingOf(id: OperationId | undefined): Standing {
  if (id === undefined) return "spared"
  if (newcomers.has(id)) return "newcomer"
  return newHolds.has(id) || choosingTags.includes(operations[id].tag) ? "choosing" : "spared"
}

/** Times what is too much for newcomers. */
const ofChoosing = 2

/** Whether somebody is refused while the event loop is late by so much, or so many wait. */
export const isRefused = (standing: Standing, now: number, most: number): boolean =>
  standing !== "spared" && now > most * (standing === "newcomer" ? 1 : ofChoosing)

/** Milliseconds between two looks at the event loop: a crowd comes within a second. */
const sampleInterval = 250

/** Callers of the database that may wait before newcomers are refused, beside the holds that may. */
const databaseShare = 1 / 8

/** Newcomers under way beside the holds: opening a session takes no statement, so many are only where the loop is late. */
const newcomersShare = 1 / 4

/** Says who is refused now. */
export interface OverloadGate {
  /** Whether a request for an operation is refused before it costs anything. */
  refuses(id: OperationId | undefined): boolean
  /**
   * Lets a request of a crowd in, unless it is refused or too many like it are under way; the one let in says when it is
   * over. What waits within one turn of the event loop is in no queue yet and in no delay: it is counted here.
   */
  enter(id: OperationId): (() => void) | undefined
  /** Has the framework ask, and begins to look at the event loop. */
  watch(app: FastifyInstance, renewing: WeakSet<IncomingMessage>): Promise<void>
}

/** Refuses before a request costs anything, so that it is answered in milliseconds; the work there is goes on. */
export function overloadGate(options: OverloadOptions): OverloadGate {
  const { maxHolds, maxDelay, holdsAreFull, waitingForDatabase } = options
  let delay = () => 0
  const underWay = { holds: 0, newcomers: 0 }
  const most = { holds: maxHolds, newcomers: Math.ceil(maxHolds * newcomersShare) }
  const refuses = (id: OperationId | undefined): boolean => {
    const standing = standingOf(id)
    if (standing === "spared") return false
    if (id !== undefined && newHolds.has(id) && holdsAreFull()) return true
    // Sales and carts wait for the same connections, one by one, where holds pass in crowds.
    if (isRefused(standing, waitingForDatabase(), maxHolds * databaseShare)) return true
    return maxDelay > 0 && isRefused(standing, delay(), maxDelay)
  }

  return {
    refuses,
    enter(id) {
      const kind = newHolds.has(id) ? "holds" : "newcomers"
      if (underWay[kind] >= most[kind] || refuses(id)) return undefined
      underWay[kind] += 1
      return () => {
        underWay[kind] -= 1
      }
    },
    async watch(app, renewing) {
      app.addHook("onRequest", ({ raw, routeOptions }, _reply, done) => {
        // Many others wait for a read that renews an answer: refusing it would refuse them all.
        done(refuses(routeOptions.config.operationId) && !renewing.has(raw) ? overloaded() : undefined)
      })
      if (maxDelay === 0) return
      await app.register(underPressure, { sampleInterval })
      delay = () => {
        const { eventLoopDelay } = app.memoryUsage()
        // Nothing is known yet, as at the start: it has stood still since the last look at most.
        return Number.isFinite(eventLoopDelay) ? eventLoopDelay : sampleInterval
      }
    },
  }
}

/** Operations that a crowd calls, refused in front of the framework: by their method and path, up to a parameter. */
const crowded = [...newHolds, "createSession" as const].map((id) => {
  const { method, path } = operations[id]
  const [start = path, parameter] = path.split("{")
  return { id, method, start, isWhole: parameter === undefined }
})

/** The operation of a request that a crowd makes; undefined for any other. */
export function crowdedOperation(method: string | undefined, url: string): OperationId | undefined {
  if (method !== "POST") return undefined
  const [path = ""] = url.split("?", 1)
  return crowded.find(({ start, isWhole }) => (isWhole ? path === start : path.startsWith(start)))?.id
}

/** Seconds after which a refused caller may come again, drawn so that they do not all come at once. */
const retryAfter = { least: 1, most: 3 }

/** Nothing has been begun: the same request may come again. */
export const overloaded = (): Refusal<"overloaded"> =>
  new Refusal("overloaded", {
    retryAfter: retryAfter.least + Math.floor(Math.random() * (1 + retryAfter.most - retryAfter.least)),
  })
