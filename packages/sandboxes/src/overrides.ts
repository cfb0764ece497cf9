import type { Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { SandboxName } from "./ledger.ts"

/**
 * How one coming call misbehaves. The `-after` kinds do the work first, so the card is charged
 * and the merchant never hears of it.
 */
export const BEHAVIOURS = ["http-500", "hang", "drop", "slow", "hang-after", "drop-after"] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

export interface Override {
  readonly processor: SandboxName
  /** Name of the call, such as `authorise` or `capture`; `*` takes the next call of any name. */
  readonly operation: string
  readonly behaviour: Behaviour
  /** For `slow`; 2,000 when absent. */
  readonly milliseconds?: number
  /** How many such calls go well before; none when absent. */
  readonly after?: number
}

/** What a route carries out; where one address serves many operations, what its request asks for. */
export type OperationName = string | ((request: FastifyRequest) => string)

/** Hooks of one route, so that an override can meet it. */
export interface OperationHooks {
  readonly preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  readonly onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>
}

export interface Overrides {
  add(override: Override): void
  waiting(): readonly Override[]
  reset(): void
  /** The hooks for the route that carries out this operation. */
  operation(processor: SandboxName, operation: OperationName): OperationHooks
  /** Ends the connections left hanging, so that the server can stop. */
  release(): void
}

const never = () => new Promise<never>(() => {})

export function createOverrides(): Overrides {
  let queue: Override[] = []
  const afterwards = new WeakMap<FastifyRequest, Behaviour>()
  const hanging = new Set<Socket>()

  function take(processor: SandboxName, operation: string): Override | undefined {
    const next = queue.find(
      (each) => each.processor === processor && (each.operation === "*" || each.operation === operation),
    )
    if (next === undefined) return undefined
    const { after = 0 } = next
    queue = queue.flatMap((each) =>
      each !== next ? [each] : after > 0 ? [{ ...next, after: after - 1 }] : [],
    )
    return after > 0 ? undefined : next
  }

  function hang(request: FastifyRequest): Promise<never> {
    const { socket } = request.raw
    hanging.add(socket)
    socket.once("close", () => hanging.delete(socket))
    return never()
  }

  function drop(request: FastifyRequest): Promise<never> {
    request.raw.socket.destroy()
    return never()
  }

  async function begin(override: Override, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    switch (override.behaviour) {
      case "http-500":
        return reply.code(500).send({ error: { code: "1007", message: "An internal error occurred." } })
      case "hang":
        return hang(request)
      case "drop":
        return drop(request)
      case "slow":
        return delay(override.milliseconds ?? 2_000)
      default:
        afterwards.set(request, override.behaviour)
        return undefined
    }
  }

  return {
    add: (override) => {
      queue.push(override)
    },
    waiting: () => queue,
    reset: () => {
      queue = []
    },
    operation: (processor, operation) => ({
      async preHandler(request, reply) {
        const override = take(processor, typeof operation === "string" ? operation : operation(request))
        return override === undefined ? undefined : begin(override, request, reply)
      },
      async onSend(request, _reply, payload) {
        const behaviour = afterwards.get(request)
        if (behaviour === "hang-after") return hang(request)
        if (behaviour === "drop-after") return drop(request)
        return payload
      },
    }),
    release: () => {
      for (const socket of hanging) socket.destroy()
    },
  }
}
