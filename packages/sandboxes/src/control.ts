import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance } from "fastify"
import { sandboxNames } from "./ledger.ts"
import { BEHAVIOURS } from "./overrides.ts"
import type { PayPalSandbox } from "./paypal/paypal.ts"
import type { StripeSandbox } from "./stripe/stripe.ts"
import type { World } from "./world.ts"

interface Control {
  readonly reset: () => void
  readonly lapse: (reference: string) => boolean
}

/** The processors that tell a webhook what happened. */
interface Tellers {
  readonly stripe: StripeSandbox
  readonly paypal: PayPalSandbox
}

/** What a teller has told, and its sending again. */
function eventRoutes<Event extends { readonly id: string }>(
  scope: FastifyInstance,
  prefix: string,
  teller: {
    readonly webhookUrl: string | undefined
    events(): readonly Event[]
    event(id: string | undefined): Event | undefined
    send(event: Event, url: string): Promise<number>
  },
): void {
  scope.get(`${prefix}/events`, async () => ({ events: teller.events() }))

  scope.post(`${prefix}/webhooks`, async (request, reply) => {
    const url = textAt(request.body, "url") ?? teller.webhookUrl
    const event = teller.event(textAt(request.body, "event"))
    if (event === undefined || url === undefined) {
      return reply.code(400).send({ message: "Name a known event, and a url unless one is configured." })
    }
    return { event: event.id, status: await teller.send(event, url) }
  })
}

/** The control API: make the next call misbehave, let reserved money lapse, read the ledger, send webhooks, start over. */
export function controlRoutes(world: World, { stripe, paypal }: Tellers, { reset, lapse }: Control) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/reset", async (_request, reply) => {
      reset()
      return reply.code(204).send()
    })

    scope.post("/next", async (request, reply) => {
      const processor = sandboxNames.find((name) => name === textAt(request.body, "processor"))
      const behaviour = BEHAVIOURS.find((each) => each === textAt(request.body, "behaviour"))
      if (processor === undefined || behaviour === undefined) {
        return reply.code(400).send({ processors: sandboxNames, behaviours: BEHAVIOURS })
      }
      const operation = textAt(request.body, "operation") ?? "authorise"
      const milliseconds = integerAt(request.body, "milliseconds")
      const after = integerAt(request.body, "after")
      const override = {
        processor,
        operation,
        behaviour,
        ...(milliseconds === undefined ? {} : { milliseconds }),
        ...(after === undefined ? {} : { after }),
      }
      world.overrides.add(override)
      return reply.code(201).send(override)
    })

    scope.get("/next", async () => ({ waiting: world.overrides.waiting() }))

    scope.post("/lapse", async (request, reply) =>
      lapse(textAt(request.body, "reference") ?? "")
        ? reply.code(204).send()
        : reply.code(404).send({ message: "Name a reference in the ledger whose money is reserved." }),
    )

    scope.get("/ledger", async () => ({ entries: world.ledger.all() }))

    eventRoutes(scope, "/stripe", stripe)
    eventRoutes(scope, "/paypal", paypal)

    scope.post("/paypal/approve", async (request, reply) =>
      paypal.approve(textAt(request.body, "order") ?? "", textAt(request.body, "account") ?? "")
        ? reply.code(204).send()
        : reply.code(404).send({ message: "Name an order that waits, and an account of the approval page." }),
    )
  }
}
