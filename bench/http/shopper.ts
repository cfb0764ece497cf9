/** A shopper who calls the server over one connection, and the seats that shoppers may choose. */
import { Agent, request } from "node:http"
import type { EventDetail, PageSummary, SeatDetail, Section, Venue } from "@parterre/contract"

/** A website of a server. */
export interface Shop {
  readonly port: number
  readonly site: string
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Two seats side by side, and what they cost together. */
export interface Pair {
  readonly eventId: string
  readonly pageId: string
  readonly priceId: string
  readonly seatIds: readonly string[]
}

export function caller({ port, site }: Shop) {
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
export async function pairsOf({ port, site }: Shop): Promise<readonly Pair[]> {
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
