/** The load generator in a process of its own: `run.ts` sends it one order after another. */
import { readFileSync } from "node:fs"
import { Client } from "undici"
import { type BenchHouse, largeHouse, littleHouse, pairOf, pairsOf } from "./house.ts"

/**
 * What everybody wants: seats all over a large house, in a large house as close together as in a small one, in a small
 * house, or the same few hundred seats.
 */
export type Wishes = "spread" | "close" | "small" | "hot"

export interface LoadOrder {
  readonly origins: readonly string[]
  readonly wishes: Wishes
  readonly connections: number
  readonly seconds: number
  /** A JSON file with the tokens of each house's sessions. */
  readonly tokens: string
}

export type Tokens = Readonly<Record<"large" | "little", readonly string[]>>

export interface LoadResult {
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Pairs that everybody wants: 500 seats. */
const hotPairs = 250

interface Wish {
  readonly path: string
  readonly token: string
  readonly body: string
}

/** The wish of each number, until nothing is left to wish for. */
function wisher(wishes: Wishes, tokens: Tokens): (number: number) => Wish | undefined {
  const [house, sessions]: [BenchHouse, readonly string[]] =
    wishes === "small" ? [littleHouse, tokens.little] : [largeHouse, tokens.large]
  const all = pairsOf(house)
  return (number) => {
    if (wishes !== "hot" && number >= all) return undefined
    const wanted = wishes === "hot" ? (number * 101) % hotPairs : number
    const pair = pairOf(house, wanted, wishes === "close" ? littleHouse.seats : house.seats)
    const prices = [{ id: pair.priceId, qty: 2, seatIds: pair.seatIds }]
    return {
      path: `/v1/holds?subdomain=${house.website.id}&language=en`,
      token: sessions[number % sessions.length] ?? "",
      body: JSON.stringify([{ type: "show", id: pair.eventId, prices }]),
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

  async function shopper(client: Client): Promise<void> {
    while (performance.now() < end) {
      const wish = wishOf(next)
      next += 1
      if (wish === undefined) return
      const asked = performance.now()
      const { path, token, body } = wish
      const headers = { "content-type": "application/json", "x-session-token": token }
      const { statusCode, body: answer } = await client.request({ method: "POST", path, headers, body })
      await answer.arrayBuffer()
      times.push(performance.now() - asked)
      answers[statusCode] = (answers[statusCode] ?? 0) + 1
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
  return { answers, perSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99) }
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

process.on("message", async (order: LoadOrder) => process.send?.(await load(order)))
process.once("disconnect", () => process.exit(0))
