/** The load generator in a process of its own: `run.ts` sends it one order after another. */
import { readFileSync } from "node:fs"
import type { HoldGroup } from "@parterre/contract"
import { Client } from "undici"
import { type BenchHouse, largeHouse, littleHouse, mixedHouse, pairOf, pairsOf } from "./house.ts"
import { mixedWish, seatsWished } from "./mixed-wish.ts"

/**
 * What everybody wants: seats all over a large house, in a large house as close together as in a small one, in a small
 * house, the same few hundred seats, or seats and what else is sold.
 */
export type Wishes = "spread" | "close" | "small" | "hot" | "mixed"

export interface LoadOrder {
  readonly origins: readonly string[]
  readonly wishes: Wishes
  readonly connections: number
  readonly seconds: number
  /** A JSON file with the tokens of each house's sessions. */
  readonly tokens: string
}

export type Tokens = Readonly<Record<"large" | "little" | "mixed", readonly string[]>>

export interface LoadResult {
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>
  readonly perSecond: number
  /** Seats of the asks that were granted, at each event. */
  readonly seats: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Pairs that everybody wants: 500 seats. */
const hotPairs = 250

interface Wish {
  readonly path: string
  readonly token: string
  readonly groups: readonly HoldGroup[]
}

/** The wish of each number, until nothing is left to wish for. */
function wisher(wishes: Wishes, tokens: Tokens): (number: number) => Wish | undefined {
  const [house, sessions]: [BenchHouse, readonly string[]] =
    wishes === "mixed"
      ? [mixedHouse, tokens.mixed]
      : wishes === "small"
        ? [littleHouse, tokens.little]
        : [largeHouse, tokens.large]
  const all = wishes === "mixed" ? house.seats / 2 : pairsOf(house)
  return (number) => {
    if (wishes !== "hot" && number >= all) return undefined
    const own = () => {
      const wanted = wishes === "hot" ? (number * 101) % hotPairs : number
      const { eventId, priceId, seatIds } = pairOf(
        house,
        wanted,
        wishes === "close" ? littleHouse.seats : house.seats,
      )
      return [
        { type: "show" as const, id: eventId, prices: [{ id: priceId, qty: 2, seatIds: [...seatIds] }] },
      ]
    }
    return {
      path: `/v1/holds?subdomain=${house.website.id}&language=en`,
      token: sessions[number % sessions.length] ?? "",
      groups: wishes === "mixed" ? mixedWish(number) : own(),
    }
  }
}

async function load({ origins, wishes, connections, seconds, tokens }: LoadOrder): Promise<LoadResult> {
  const wishOf = wisher(wishes, JSON.parse(readFileSync(tokens, "utf8")))
  const answers: Record<string, number> = {}
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let next = 0
  let seats = 0

  async function shopper(client: Client): Promise<void> {
    while (performance.now() < end) {
      const wish = wishOf(next)
      next += 1
      if (wish === undefined) return
      const asked = performance.now()
      const { path, token, groups } = wish
      const headers = { "content-type": "application/json", "x-session-token": token }
      const { statusCode, body: answer } = await client.request({
        ...{ method: "POST", path, headers },
        body: JSON.stringify(groups),
      })
      await answer.arrayBuffer()
      times.push(performance.now() - asked)
      answers[statusCode] = (answers[statusCode] ?? 0) + 1
      if (statusCode === 200) seats += seatsWished(groups)
    }
  }

  const clients = Array.from(
    { length: connections },
    (_, at) => new Client(origins[at % origins.length] ?? "", { pipelining: 1 }),
  )
  await Promise.all(clients.map(shopper))
  const elapsed = (performance.now() - start) / 1000
  await Promise.all(clients.map((client) => client.close()))
  times.sort((one, other) => one - other)
  const at = (share: number) => round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN)
  return { answers, seats, perSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99) }
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

process.on("message", async (order: LoadOrder) => process.send?.(await load(order)))
process.once("disconnect", () => process.exit(0))
