/**
 * Shoppers who come one after the other, as a process of its own: each reads what a browser reads, chooses two seats of its
 * own and starts to pay. Told what to do by one message; answers how many visits were done and how long they took.
 */
import { Agent, request } from "node:http"
import type { EventDetail, PageSummary, SeatDetail, Section, Venue } from "@parterre/contract"

export interface Visits {
  readonly port: number
  readonly site: string
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

interface Answer {
  readonly status: number
  readonly text: string
}

interface Pair {
  readonly eventId: string
  readonly pageId: string
  readonly priceId: string
  readonly seatIds: readonly string[]
}

function caller({ port, site }: Visits) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let token = ""
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        "accept-encoding": "gzip, deflate, br",
        ...(token === "" ? {} : { "x-session-token": token }),
        ...(text === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      }
      const url = `${path}?subdomain=${site}&language=en&context=WEB`
      request({ agent, host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on("data", (part: Buffer) => parts.push(part))
        // What is compressed nobody here reads.
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      })
        .on("error", reject)
        .end(text)
    })
  return {
    call,
    useToken: (value: string) => {
      token = value
    },
    end: () => agent.destroy(),
  }
}

/** Pairs of seats side by side that can be sold in any order without leaving one alone. */
async function pairsOf({ port, site }: Visits): Promise<readonly Pair[]> {
  const read = async <Body>(path: string): Promise<Body> =>
    (await fetch(`http://127.0.0.1:${port}${path}?subdomain=${site}&language=en`)).json() as Promise<Body>
  const pairs: Pair[] = []
  for (const { id: pageId, nextEventId } of await read<PageSummary[]>("/v1/pages")) {
    if (nextEventId === undefined) continue
    const event = await read<EventDetail>(`/v1/events/${nextEventId}`)
    if (event.saleState !== "ONSALE" || event.seatMap === "none") continue
    const priceOf = new Map(
      event.priceLevels.flatMap(({ id, prices }) => {
        const price = prices.find(({ minTickets, divisor }) => minTickets <= 2 && divisor <= 1)
        return price === undefined ? [] : [[id, price.id] as const]
      }),
    )
    const map = await read<Venue>(`/v1/seatmap/event/${event.id}/full`)
    for (const section of map.levels.flatMap((level) => level.sections)) {
      const path = `/v1/seatmap/event/${event.id}/section/${section.id}/details`
      const details = await read<SeatDetail[]>(path)
      for (const { level, seatIds } of freePairs(section, details)) {
        const priceId = priceOf.get(level)
        if (priceId !== undefined) pairs.push({ eventId: event.id, pageId, priceId, seatIds })
      }
    }
  }
  return pairs
}

function freePairs(
  { rows = [] }: Section,
  details: readonly SeatDetail[],
): { readonly level: string; readonly seatIds: readonly string[] }[] {
  const levelOf = new Map(
    details.flatMap((seat) => (seat.sellable ? [[seat.seatId, seat.priceLevelId]] : [])),
  )
  return rows
    .filter(({ type }) => type === "SEAT")
    .flatMap(({ seats }) => {
      const runs: { level: string; seatIds: string[] }[] = []
      for (const { id } of seats) {
        const level = levelOf.get(id) ?? undefined
        const last = runs.at(-1)
        if (level !== undefined && last?.level === level) last.seatIds.push(id)
        else runs.push({ level: level ?? "", seatIds: level === undefined ? [] : [id] })
      }
      return runs.flatMap(({ level, seatIds }) => {
        // Of an odd run three stay free together.
        const usable = seatIds.length % 2 === 0 ? seatIds.length : seatIds.length - 3
        return Array.from({ length: Math.max(0, usable / 2) }, (_, pair) => ({
          level,
          seatIds: seatIds.slice(2 * pair, 2 * pair + 2),
        }))
      })
    })
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
async function sectionsOf({ port, site }: Visits, eventIds: readonly string[]) {
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
