import { createHash } from "node:crypto"
import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import type { World } from "../world.ts"
import { gpErrors, refuse } from "./errors.ts"

interface Grant {
  /** epoch milliseconds */
  readonly expiresAt: number
  /** Undefined: everything. */
  readonly permissions: readonly string[] | undefined
}

/** Access tokens: who may call what, and until when. */
export function gpAccess(world: World) {
  const grants = new Map<string, Grant>()
  const { appId, appKey, accountNames } = sandboxCredentials.globalPayments

  async function routes(scope: FastifyInstance): Promise<void> {
    const on = world.overrides.operation("globalpayments", "sign-in")
    scope.post("/accesstoken", on, async (request, reply) => {
      const { body } = request
      if (request.headers["x-gp-version"] === undefined) return refuse(reply, gpErrors.noVersion)
      const missing = ["app_id", "nonce", "secret", "grant_type"].find(
        (name) => textAt(body, name) === undefined,
      )
      if (missing !== undefined) return refuse(reply, gpErrors.missing(missing))
      const secret = createHash("sha512")
        .update(`${textAt(body, "nonce")}${appKey}`)
        .digest("hex")
      if (textAt(body, "app_id") !== appId || textAt(body, "secret") !== secret) {
        return refuse(reply, gpErrors.badCredentials)
      }
      const seconds = integerAt(body, "seconds_to_expire") ?? 3_600
      const asked = listAt(body, "permissions").map(String)
      const permissions = asked.length === 0 ? undefined : asked
      const token = world.newId("gptoken")
      grants.set(token, { expiresAt: world.clock() + seconds * 1000, permissions })
      return {
        token,
        type: "Bearer",
        time_created: new Date(world.clock()).toISOString(),
        seconds_to_expire: seconds,
        scope: {
          accounts: [
            ...accountNames.map((name) => ({ id: `TRA_${name}`, name })),
            { id: "TKA_parterre", name: "tokenization" },
          ],
        },
      }
    })
  }

  /** Refuses a call without a live token for the permission; answers true when it may go on. */
  function admits(request: FastifyRequest, reply: FastifyReply, permission: string): boolean {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
    const grant = grants.get(token)
    if (request.headers["x-gp-version"] === undefined) refuse(reply, gpErrors.noVersion)
    else if (grant === undefined || grant.expiresAt <= world.clock()) refuse(reply, gpErrors.noToken)
    else if (grant.permissions?.includes(permission) === false) refuse(reply, gpErrors.noPermission)
    else return true
    return false
  }

  return { routes, admits, reset: () => grants.clear() }
}

export type GpAccess = ReturnType<typeof gpAccess>
