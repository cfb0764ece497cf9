/**
 * Shoppers who come one after the other, as a process of its own: each reads what a browser reads, chooses two seats of its
 * own and starts to pay. Told what to do by one message; answers how many visits were done and how long they took.
 */
import type { Venue } from "@parterre/contract"
import { type Answer, caller, type Pair, pairsOf, type Shop } from "../http/shopper.ts"

export interface Visits extends Shop {
  /** How many shop at the same time. */
  readonly shoppers: number
  readonly milliseconds: number
}

export interface Visited {
  readonly visits: number
  readonly perSecond: number
  /** Milliseconds of a whole visit, and of its hold. */
  readonly visit: { readonly p50: number; readonly p99: number }
  readonly hold: { readonly p50: number; readonly p99: number }
  /** What was refused, by its code. */
  readonly refused: Readonly<Record<string, number>>
}

const shares = (taken: number[]) => {
  taken.sort((one, other) => one - other)
  const at = (share: number) => Math.round((taken[Math.floor(taken.length * share)] ?? Number.NaN) * 10) / 10
  return { p50: at(0.5), p99: at(0.99) }
}

async function shop(visits: Visits): Promise<Visited> {
  const pairs = [...(await pairsOf(visits))]
  const sections = await sectionsOf(visits, [...new Set(pairs.map(({ eventId }) => eventId))])
  const refused: Record<string, number> = {}
  const taken = { visit: [] as number[], hold: [] as number[] }
  const start = performance.now()

  async function visit(pair: Pair): Promise<void> {
    const { call, useToken, end } = caller(visits)
    const began = performance.now()
    const needed = async (answer: Promise<Answer>): Promise<string> => {
      const { status, text } = await answer
      if (status === 200) return text
      const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? String(status)
      refused[code] = (refused[code] ?? 0) + 1
      throw new Error(code)
    }
    try {
      const { eventId, pageId, priceId, seatIds } = pair
      await needed(call("GET", "/v1/websites/config"))
      await needed(call("GET", `/v1/pages/${pageId}`))
      await needed(call("GET", `/v1/events/${eventId}`))
      await needed(call("GET", `/v1/seatmap/event/${eventId}/polygons`))
      for (const section of sections.get(eventId)?.(5) ?? [])
        await needed(call("GET", `/v1/seatmap/event/${eventId}/section/${section}/details`))
      useToken(JSON.parse(await needed(call("POST", "/v1/session"))).sessionToken)
      const line = { id: priceId, qty: 2, seatIds }
      const heldAt = performance.now()
      await needed(call("POST", "/v1/holds", [{ type: "show", id: eventId, prices: [line] }]))
      taken.hold.push(performance.now() - heldAt)
      await needed(call("GET", "/v1/cart/self"))
      await needed(call("PUT", "/v1/session/create-sale"))
      taken.visit.push(performance.now() - began)
    } catch {
      // Counted by its code.
    } finally {
      end()
    }
  }

  async function shopper(): Promise<void> {
    while (performance.now() - start < visits.milliseconds) {
      const pair = pairs.pop()
      if (pair === undefined) throw new Error("everything is sold: shorten the run")
      await visit(pair)
    }
  }
  await Promise.all(Array.from({ length: visits.shoppers }, shopper))
  const seconds = (performance.now() - start) / 1000
  return {
    visits: taken.visit.length,
    perSecond: Math.round((taken.visit.length / seconds) * 10) / 10,
    visit: shares(taken.visit),
    hold: shares(taken.hold),
    refused,
  }
}

/** For each event, its sections in turn, so many at a time. */
async function sectionsOf({ port, site }: Shop, eventIds: readonly string[]) {
  const all = eventIds.map(async (id) => {
    const url = `http://127.0.0.1:${port}/v1/seatmap/event/${id}/polygons?subdomain=${site}`
    const map = (await (await fetch(url)).json()) as Venue
    const ids = map.levels
      .flatMap((level) => level.sections)
      .flatMap((section) => (section.kind === "seats" ? section.id : []))
    let next = 0
    const some = (count: number) =>
      Array.from({ length: count }, () => {
        next += 1
        return ids[next % ids.length] as string
      })
    return [id, some] as const
  })
  return new Map(await Promise.all(all))
}

process.once("message", (visits: Visits) => {
  shop(visits).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
