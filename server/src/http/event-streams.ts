import type { ServerResponse } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"
import { callerNetwork } from "./caller-network.ts"
import { addressTold, type RequestLines, requestTold } from "./logging.ts"
import { tooMany } from "./refusal-limit.ts"

/** A connection that events are written to. */
export interface EventStream {
  readonly response: ServerResponse
  /** Which of the heartbeats' rounds is its own. */
  readonly round: number
}

/** An answer that goes on: whoever is told the same is in the same set. */
export class EventsAnswer {
  /** Read when the connection is open, in the same moment in which it joins the others. */
  readonly first: () => Buffer
  readonly streams: Set<EventStream>

  constructor(first: () => Buffer, streams: Set<EventStream>) {
    this.first = first
    this.streams = streams
  }
}

export interface StreamLimits {
  /** Streams that are open at once, in this process. */
  readonly streams: number
  /** Those of one network. */
  readonly streamsAddress: number
}

export interface StreamOptions {
  readonly limits: StreamLimits
  /** Milliseconds between two signs of life of a stream; 20,000 when absent. */
  readonly heartbeat?: number
}

/** Milliseconds to wait before a server that was full is asked again. */
const fullFor = 30_000
/** Bytes that may wait for a caller who reads slowly, beside the first event; what is behind further is dropped. */
const mostUnsent = 128 * 1024
/** Streams written to in one go, about five milliseconds of work: requests get in between. */
const inOneGo = 250
/** In so many rounds all streams get their sign of life, so that they do not get it in the same moment. */
const rounds = 20
const sign = Buffer.from(":\n\n")

export type EventStreams = ReturnType<typeof eventStreams>

/** The open streams of a process, whatever they tell. */
export function eventStreams({ limits, heartbeat = 20_000 }: StreamOptions) {
  const open = new Set<EventStream>()
  const ofNetwork = new Map<string, number>()
  let opened = 0
  let isEnding = false
  let beating: NodeJS.Timeout | undefined

  function refuseWhenFull(network: string): void {
    if (isEnding || open.size >= limits.streams)
      throw new Refusal("service-unavailable", { retryAfter: fullFor / 1000 })
    if ((ofNetwork.get(network) ?? 0) >= limits.streamsAddress) throw tooMany(fullFor)
  }

  function write(stream: EventStream, bytes: Buffer): void {
    const { response } = stream
    // Its caller connects again and is told the state of then, which is less than all it has missed.
    if (response.writableLength > mostUnsent) response.destroy()
    else if (!response.writableEnded) response.write(bytes)
  }

  function beat(round: number): void {
    for (const stream of open) if (stream.round === round) write(stream, sign)
    beating = open.size === 0 ? undefined : setTimeout(beat, heartbeat / rounds, (round + 1) % rounds).unref()
  }

  return {
    /** Throws what a caller is refused with when there is no room for another stream; before any work is done for it. */
    refuseWhenFull,

    /** Answers a request with events, for as long as both sides want. */
    open(
      request: FastifyRequest,
      reply: FastifyReply,
      { first, streams }: EventsAnswer,
      lines: RequestLines | undefined,
    ): void {
      const network = callerNetwork(request)
      refuseWhenFull(network)
      const startedAt = performance.now()
      reply.hijack()
      const response = reply.raw
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        // Not for keeping, and not for compressing: what compresses waits for more.
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
        // Nothing comes after it, and a server that stops has no idle connection to wait for.
        connection: "close",
      })
      if (request.method === "HEAD" || response.destroyed) {
        response.end()
        return
      }
      const stream: EventStream = { response, round: opened % rounds }
      opened += 1
      open.add(stream)
      ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1)
      streams.add(stream)
      response.write(first())
      response.once("close", () => {
        open.delete(stream)
        streams.delete(stream)
        const others = (ofNetwork.get(network) ?? 1) - 1
        if (others > 0) ofNetwork.set(network, others)
        else ofNetwork.delete(network)
        // The framework writes the line of an answer that was finished.
        if (!response.writableFinished)
          lines?.write({
            reqId: request.id,
            address: addressTold(requestTold(request)),
            ip: request.ip,
            statusCode: response.statusCode,
            responseTime: performance.now() - startedAt,
          })
      })
      beating ??= setTimeout(beat, heartbeat / rounds, 0).unref()
    },

    /** Writes the same bytes to all of these. */
    async send(streams: ReadonlySet<EventStream>, bytes: Buffer): Promise<void> {
      let written = 0
      for (const stream of [...streams]) {
        write(stream, bytes)
        written += 1
        if (written % inOneGo === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    },

    /** Ends these streams; their callers may come again. */
    end(streams: ReadonlySet<EventStream>): void {
      for (const { response } of streams) response.end()
    },

    /** Ends all of them, and opens no others. */
    endAll(): void {
      isEnding = true
      clearTimeout(beating)
      for (const { response } of open) response.end()
    },

    /** How many are open. */
    count: () => open.size,
  }
}
