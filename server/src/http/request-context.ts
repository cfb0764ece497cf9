import type { OperationId, ProblemCode } from "@parterre/contract"
import type { ShopperSession, StaffMember, Website } from "./handler.ts"

/** What the guards learn about a request before its handler runs. */
export interface RequestContext {
  website: Website | undefined
  session: ShopperSession | undefined
  staff: StaffMember | undefined
  rawBody: Buffer | undefined
  /** What it was refused with. */
  problem: ProblemCode | undefined
}

declare module "fastify" {
  interface FastifyRequest {
    context: RequestContext
  }
  interface FastifyContextConfig {
    operationId?: OperationId
    /** Of a route beside the contract: the operation whose limits it draws on. */
    countsAs?: OperationId
  }
}

export const emptyContext = (): RequestContext => ({
  website: undefined,
  session: undefined,
  staff: undefined,
  rawBody: undefined,
  problem: undefined,
})
