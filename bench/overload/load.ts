/**
 * The crowd in a process of its own: shoppers who come at a rate, whether or not those before them have been answered, and
 * some who hold already and go on. `run.ts` sends it one order after another.
 */
import { readFileSync } from "node:fs"
import { Pool } from "undici"
import { largeHouse, pairOf } from "../holds/house.ts"

export interface CrowdOrder {
  readonly origin: string
  /** A JSON file with tokens of sessions: of those who were there before, and of those who hold. */
  readonly tokens: string
  /** Shoppers a second; undefined: so many at once as `atOnce`, one after the other. */
  readonly perSecond: number | undefined
  readonly atOnce: number
  readonly seconds: number
  /** The first wish; later orders go on where the one before ended. */
  readonly from: number
}

export interface CrowdTokens {
  readonly early: readonly string[]
  readonly holders: readonly string[]
}

/** What became of one kind of request. Milliseconds, from when a shopper wanted it. */
export interface Answers {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export interface CrowdResult {
  /** Shoppers who came, a second. */
  readonly offered: number
  /** Visits that came as far as a sale, a second. */
  readonly visitsPerSecond: number
  readonly placed: number
  /** Holds answered, granted or not. */
  readonly holds: Answers
  /** Sessions opened. */
  readonly sessions: Answers
  /** Refused as overloaded. */
  readonly refused: Answers
  /** Carts read, sales begun and time asked for by those who hold. */
  readonly holders: Answers
  /** Those who hold and were refused, and anything that nobody should be answered. */
  readonly wrong: Readonly<Record<string, number>>
  /** Requests without an answer when everybody's patience had ended. */
  readonly unanswered: number
  readonly next: number
}

/** Milliseconds a shopper waits for an answer, as the SDK does. */
const patience = 15_000
/** What those who hold do each second, all together. */
const holderActions = 20

async function crowd(order: CrowdOrder): Promise<CrowdResult> {
  const { origin, perSecond, atOnce, seconds, from } = order
  const tokens: CrowdTokens = JSON.parse(readFileSync(order.tokens, "utf8"))
  const pool = new Pool(origin, {
    connections: 1000,
    pipelining: 1,
    headersTimeout: patience,
    bodyTimeout: patience,
  })
  const times: Record<"holds" | "sessions" | "refused" | "holders", number[]> = {
    holds: [],
    sessions: [],
    refused: [],
    holders: [],
  }
  const wrong: Record<string, number> = {}
  const count = (what: string) => {
    wrong[what] = (wrong[what] ?? 0) + 1
  }
  let placed = 0
  let visits = 0
  let under = 0
  let unanswered = 0

  async function ask(method: "GET" | "POST" | "PUT", path: string, token?: string, body?: unknown) {
    const wantedAt = performance.now()
    const url = `${path}?subdomain=${largeHouse.website.id}&language=en`
    const headers = {
      ...(token === undefined ? {} : { "x-session-token": token }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    }
    under += 1
    try {
      const { statusCode, body: answer } = await pool.request({
        method,
        path: url,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: statusCode, text, taken: performance.now() - wantedAt }
    } catch {
      unanswered += 1
      return { status: 0, text: "", taken: performance.now() - wantedAt }
    } finally {
      under -= 1
    }
  }

  /**
   * A whole visit: three of four were there when the sale began and have a session. Whoever is refused leaves; who holds
   * goes on to the sale.
   */
  async function shopper(number: number): Promise<void> {
    let token = tokens.early[number % tokens.early.length]
    if (number % 4 === 3) {
      const opened = await ask("POST", "/v1/session")
      if (opened.status === 503) times.refused.push(opened.taken)
      if (opened.status !== 200) return told("session", opened)
      times.sessions.push(opened.taken)
      token = (JSON.parse(opened.text) as { sessionToken: string }).sessionToken
    }
    const { eventId, priceId, seatIds } = pairOf(largeHouse, number)
    const seen = await ask("GET", `/v1/seatmap/event/${eventId}/availability`)
    if (seen.status === 503) times.refused.push(seen.taken)
    if (seen.status !== 200) return told("availability", seen)
    const prices = [{ id: priceId, qty: 2, seatIds }]
    const held = await ask("POST", "/v1/holds", token, [{ type: "show", id: eventId, prices }])
    told("hold", held)
    if (held.status === 503) times.refused.push(held.taken)
    if (held.status !== 200 && held.status !== 409) return
    times.holds.push(held.taken)
    if (held.status === 409) return
    placed += 1
    await goOn(token ?? "", "GET", "/v1/cart/self")
    if (await goOn(token ?? "", "PUT", "/v1/session/create-sale")) visits += 1
  }

  async function goOn(token: string, method: "GET" | "PUT", path: string): Promise<boolean> {
    const answer = await ask(method, path, token)
    if (answer.status === 200) times.holders.push(answer.taken)
    else if (answer.status !== 0) count(`${method} of one who holds: ${answer.status}`)
    return answer.status === 200
  }

  function told(what: string, { status, text }: { status: number; text: string }): void {
    const isOverload = status === 503 && text.includes('"overloaded"')
    if (![0, 200, 409].includes(status) && !isOverload) count(`${what} ${status}`)
  }

  /** Those who held before the crowd came. */
  const holder = (number: number): Promise<unknown> => {
    const token = tokens.holders[number % tokens.holders.length] ?? ""
    return number % 10 === 9
      ? goOn(token, "PUT", "/v1/session/create-sale")
      : goOn(token, "GET", "/v1/cart/self")
  }

  const start = performance.now()
  const end = start + seconds * 1000
  let next = from
  let acted = 0
  const all: Promise<unknown>[] = []
  const act = () => {
    const due = Math.floor(((performance.now() - start) / 1000) * holderActions)
    for (; acted < due; acted += 1) all.push(holder(acted))
  }
  if (perSecond === undefined) {
    const one = async () => {
      while (performance.now() < end) {
        act()
        next += 1
        await shopper(next)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  } else
    while (performance.now() < end) {
      const due = from + Math.floor(((performance.now() - start) / 1000) * perSecond)
      for (; next < due; next += 1) all.push(shopper(next))
      act()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  const elapsed = (performance.now() - start) / 1000
  // Whoever has not been answered when everybody's patience has ended has given up.
  const enough = setTimeout(() => void pool.destroy(), patience)
  await Promise.all(all)
  clearTimeout(enough)
  if (!pool.destroyed) await pool.close()
  if (under > 0) throw new Error("requests are still under way")
  return {
    offered: Math.round((next - from) / elapsed),
    visitsPerSecond: Math.round(visits / ((performance.now() - start) / 1000)),
    placed,
    holds: shares(times.holds),
    sessions: shares(times.sessions),
    refused: shares(times.refused),
    holders: shares(times.holders),
    wrong,
    unanswered,
    next,
  }
}

function shares(times: number[]): Answers {
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10
  return { count: times.length, p50: at(0.5), p99: at(0.99) }
}

process.on("message", async (order: CrowdOrder) => process.send?.(await crowd(order)))
process.once("disconnect", () => process.exit(0))
