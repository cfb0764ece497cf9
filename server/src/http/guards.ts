import { type OperationId, operations } from "@parterre/contract"
import { hasPermission } from "@parterre/domain/permissions"
import type { FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"
import type { ShopperSession, StaffMember, Website } from "./handler.ts"

/** Who a token belongs to, on one website; undefined when nobody or no longer. */
export interface TokenReader {
  /** `isLight`: whose it is need not be told, which mostly takes no query. */
  session(website: Website, token: string, isLight: boolean): Promise<ShopperSession | undefined>
  /** An operation was done that may have ended tokens. */
  changed(): void
  staff(website: Website, token: string): Promise<StaffMember | undefined>
}

/** What holds, carts and queues ask for is neither money, tickets nor an account: who signed in is nothing to them. */
const lightTags: readonly string[] = ["holds", "carts", "sessions", "queue"]

const isLight = (request: FastifyRequest): boolean => {
  const id = request.routeOptions.config.operationId
  return id !== undefined && lightTags.includes(operations[id].tag)
}

/** Whether an operation may give sessions to others, or end them; to open one does not. */
export const mayEndTokens = (id: OperationId): boolean =>
  id !== "createSession" &&
  operations[id].method !== "GET" &&
  (id === "logInWithPasskey" || ["clients", "sessions"].includes(operations[id].tag))

/** Permissions the contract asks for by name. */
type PermissionName = Extract<(typeof operations)[OperationId], { permission: string }>["permission"]

export type PermissionIds = Readonly<Record<PermissionName, number>>

/** Which permission a staff operation needs beside a living token; undefined: the token is enough. */
function neededPermission(id: OperationId, permissions: PermissionIds): number | undefined {
  const operation = operations[id]
  return "permission" in operation ? permissions[operation.permission] : undefined
}

/** The token of an `Authorization` header, when it carries one. */
export function bearerToken(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" ? /^bearer +([\w~.+/-]+=*) *$/i.exec(header)?.[1] : undefined
}

/** The contract's security schemes, named as there. */
export function securityGuards(tokens: TokenReader, permissions: PermissionIds) {
  const sessionToken = (request: FastifyRequest) => {
    const token = request.headers["x-session-token"]
    return typeof token === "string" && token !== "" ? token : undefined
  }
  const sessionOf = async (request: FastifyRequest, token: string): Promise<ShopperSession | undefined> => {
    const session = await tokens.session(websiteOf(request), token, isLight(request))
    const userAgent = request.headers["user-agent"]
    return session === undefined || userAgent === undefined ? session : { ...session, userAgent }
  }
  return {
    async session(request: FastifyRequest): Promise<void> {
      const token = sessionToken(request)
      if (token === undefined) throw new Refusal("session-missing")
      const session = await sessionOf(request, token)
      if (session === undefined) throw new Refusal("session-expired")
      request.context.session = session
    },
    /** For operations that do without a session but use a living one. */
    async sessionIfAny(request: FastifyRequest): Promise<void> {
      const token = sessionToken(request)
      if (token !== undefined) request.context.session = await sessionOf(request, token)
    },
    async staff(request: FastifyRequest): Promise<void> {
      const token = bearerToken(request.headers.authorization)
      if (token === undefined) throw new Refusal("staff-token-missing")
      const staff = await tokens.staff(websiteOf(request), token)
      if (staff === undefined) throw new Refusal("refresh-token-expired")
      const id = request.routeOptions.config.operationId
      const needed = id && neededPermission(id, permissions)
      if (needed !== undefined && !hasPermission(staff.permissions, needed))
        throw new Refusal("permission-missing")
      request.context.staff = staff
    },
  }
}

/** The tenant guard runs before any handler that needs a website. */
function websiteOf(request: FastifyRequest): Website {
  if (request.context.website === undefined) throw new Error("no tenant guard ran before this route")
  return request.context.website
}
